import { css, cx } from "#styled-system/css";

/** The product's name. No other module knows it, the wordmark or the mark; index.html draws the mark before any is there. */
export const brandName = "Sotto";

interface BrandProps {
  /** Height of the mark in CSS pixels. */
  size?: number;
  className?: string;
}

/** The mark: a frame with its cue mark. Decoration beside the wordmark or inside a named link. */
export function BrandMark({ size = 30, className }: BrandProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={cx(css({ display: "block", flexShrink: "0", color: "fg.default" }), className)}
      aria-hidden="true"
    >
      <path
        d="M19 4.5H9.5a5 5 0 0 0-5 5v13a5 5 0 0 0 5 5h13a5 5 0 0 0 5-5V13"
        className={css({ fill: "none", stroke: "currentColor", strokeWidth: "2.6", strokeLinecap: "round" })}
      />
      <circle cx="25.2" cy="6.8" r="4.3" className={css({ fill: "accent.default" })} />
    </svg>
  );
}

/** The product's name. Always in the display font, whatever font is chosen. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        css({
          fontFamily: "{fonts.newsreader}",
          fontSize: "23px",
          fontWeight: "title",
          letterSpacing: "-0.02em",
          lineHeight: "1",
          pt: "3px",
          whiteSpace: "nowrap",
        }),
        className,
      )}
    >
      {brandName}
    </span>
  );
}
