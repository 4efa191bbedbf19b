import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { numberText } from "#src/lib/count-text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { chatTexts } from "../chat-texts.ts";
import { counter, suggestion } from "./composer-styles.ts";

type SuggestionNoteProps = { phase: "writing" | "written"; onStop: () => void; onUndo: () => void };

/** Under the field while the user's turn is written for them, and after. */
export function SuggestionNote({ phase, onStop, onUndo }: SuggestionNoteProps) {
  const isWriting = phase === "writing";
  return (
    <div className={suggestion}>
      <span role="status">{isWriting ? chatTexts.suggesting : chatTexts.suggested}</span>
      <Button size="sm" variant="ghost" onClick={isWriting ? onStop : onUndo}>
        {isWriting ? chatTexts.stopSuggesting : texts.actions.undo}
      </Button>
    </div>
  );
}

type LengthNoteProps = { counted: number; tooMany: number; onSendPart: () => void };

/** Under a long text its length, and under one that is too long the way to send it in parts. */
export function LengthNote({ counted, tooMany, onSendPart }: LengthNoteProps) {
  const isOver = tooMany > 0;
  return (
    <>
      {isOver && (
        <div className={suggestion}>
          <span>{chatTexts.tooLongBy(tooMany)}</span>
          <Button size="sm" variant="soft" onClick={onSendPart}>
            {chatTexts.sendPart}
          </Button>
        </div>
      )}
      <div className={counter} data-over={isOver || undefined} role="status">
        {numberText(counted)} / {numberText(limits.message)}
      </div>
    </>
  );
}
