import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { LampScene, type StagePictures } from "#src/parts/lamp-scene/lamp-scene.tsx";
import { needsScript } from "#src/parts/no-script/needs-script.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { BrandMark, brandName, Wordmark } from "#src/ui/brand/brand.tsx";
import { css, cx } from "#styled-system/css";
import { authTexts } from "./auth-texts.ts";

const page = css({ minHeight: "100dvh", display: "flex", flexDirection: { base: "column", md: "row" } });
const still = css({
  flex: { base: "none", md: "0 0 55%" },
  height: { base: "calc(200px + env(safe-area-inset-top))", md: "100dvh" },
  position: { base: "relative!", md: "sticky!" },
  top: "0",
});
const brand = css({
  inlineRow: "3",
  minHeight: "44px",
  m: { base: "6px 16px", md: "14px 48px" },
  mt: { base: "calc(6px + env(safe-area-inset-top))", md: "14px" },
  color: "fg.onMedia",
  textDecoration: "none",
  borderRadius: "md",
});
const line = css({
  position: "absolute",
  left: { base: "4", md: "12" },
  bottom: { base: "4", md: "12" },
  maxWidth: { base: "52%", md: "46%" },
  textStyle: "narration",
  fontSize: { base: "15px", md: "22px" },
  color: "#b9d6d8",
  textWrap: "balance",
});
/** With words in it, the picture on a phone is as high as they need, and she stands above them. */
const tall = css({
  height: { base: "auto!", md: "100dvh!" },
  display: "flex",
  flexDirection: "column",
  "& > img:nth-of-type(2)": {
    top: { base: "14px", md: "auto" },
    bottom: { base: "auto", md: "4%" },
    right: { base: "6px", md: "4%" },
    width: { base: "150px", md: "min(54%, 520px)" },
  },
});
const spoken = css({
  mt: "auto",
  px: { base: "4", md: "12" },
  pt: { base: "120px", md: "6" },
  pb: { base: "2", md: "12" },
});
const column = css({
  flex: "1",
  display: "grid",
  placeItems: { base: "start center", md: "center" },
  px: "4",
  pt: { base: "8", md: "12" },
  pb: { base: "calc(32px + env(safe-area-inset-bottom))", md: "12" },
});
const box = css({ width: "full", maxWidth: "400px" });
const lead = css({ mt: "2", mb: "6", color: "fg.muted", textWrap: "pretty" });

type AuthLayoutProps = {
  title: string;
  text: ReactNode;
  /** A later step of the same page: its heading takes the focus that the previous step's control had. */
  isLaterStep?: boolean;
  /** Stands in the picture in place of its line. */
  scene?: ReactNode;
  /** Who stands in it; default: the keeper of the lighthouse. */
  pictures?: StagePictures | undefined;
  children?: ReactNode;
};

/**
 * Layout of the sign-in pages: the scene at the left and the form at the right; on a phone the scene is the header
 * (design 12).
 */
export function AuthLayout({ title, text, isLaterStep = false, scene, pictures, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLaterStep) heading.current?.focus();
  }, [isLaterStep]);
  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <header className={css({ display: "contents" })}>
        <LampScene pictures={pictures} className={cx(still, scene !== undefined && tall)}>
          <Link to="/" className={brand} aria-label={brandName}>
            <BrandMark size={28} />
            <Wordmark />
          </Link>
          {scene === undefined ? (
            <p className={line} aria-hidden="true">
              {authTexts.scene}
            </p>
          ) : (
            <div className={spoken}>{scene}</div>
          )}
        </LampScene>
      </header>
      <main className={column}>
        <div className={box}>
          <h1 ref={heading} tabIndex={isLaterStep ? -1 : undefined} className={css({ textStyle: "h1" })}>
            {title}
          </h1>
          <p className={lead}>{text}</p>
          <noscript />
          <div className={needsScript}>{children}</div>
        </div>
      </main>
    </div>
  );
}
