import { useState } from "react";
import { MemoryFactTextMax } from "#src/generated/zod/schemas/memoryFactText.zod.ts";
import { ApiError } from "#src/http/api-error.ts";
import { lengthOf } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { css } from "#styled-system/css";
import { useKeptWords } from "./kept-words.ts";
import { memoryTexts } from "./memory-texts.ts";

const buttons = css({ display: "flex", justifyContent: "flex-end", gap: "2", mt: "2" });

export type FactEditorProps = {
  /** Key under which unsaved text is kept. */
  place: string;
  text: string;
  /** Throws when it fails. */
  onSave: (text: string) => Promise<unknown>;
  onDone: () => void;
};

/** Edits a fact: Enter saves, Escape cancels. */
export function FactEditor({ place, text, onSave, onDone }: FactEditorProps) {
  const { text: words, set: setWords } = useKeptWords(place, text);
  const [state, setState] = useState<"idle" | "saving" | "failed" | "full">("idle");
  const shown = words ?? text;
  const length = lengthOf(shown.trim());
  const isOver = length > MemoryFactTextMax;
  const leave = () => {
    setWords(null);
    onDone();
  };

  async function save() {
    if (length === 0 || isOver || state === "saving") return;
    setState("saving");
    try {
      await onSave(shown.trim());
      leave();
    } catch (failure) {
      setState(failure instanceof ApiError && failure.status === 409 ? "full" : "failed");
    }
  }
  const errors = { idle: undefined, saving: undefined, failed: memoryTexts.factFailed, full: memoryTexts.factFull };
  return (
    <div>
      <FormField
        label={memoryTexts.factLabel}
        help={memoryTexts.factHelp}
        error={errors[state]}
        counter={`${length}/${MemoryFactTextMax}`}
        isOver={isOver}
      >
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written in
          autoFocus
          rows={2}
          value={shown}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Escape") {
              event.stopPropagation();
              leave();
            } else if (event.key === "Enter" && !event.shiftKey) {
              event.preventDefault();
              void save();
            }
          }}
        />
      </FormField>
      <div className={buttons}>
        <Button size="sm" variant="ghost" onClick={leave}>
          {memoryTexts.cancel}
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={length === 0 || isOver || state === "saving"}
          onClick={() => void save()}
        >
          {memoryTexts.save}
        </Button>
      </div>
    </div>
  );
}
