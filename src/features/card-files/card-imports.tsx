import { useState } from "react";
import { useCardImports } from "#src/data/character/import-cards.ts";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { useRowFocus } from "#src/ui/feedback/use-row-focus.ts";
import { css } from "#styled-system/css";
import { CardDropZone } from "./card-drop-zone.tsx";
import { CardImportLine } from "./card-import-line.tsx";
import { cardFileTexts } from "./card-file-texts.ts";

/**
 * The drop zone for cards, and below it a line for each file in the order they were added. Lines stay until dismissed, even
 * if this unmounts; screen readers hear the totals once all are done.
 */
export function CardImports({ onOpen }: { onOpen?: () => void }) {
  const { imports, add, retry, dismiss } = useCardImports();
  const [left, setLeft] = useState(0);
  const frame = useRowFocus("data-import", (around) => around?.querySelector("button") ?? null);
  const isDone = imports.every(({ state }) => state.kind !== "waiting" && state.kind !== "working");
  const arrived = imports.filter(({ state }) => state.kind === "arrived").length;
  return (
    <div ref={frame} className={css({ display: "grid", gap: "4", minWidth: "0" })}>
      <CardDropZone onFiles={(files) => setLeft(add(files))} />
      {left > 0 && <InlineAlert tone="warning">{cardFileTexts.tooMany(left)}</InlineAlert>}
      <div>
        <p role="status" className={css({ textStyle: "meta", color: "fg.muted" })}>
          {imports.length > 0 && isDone && cardFileTexts.summary(arrived, imports.length)}
        </p>
        {imports.length > 0 && (
          <ul aria-label={cardFileTexts.files}>
            {imports.map((line) => (
              <CardImportLine
                key={line.id}
                line={line}
                onRetry={() => retry(line.id)}
                onDismiss={() => dismiss(line.id)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
