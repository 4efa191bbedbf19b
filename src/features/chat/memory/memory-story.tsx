import { useEditMemory, useWriteSummary } from "#src/data/memory/mutations.ts";
import { texts } from "#src/domain/texts.ts";
import type { MemoryNote as Note } from "#src/generated/api/model/memoryNote.ts";
import type { MemorySummary } from "#src/generated/api/model/memorySummary.ts";
import { MemoryNoteTextMax } from "#src/generated/zod/schemas/memoryNoteText.zod.ts";
import { MemorySummaryTextMax } from "#src/generated/zod/schemas/memorySummaryText.zod.ts";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { MemoryText } from "./memory-text.tsx";
import { memoryHint } from "./memory-looks.ts";
import { memoryTexts } from "./memory-texts.ts";

/** The story so far: read it, edit it, have it rewritten. */
export function MemoryStory({ threadId, summary }: { threadId: string; summary: MemorySummary }) {
  const edit = useEditMemory(threadId);
  const write = useWriteSummary(threadId);
  const { text, coveredMessages, messagesSince, isKept } = summary;
  const covers = text === "" ? "" : memoryTexts.storyCovers(coveredMessages, messagesSince);
  return (
    <section>
      <MemoryText
        label={memoryTexts.story}
        place={`${threadId}/story`}
        saved={text}
        max={MemorySummaryTextMax}
        placeholder={memoryTexts.storyEmpty}
        rows={4}
        onSave={(words, base) => edit.mutateAsync({ summary: words, basedOn: { summary: base } })}
      />
      <div className={memoryHint}>
        <span role="status">{write.isPending ? memoryTexts.writing : isKept ? covers : memoryTexts.storyOff}</span>
        {write.isPending ? (
          <BreathingDots />
        ) : (
          <Button size="sm" variant="ghost" onClick={() => write.mutate()}>
            {text === "" ? memoryTexts.write : memoryTexts.writeAgain}
          </Button>
        )}
      </div>
      {write.isError && <InlineAlert tone="danger">{memoryTexts.writeFailed}</InlineAlert>}
      <Switch
        label={memoryTexts.keepGoing}
        checked={isKept}
        disabled={edit.isPending}
        onChange={(event) => {
          edit.mutateAsync({ isSummaryKept: event.target.checked }).catch(() => toaster.error(texts.memory.failed));
        }}
      />
    </section>
  );
}

const depths = [0, 1, 2, 4, 8, 16, 32];

/** The author's note and its position in the prompt. */
export function MemoryNote({ threadId, note }: { threadId: string; note: Note }) {
  const edit = useEditMemory(threadId);
  const choices = depths.includes(note.depth) ? depths : [...depths, note.depth].toSorted((a, b) => a - b);
  return (
    <section>
      <MemoryText
        label={memoryTexts.note}
        help={memoryTexts.noteHelp}
        place={`${threadId}/note`}
        saved={note.text}
        max={MemoryNoteTextMax}
        rows={2}
        onSave={(text, base) => edit.mutateAsync({ note: { ...note, text }, basedOn: { note: base } })}
      />
      <SelectInput
        aria-label={memoryTexts.depth}
        value={note.depth}
        onChange={(event) => {
          edit
            .mutateAsync({ note: { ...note, depth: Number(event.target.value) }, basedOn: { note: note.text } })
            .catch(() => toaster.error(texts.memory.failed));
        }}
      >
        {choices.map((depth) => (
          <option key={depth} value={depth}>
            {memoryTexts.depthOf(depth)}
          </option>
        ))}
      </SelectInput>
    </section>
  );
}
