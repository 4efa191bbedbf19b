import { cloneElement, type ReactNode, useState } from "react";
import { addresses } from "#src/domain/addresses.ts";
import { labels } from "#src/domain/messages.ts";
import { openings } from "#src/domain/openings.ts";
import { frontTexts } from "#src/domain/front-texts.ts";
import { CastStrip } from "#src/features/landing/cast-strip.tsx";
import { FeatureCards } from "#src/features/landing/feature-cards.tsx";
import { LandingComposer } from "#src/features/landing/landing-composer.tsx";
import type { LandingAddress, LandingLink } from "#src/features/landing/landing-link.ts";
import { landingTexts } from "#src/features/landing/landing-texts.ts";
import { PlansOffered } from "#src/features/landing/plans-offered.tsx";
import { sceneTexts } from "#src/features/landing/scene-texts.ts";
import { Writers } from "#src/features/landing/writers.tsx";
import { SpokenLine } from "#src/parts/prose/spoken-line.tsx";
import { picturesOf } from "#src/parts/lamp-scene/stage-pictures.ts";
import { LampScene } from "#src/parts/lamp-scene/lamp-scene.tsx";
import { needsScript } from "#src/parts/no-script/needs-script.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Region } from "#src/parts/region/region.tsx";
import { BrandMark, brandName, Wordmark } from "#src/ui/brand/brand.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css, cx } from "#styled-system/css";

const hero = css({ minHeight: "clamp(640px, 86svh, 860px)", display: "flex", flexDirection: "column" });
const nav = css({
  row: "14px",
  px: { base: "4", md: "12" },
  pt: { base: "calc(8px + env(safe-area-inset-top))", md: "14px" },
});
const brand = css({
  inlineRow: "14px",
  minHeight: "44px",
  color: "fg.onMedia",
  textDecoration: "none",
  borderRadius: "md",
});
const navLink = css({
  display: { base: "none", md: "inline-flex" },
  alignItems: "center",
  minHeight: "44px",
  px: "3",
  color: "fg.onMedia",
  fontWeight: "medium",
  textDecoration: "none",
  borderRadius: "sm",
});
const words = css({
  mt: "auto",
  px: { base: "4", md: "12" },
  pt: { base: "300px", md: "12" },
  pb: { base: "6", md: "10" },
  maxWidth: { md: "820px" },
});
/** Her line, as a subtitle stands under a film. */
const subtitle = css({
  mt: { base: "6", md: "10" },
  maxWidth: "40em",
  fontSize: { base: "16.5px", md: "19px" },
  fontWeight: "medium",
  lineHeight: "1.4",
  textShadow: "0 1px 12px #000",
  "& bdi > span": { fontSize: "1.05em" },
});
const wide = css({ px: { base: "4", md: "12" }, py: { base: "8", md: "12" }, maxWidth: "1440px", mx: "auto" });
const headLine = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "5",
});
const footer = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "1",
  px: { base: "4px", md: "36px" },
  pt: "6",
  pb: "calc(24px + env(safe-area-inset-bottom))",
  color: "fg.muted",
  borderTop: "1px solid {colors.border.subtle}",
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    px: "3",
    color: "inherit",
    textDecoration: "none",
    borderRadius: "xs",
    _hover: { color: "fg.default", textDecoration: "underline" },
  },
});

const adults = css({ alignSelf: "center", ms: { md: "auto" }, px: "3", fontSize: "13px" });

export type LandingScreenProps = {
  link: LandingLink;
  /** Goes to sign-up with the words that are kept. */
  onReply: () => void;
};

/** `/` (SHELL-04): a scene that waits for the visitor's answer, the cast, and what it is. No chrome (GAP-19, design 12). */
export function LandingScreen({ link, onReply }: LandingScreenProps) {
  const to = (address: LandingAddress, children: ReactNode, props: { className?: string } = {}) =>
    cloneElement(link(address), props, children);
  const [opening, setOpening] = useState(openings[0]);
  return (
    <>
      <PageTitle>{sceneTexts.title}</PageTitle>
      <main>
        <LampScene isHero pictures={picturesOf(opening.name)} className={hero}>
          <header className={nav}>
            {to(
              "/",
              <>
                <BrandMark size={30} />
                <VisuallyHidden>{brandName}</VisuallyHidden>
                <Wordmark className={css({ fontSize: "27px!" })} />
              </>,
              { className: brand },
            )}
            <span className={css({ flex: "1" })} />
            <a href="#plans" className={navLink}>
              {landingTexts.plansLink}
            </a>
            <Button variant="media" asChild>
              {to("/sign-in", labels.signIn)}
            </Button>
          </header>
          <div className={words}>
            <h1 className={css({ textStyle: "hero" })}>{sceneTexts.headline}</h1>
            <p
              className={css({
                mt: { base: "3", md: "22px" },
                maxWidth: "31em",
                fontSize: { base: "16.5px", md: "18.5px" },
                lineHeight: "1.5",
                color: "#e4ded3",
              })}
            >
              {sceneTexts.lead}
            </p>
            <p className={subtitle}>
              <SpokenLine text={opening.line} />
            </p>
            <noscript />
            <LandingComposer opening={opening} onOpening={setOpening} onReply={onReply} />
          </div>
        </LampScene>
        <section className={cx(wide, needsScript)} aria-labelledby="landing-cast">
          <div className={headLine}>
            <h2 id="landing-cast" className={css({ textStyle: "h2" })}>
              {landingTexts.cast}
            </h2>
            <TextLink tone="quiet" asChild>
              {to("/home", landingTexts.fullCast)}
            </TextLink>
          </div>
          <Region name="landing-cast">
            <CastStrip link={link} />
          </Region>
        </section>
        <section className={wide} aria-labelledby="landing-features">
          <h2 id="landing-features" className={css({ textStyle: "h2" })}>
            {landingTexts.featuresTitle}
          </h2>
          <FeatureCards />
        </section>
        <Writers className={wide} link={link} />
        <section id="plans" className={wide} aria-labelledby="landing-plans">
          <h2 id="landing-plans" className={css({ textStyle: "h2" })}>
            {landingTexts.plans}
          </h2>
          <PlansOffered />
          <Button variant="line" size="lg" asChild>
            {to("/sign-up", frontTexts.signUp)}
          </Button>
        </section>
      </main>
      <footer className={footer}>
        {to("/terms", labels.terms)}
        {to("/privacy", labels.privacy)}
        <a href={addresses.wiki} target="_blank" rel="noopener noreferrer">
          {frontTexts.wiki}
        </a>
        <p className={adults}>{landingTexts.adults}</p>
      </footer>
    </>
  );
}
