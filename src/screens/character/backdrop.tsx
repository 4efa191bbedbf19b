import { Picture } from "#src/ui/picture/picture.tsx";
import { css } from "#styled-system/css";

const frame = css({
  position: "absolute",
  insetInline: "0",
  top: "-64px",
  height: "560px",
  zIndex: "-1",
  overflow: "hidden",
  mdDown: { display: "none" },
  _after: {
    content: '""',
    position: "absolute",
    inset: "0",
    // Where text stands, at least 82 % of the page's ground.
    backgroundImage:
      "linear-gradient(to right, color-mix(in srgb, {colors.bg.canvas} 92%, transparent) 30%, color-mix(in srgb, {colors.bg.canvas} 82%, transparent) 62%, color-mix(in srgb, {colors.bg.canvas} 62%, transparent)), linear-gradient(to top, {colors.bg.canvas}, transparent 60%)",
  },
});
const still = css({
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  objectFit: "cover",
  objectPosition: "80% 30%",
});
const blurred = css({ position: "absolute", inset: "-40px", filter: "blur(22px)" });

export type BackdropProps = {
  /** A picture of the scene; without one the poster is shown blurred. */
  picture: string | null;
  poster: string | null;
  isBlurred: boolean;
  seed: string;
};

/** Decoration behind the head of the page. */
export function Backdrop({ picture, poster, isBlurred, seed }: BackdropProps) {
  return (
    <div className={frame} aria-hidden="true">
      {picture !== null && !isBlurred ? (
        <img src={picture} alt="" className={still} decoding="async" draggable={false} />
      ) : (
        <div className={blurred}>
          <Picture src={poster} alt="" seed={seed} ratio="fill" />
        </div>
      )}
    </div>
  );
}
