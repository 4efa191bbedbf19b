import { css, cx } from "#styled-system/css";

/**
 * How much of the ground lies over a theme's picture. Any picture is possible, so this is what keeps text on it readable;
 * a test holds it against white and black ones.
 */
export const veilAlpha = 0.93;

const fill = css({ position: "absolute", inset: "0", width: "full", height: "full" });
const picture = css({ objectFit: "cover" });
const veil = css({ bg: "bg.canvas" });

/** The picture of a theme under its ground. Fills the positioned element around it; decoration. */
export function ThemePicture({ src }: { src: string }) {
  return (
    <>
      <img src={src} alt="" draggable={false} decoding="async" className={cx(fill, picture)} />
      <span className={cx(fill, veil)} style={{ opacity: veilAlpha }} />
    </>
  );
}
