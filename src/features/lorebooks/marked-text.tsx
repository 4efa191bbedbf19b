import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from "react";
import type { LoreMark } from "#src/domain/lore/lore-marks.ts";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { css, cx } from "#styled-system/css";
import { textInput } from "#styled-system/recipes";

const box = css({ position: "relative" });
/** The same text behind the field, invisible except for the background and underline of its marks. */
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

/** In both, so that lines wrap the same whether or not the field scrolls. */
const gutter = { scrollbarGutter: "stable" } as const;

/** Keys of active entries have a background and underline; those of entries left out have a dashed underline. */
const markStyle = (isActive: boolean, isLit: boolean): CSSProperties => ({
  color: "transparent",
  borderRadius: "3px",
  background: isLit ? "var(--colors-bg-active)" : isActive ? "var(--colors-accent-subtle)" : "none",
  borderBottom: `2px ${isActive ? "solid var(--colors-accent-default)" : "dashed var(--colors-border-strong)"}`,
});

export interface MarkedTextProps extends Omit<ComponentProps<typeof TextArea>, "value"> {
  value: string;
  /** The marks of `markedText`, in order; not shown while `value` is newer. */
  marks: readonly LoreMark[];
  markedText: string;
  /** Id of the entry whose keys are highlighted. */
  litId: string | null;
}

/** A text field with marked keys. Screen readers find the keys beside the entries instead. */
export function MarkedText({ value, marks, markedText, litId, className, ...props }: MarkedTextProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { from, to, entryId, isActive } of markedText === value ? marks : []) {
    pieces.push(
      value.slice(end, from),
      <mark key={from} data-lit={entryId === litId ? "" : undefined} style={markStyle(isActive, entryId === litId)}>
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
