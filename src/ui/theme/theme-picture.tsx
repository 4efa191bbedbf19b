import { css, cx } from "#styled-system/css";

/**
 * Opacity of the background over a theme's picture. It keeps text readable on any picture; a test checks it against white
 * and black ones.
 */
export const veilAlpha = 0.93;

const fill = css({ position: "absolute", inset: "0", boxSize: "full" });
const picture = css({ objectFit: "cover" });
const veil = css({ bg: "bg.canvas" });

/** The picture of a theme under its background colour. Fills the positioned parent; decorative. */
export function ThemePicture({ src }: { src: string }) {
  return (
    <>
      <img src={src} alt="" draggable={false} decoding="async" className={cx(fill, picture)} />
      <span className={cx(fill, veil)} style={{ opacity: veilAlpha }} />
    </>
  );
}
