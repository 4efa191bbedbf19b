import type { CSSProperties } from "react";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { css, cx } from "#styled-system/css";

const stack = css({ position: "relative", display: "block", boxSize: "var(--stack-size)", flexShrink: "0" });
const back = css({ position: "absolute", top: "0", insetInlineStart: "0" });
const front = css({
  position: "absolute",
  bottom: "0",
  insetInlineEnd: "0",
  borderRadius: "full",
  boxShadow: "0 0 0 2px {colors.bg.canvas}",
});

export interface AvatarStackProps {
  sources: readonly (string | null)[];
  seed: string;
  /** CSS pixels of both together. */
  size?: number;
  isLate?: boolean | undefined;
  className?: string | undefined;
}

/** Overlapping pictures of two group members. Decorative: the names are beside it. */
export function AvatarStack({ sources, seed, size = 46, isLate, className }: AvatarStackProps) {
  const [first = null, second = null] = sources;
  const face = { name: "", size: Math.round(size * 0.67), isDecorative: true, isLate };
  return (
    <span className={cx(stack, className)} style={{ "--stack-size": `${size}px` } as CSSProperties}>
      <span className={back}>
        <Avatar src={first} seed={`${seed}-1`} {...face} />
      </span>
      <span className={front}>
        <Avatar src={second} seed={`${seed}-2`} {...face} />
      </span>
    </span>
  );
}
