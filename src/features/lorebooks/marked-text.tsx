import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from "react";
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
});
const over = css({ position: "relative", bg: "transparent!" });

/** In both, so that their lines break alike whether or not the field scrolls. */
const gutter = { scrollbarGutter: "stable" } as const;

/** Words that woke an entry have a ground and a line; those of an entry that stays out a broken line. */
const markStyle = (isTold: boolean, isLit: boolean): CSSProperties => ({
  color: "transparent",
  borderRadius: "3px",
  background: isLit ? "var(--colors-bg-active)" : isTold ? "var(--colors-accent-subtle)" : "none",
  borderBottom: `2px ${isTold ? "solid var(--colors-accent-default)" : "dashed var(--colors-border-strong)"}`,
});

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
      <mark key={from} data-lit={entryId === litId ? "" : undefined} style={markStyle(isTold, entryId === litId)}>
        {value.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  return (
    <div className={box}>
      <div
        ref={mirror}
        aria-hidden="true"
        dir="auto"
        className={cx(textInput({ kind: "area" }).input, behind)}
        style={gutter}
      >
        {pieces}
        {value.slice(end)}
      </div>
      <TextArea
        {...props}
        value={value}
        className={cx(over, className)}
        style={gutter}
        onScroll={({ currentTarget }) => {
          if (mirror.current) mirror.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
