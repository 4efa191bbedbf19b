import { Link, type LinkProps, linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

const page = css({
  width: "full",
  maxWidth: "1440px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "4" },
  pb: { base: "128px", md: "72px" },
});
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: { base: "4", md: "18px" } });
const ways = css({
  display: "flex",
  p: "1",
  borderRadius: "input",
  bg: "bg.sunken",
  width: { base: "full", md: "auto" },
  ms: "auto",
  "& a": {
    flex: { base: "1", md: "none" },
    display: "grid",
    placeItems: "center",
    minHeight: { base: "44px", md: "36px" },
    px: { base: "1.5", md: "4" },
    borderRadius: "md",
    color: "fg.muted",
    fontSize: "14px",
    fontWeight: "semibold",
    textAlign: "center",
    textDecoration: "none",
    _hover: { color: "fg.default" },
    "&[aria-current]": { bg: "bg.active", color: "fg.default" },
  },
});

const links: readonly (LinkProps & { label: string })[] = [
  { ...linkOptions({ to: "/text-to-image" }), label: imagesTexts.fromWords },
  { ...linkOptions({ to: "/image-to-image" }), label: imagesTexts.fromPicture },
  { ...linkOptions({ to: "/image-templates" }), label: imagesTexts.templates },
];

/** Layout of the three image pages: the title, and links to the other two. */
export function ImagesFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <div className={head}>
        <h1 className={css({ textStyle: "h1" })}>{title}</h1>
        <nav className={ways} aria-label={imagesTexts.ways}>
          {links.map(({ label, ...link }) => (
            <Link key={label} {...link} activeOptions={{ includeSearch: false }}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {children}
    </div>
  );
}
