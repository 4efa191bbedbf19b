import { lazy, useEffect, useRef, useState } from "react";
import { numberText } from "#src/lib/count-text.ts";
import { lengthOf } from "#src/lib/text.ts";
import { BothChoice } from "#src/parts/both-versions/both-choice.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { css } from "#styled-system/css";
import { useKeptWords } from "./kept-words.ts";
import { memoryTexts } from "./memory-texts.ts";

const BothWordsDialog = lazy(async () => ({ default: (await import("./both-words-dialog.tsx")).BothWordsDialog }));

const buttons = css({ display: "flex", justifyContent: "flex-end", gap: "2", mt: "2" });

export type MemoryTextProps = {
  label: string;
  help?: string;
  /** Key under which unsaved text is kept. */
  place: string;
  saved: string;
  max: number;
  placeholder?: string;
  rows?: number;
  /** `base` is the saved text that it began with. Rejects when it fails, with 409 when another has been saved since. */
  onSave: (text: string, base: string) => Promise<unknown>;
};

/** An editable text with a Save button; unsaved text survives a failure and closing the panel. */
export function MemoryText({ label, help, place, saved, max, placeholder, rows = 3, onSave }: MemoryTextProps) {
  const { text: words, base, set: setWords } = useKeptWords(place, saved);
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const [isComparing, setIsComparing] = useState(false);
  const length = lengthOf((words ?? saved).trim());
  const isOver = length > max;
  const isChanged = words !== null && words.trim() !== saved;
  /** Another tab or device has saved other words since. */
  const isOutdated = isChanged && base !== saved;

  const field = useRef<HTMLTextAreaElement>(null);
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    const hadButtons = wasChanged.current;
    wasChanged.current = isChanged;
    // The buttons have gone with the focus. On touch it would open the keyboard again.
    if (
      hadButtons &&
      !isChanged &&
      document.activeElement === document.body &&
      !matchMedia("(pointer: coarse)").matches
    )
      field.current?.focus({ preventScroll: true });
  }, [isChanged]);

  async function save(from = base) {
    if (words === null || isOver || state === "saving") return;
    setState("saving");
    try {
      await onSave(words.trim(), from);
      setWords(null);
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  const drop = () => {
    setWords(null);
    setState("idle");
    setIsComparing(false);
  };
  const keep = () => {
    setIsComparing(false);
    void save(saved);
  };
  return (
    <>
      <FormField
        label={label}
        help={help}
        error={state === "failed" && !isOutdated ? memoryTexts.keepFailed : undefined}
        counter={isChanged && `${numberText(length)}/${numberText(max)}`}
        isOver={isOver}
      >
        <TextArea
          ref={field}
          rows={rows}
          value={words ?? saved}
          placeholder={placeholder}
          onChange={(event) => setWords(event.target.value)}
        />
      </FormField>
      {isOutdated && (
        <InlineAlert
          tone="warning"
          actions={<BothChoice onKeep={keep} onTake={drop} onSee={() => setIsComparing(true)} />}
        >
          {memoryTexts.changedElsewhere}
        </InlineAlert>
      )}
      <DialogSlot show={isComparing && isOutdated}>
        {() => (
          <BothWordsDialog
            label={label}
            theirs={saved}
            mine={words ?? ""}
            onKeep={keep}
            onTake={drop}
            onClose={() => setIsComparing(false)}
          />
        )}
      </DialogSlot>
      {isChanged && !isOutdated && (
        <div className={buttons}>
          <Button size="sm" variant="ghost" onClick={drop}>
            {memoryTexts.cancel}
          </Button>
          <Button size="sm" variant="primary" disabled={isOver || state === "saving"} onClick={() => void save()}>
            {memoryTexts.save}
          </Button>
        </div>
      )}
    </>
  );
}
