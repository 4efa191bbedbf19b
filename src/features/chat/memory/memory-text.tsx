import { useState } from "react";
import { lengthOf } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { css } from "#styled-system/css";
import { useKeptWords } from "./kept-words.ts";
import { memoryTexts } from "./memory-texts.ts";

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
  /** Throws when it fails. */
  onSave: (text: string) => Promise<unknown>;
};

/** An editable text with a Save button; unsaved text survives a failure and closing the panel. */
export function MemoryText({ label, help, place, saved, max, placeholder, rows = 3, onSave }: MemoryTextProps) {
  const [words, setWords] = useKeptWords(place);
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const length = lengthOf((words ?? saved).trim());
  const isOver = length > max;
  const isChanged = words !== null && words.trim() !== saved;

  async function save() {
    if (words === null || isOver || state === "saving") return;
    setState("saving");
    try {
      await onSave(words.trim());
      setWords(null);
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <FormField
        label={label}
        help={help}
        error={state === "failed" ? memoryTexts.keepFailed : undefined}
        counter={isChanged && `${length.toLocaleString()}/${max.toLocaleString()}`}
        isOver={isOver}
      >
        <TextArea
          rows={rows}
          value={words ?? saved}
          placeholder={placeholder}
          onChange={(event) => setWords(event.target.value)}
        />
      </FormField>
      {isChanged && (
        <div className={buttons}>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setWords(null);
              setState("idle");
            }}
          >
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
