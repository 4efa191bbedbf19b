import type { ReactNode } from "react";
import { helpAddress } from "#src/domain/addresses.ts";
import { labels } from "#src/domain/messages.ts";
import { paletteTexts } from "#src/features/shell/palette/palette-texts.ts";
import { SkipLink } from "#src/parts/skip-link/skip-link.tsx";
import { BrandMark, brandName, Wordmark } from "#src/ui/brand/brand.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { css } from "#styled-system/css";

const bar = css({
  row: "3",
  justifyContent: "space-between",
  px: { base: "4", md: "8" },
  pt: "calc(8px + env(safe-area-inset-top))",
  pb: "2",
  borderBottom: "1px solid {colors.border.subtle}",
  _print: { display: "none" },
});
const brand = css({ inlineRow: "3", minHeight: "44px", color: "inherit", textDecoration: "none", borderRadius: "md" });
const foot = css({
  inlineRow: "3",
  flexWrap: "wrap",
  px: { base: "4", md: "8" },
  pt: "2",
  pb: "calc(16px + env(safe-area-inset-bottom))",
  _print: { display: "none" },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "44px", color: "fg.muted", borderRadius: "xs" },
});

/** Around a text that is a document of its own: the way home, to sign-in and to the other texts. */
export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={bar}>
        <a href="/" className={brand} aria-label={brandName}>
          <BrandMark size={28} />
          <Wordmark />
        </a>
        <Button asChild>
          <a href="/sign-in">{labels.signIn}</a>
        </Button>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={foot}>
        <a href="/terms">{labels.terms}</a>
        <a href="/privacy">{labels.privacy}</a>
        <a href={helpAddress}>{paletteTexts.help}</a>
      </footer>
    </>
  );
}
