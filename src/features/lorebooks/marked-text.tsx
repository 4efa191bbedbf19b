import { type ComponentProps, type ReactNode, useRef } from "react";
import type { LoreMark } from "#src/domain/lore/lore-marks.ts";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { css, cx } from "#styled-system/css";
import { textInput } from "#styled-system/recipes";

const box = css({ position: "relative" });
/** The same text behind the field, unseen but for the ground and the line of its marks. */
const behind = css({
  position: "absolute",
  inset: "0",
  color: "transparent!",
  overflow: "hidden",
  whiteSpace: "pre-wrap",
  overflowWrap: "break-word",
  pointerEvents: "none",
  scrollbarGutter: "stable",
  "& mark": {
    color: "transparent",
    bg: "accent.subtle",
    borderRadius: "3px",
    borderBottom: "2px solid {colors.accent.default}",
  },
  "& mark[data-out]": { bg: "transparent", borderBottom: "2px dashed {colors.border.strong}" },
  "& mark[data-lit]": { bg: "color-mix(in oklab, {colors.accent.default} 40%, transparent)" },
});
const over = css({ position: "relative", bg: "transparent!", scrollbarGutter: "stable" });

export interface MarkedTextProps extends Omit<ComponentProps<typeof TextArea>, "value"> {
  value: string;
  /** Those of `markedText`, in its order; while what was typed is newer they wait. */
  marks: readonly LoreMark[];
  markedText: string;
  /** The entry whose words stand out. */
  litId: string | null;
}

/** A text field whose text has marked places. Who cannot see them finds the words beside the entries. */
export function MarkedText({ value, marks, markedText, litId, className, ...props }: MarkedTextProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { from, to, entryId, isTold } of markedText === value ? marks : []) {
    pieces.push(
      value.slice(end, from),
      <mark key={from} data-out={isTold ? undefined : ""} data-lit={entryId === litId ? "" : undefined}>
        {value.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  return (
    <div className={box}>
      <div ref={mirror} aria-hidden="true" dir="auto" className={cx(textInput({ kind: "area" }).input, behind)}>
        {pieces}
        {value.slice(end)}
      </div>
      <TextArea
        {...props}
        value={value}
        className={cx(over, className)}
        onScroll={({ currentTarget }) => {
          if (mirror.current) mirror.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
