import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { css } from "#styled-system/css";

const stack = css({ position: "relative", display: "block", width: "46px", height: "46px", flexShrink: "0" });
const back = css({ position: "absolute", top: "0", insetInlineStart: "0" });
const front = css({
  position: "absolute",
  bottom: "0",
  insetInlineEnd: "0",
  borderRadius: "full",
  boxShadow: "0 0 0 2px {colors.bg.canvas}",
});

/** Overlapping pictures of two group members. Decorative: the names are beside it. */
export function AvatarStack({ sources, seed }: { sources: readonly (string | null)[]; seed: string }) {
  const [first = null, second = null] = sources;
  return (
    <span className={stack}>
      <span className={back}>
        <Avatar src={first} name="" seed={`${seed}-1`} size={31} isDecorative />
      </span>
      <span className={front}>
        <Avatar src={second} name="" seed={`${seed}-2`} size={31} isDecorative />
      </span>
    </span>
  );
}
