import { Link } from "@tanstack/react-router";
import { addresses } from "#src/domain/addresses.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { CastStrip } from "#src/features/landing/cast-strip.tsx";
import { LampScene } from "#src/parts/lamp-scene/lamp-scene.tsx";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Region } from "#src/parts/region/region.tsx";
import { BrandMark, brandName, Wordmark } from "#src/ui/brand/brand.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { css } from "#styled-system/css";

const hero = css({ height: "clamp(600px, 86vh, 860px)", display: "flex", flexDirection: "column" });
const nav = css({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  px: { base: "4", md: "12" },
  py: { base: "3", md: "5" },
  "& path": { stroke: "currentColor" },
});
const brand = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "14px",
  color: "fg.onMedia",
  textDecoration: "none",
  borderRadius: "md",
});
const words = css({ mt: "auto", px: { base: "4", md: "12" }, pb: { base: "8", md: "16" }, maxWidth: { md: "760px" } });
const wide = css({ px: { base: "4", md: "12" }, py: { base: "8", md: "12" }, maxWidth: "1440px", mx: "auto" });
const features = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
  gap: { base: "6", md: "8" },
  mt: "22px",
  listStyle: "none",
});
const footer = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "5",
  px: { base: "4", md: "12" },
  py: "8",
  color: "fg.muted",
  borderTop: "1px solid {colors.border.subtle}",
  "& a": {
    color: "inherit",
    textDecoration: "none",
    borderRadius: "xs",
    _hover: { color: "fg.default", textDecoration: "underline" },
  },
});

/** `/` (SHELL-04): the still, one line, and the cast. No chrome (GAP-19, design 12). */
export function LandingScreen() {
  return (
    <>
      <PageTitle>{texts.landing.title}</PageTitle>
      <main>
        <LampScene isHero className={hero}>
          <header className={nav}>
            <Link to="/" className={brand} aria-label={brandName}>
              <BrandMark size={30} />
              <Wordmark className={css({ fontSize: "27px!" })} />
            </Link>
            <span className={css({ flex: "1" })} />
            <Button variant="media" asChild>
              <Link to="/sign-in">{labels.signIn}</Link>
            </Button>
          </header>
          <div className={words}>
            <h1 className={css({ textStyle: "hero" })}>{texts.landing.headline}</h1>
            <p
              className={css({
                mt: { base: "3", md: "22px" },
                maxWidth: "31em",
                fontSize: { base: "16.5px", md: "18.5px" },
                lineHeight: "1.5",
                color: "#e4ded3",
              })}
            >
              {texts.landing.lead}
            </p>
            <div className={css({ display: "flex", flexWrap: "wrap", gap: "3", mt: "6" })}>
              <Button variant="primary" size="lg" asChild>
                <Link to="/sign-up">{texts.auth.signUp}</Link>
              </Button>
              <Button variant="media" size="lg" asChild>
                <Link to="/home">{texts.landing.fullCast}</Link>
              </Button>
            </div>
          </div>
        </LampScene>
        <section className={wide} aria-labelledby="landing-cast">
          <h2 id="landing-cast" className={css({ textStyle: "h2" })}>
            {texts.landing.cast}
          </h2>
          <Region name="landing-cast">
            <CastStrip />
          </Region>
        </section>
        <section className={wide} aria-labelledby="landing-features">
          <h2 id="landing-features" className={css({ textStyle: "h2" })}>
            {texts.landing.featuresTitle}
          </h2>
          <ul className={features}>
            {texts.landing.features.map(({ title, text }) => (
              <li key={title}>
                <h3 className={css({ textStyle: "h3" })}>{title}</h3>
                <p className={css({ mt: "2", color: "fg.muted", maxWidth: "40ch" })}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer className={footer}>
        <Link to="/terms">{labels.terms}</Link>
        <Link to="/privacy">{labels.privacy}</Link>
        {addresses.wiki !== null && (
          <a href={addresses.wiki} target="_blank" rel="noopener noreferrer">
            {texts.shell.wiki}
          </a>
        )}
      </footer>
    </>
  );
}
