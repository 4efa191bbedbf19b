import SquareIcon from "lucide-react/icons/square";
import { useEffect, useLayoutEffect, useRef } from "react";
import { tellReading } from "#src/client-state/read-aloud.ts";
import { stopReading } from "#src/client-state/reading.ts";
import { useStore } from "#src/client-state/store.ts";
import { type ChatRow, textOf } from "#src/domain/chat/chat-row.ts";
import { readingTexts } from "#src/parts/reading-aloud/reading-texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { markInView } from "../row/reading-mark.tsx";

/**
 * While a row is read aloud: ends that when the row has gone or shows other words, and stops it from wherever the reader
 * has scrolled to.
 */
export function ReadingWatch({ rows }: { rows: readonly ChatRow[] }) {
  const isMarkInView = useStore(markInView);
  useEffect(() => {
    tellReading({ type: "shown", texts: new Map(rows.map((row) => [row.key, textOf(row)])) });
  }, [rows]);
  return isMarkInView ? null : <AwayButton />;
}

function AwayButton() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    // It goes when the reading ends, or its mark comes into view.
    return () => {
      if (document.activeElement === element) document.querySelector<HTMLElement>("[data-chat-log]")?.focus();
    };
  }, []);
  return (
    <Button ref={button} size="sm" variant="line" icon={<SquareIcon />} onClick={stopReading}>
      {readingTexts.stop}
    </Button>
  );
}
