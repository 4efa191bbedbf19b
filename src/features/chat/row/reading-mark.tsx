import SquareIcon from "lucide-react/icons/square";
import { useLayoutEffect, useRef } from "react";
import { stopReading } from "#src/client-state/reading.ts";
import { createStore } from "#src/client-state/store.ts";
import { readingTexts } from "#src/parts/reading-aloud/reading-texts.ts";
import { css } from "#styled-system/css";
import { focusRow } from "./row-element.ts";

/** Position: at the end of the row's head, or beside its first line. */
const mark = css({
  position: "relative",
  float: "inline-end",
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "center",
  gap: "6px",
  marginInlineStart: "auto",
  paddingInlineStart: "10px",
  color: "accent.text",
  fontSize: "12.5px",
  fontWeight: "600",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "--icon-size": "11px",
  "& svg": { fill: "currentColor" },
  _coarse: { _after: { content: '""', position: "absolute", inset: "-14px -8px" } },
});

/** Whether the mark can be seen: the log has a second one at its edge where it cannot. */
export const markInView = createStore(true);

/** Marks the row that is being read aloud, and stops that. */
export function ReadingMark({ rowKey }: { rowKey: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    if (element === null) return;
    markInView.set(true);
    const observer = new IntersectionObserver(([entry]) => markInView.set(entry?.isIntersecting === true));
    observer.observe(element);
    return () => {
      observer.disconnect();
      markInView.set(false);
      // It goes when the reading ends; the focus stays at the reading position.
      if (document.activeElement === element) focusRow(rowKey);
    };
  }, [rowKey]);
  return (
    <button ref={button} type="button" className={mark} onClick={stopReading}>
      <SquareIcon />
      {readingTexts.stop}
    </button>
  );
}
