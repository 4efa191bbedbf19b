import PencilIcon from "lucide-react/icons/pencil";
import PinIcon from "lucide-react/icons/pin";
import PlusIcon from "lucide-react/icons/plus";
import XIcon from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { useCreateFact, useDeleteFact, useEditFact, useEditMemory } from "#src/data/memory/mutations.ts";
import { texts } from "#src/domain/texts.ts";
import type { MemoryFact } from "#src/generated/api/model/memoryFact.ts";
import { MemoryFactTextMax } from "#src/generated/zod/schemas/memoryFactText.zod.ts";
import { randomId } from "#src/lib/random-id.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { ReorderList } from "#src/ui/reorder-list/reorder-list.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { FactEditor } from "./fact-editor.tsx";
import { memoryHead, memoryHeading, memoryHint } from "./memory-looks.ts";
import { memoryTexts } from "./memory-texts.ts";

const row = css({
  display: "flex",
  alignItems: "flex-start",
  gap: "1",
  minWidth: "0",
  py: "1",
  "&[data-shown]": { position: "relative", isolation: "isolate" },
  "&[data-shown]::before": {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "-1",
    borderRadius: "row",
    background: "accent.subtle",
    animation: "fadeOut 1s 1s forwards",
  },
});
const icon = css({ color: "fg.muted", mt: "11px", flexShrink: "0", "& svg": { width: "16px", height: "16px" } });
const words = css({ flex: "1", minWidth: "0", py: "2", px: "2", fontSize: "15px", overflowWrap: "anywhere" });
const noted = css({ display: "block", color: "fg.muted", fontSize: "13px" });
const moves = css({ display: "flex", justifyContent: "flex-start" });

/** Given by Pin to memory: the message, and its text cut to the length of a fact. */
export type Pinning = { messageId: string; text: string };

/** A fact shortened for use as a name. */
const nameOf = ({ text }: MemoryFact): string => {
  const letters = Array.from(text);
  return letters.length > 40 ? `${letters.slice(0, 39).join("").trimEnd()}…` : text;
};

/** Moves the focus to the fact's Edit button, or to Add a fact if there is no such fact. */
function focusFact(section: HTMLElement | null, id = "") {
  const pencil = section?.querySelector<HTMLElement>(`[data-fact="${CSS.escape(id)}"] [data-edit]`);
  (pencil ?? section?.querySelector<HTMLElement>("[data-add]"))?.focus({ preventScroll: true });
}

export type MemoryFactsProps = {
  threadId: string;
  facts: readonly MemoryFact[];
  pinning: Pinning | null;
  /** Id of a fact to highlight. */
  shown: string | null;
};

/** The facts of a chat, whether pinned, written or noted by the model, in the user's order. */
export function MemoryFacts({ threadId, facts, pinning, shown }: MemoryFactsProps) {
  const [edited, setEdited] = useState<string | null>(pinning === null ? null : "new");
  // The next added fact is not from that message.
  const [pinned, setPinned] = useState(pinning);
  const create = useCreateFact(threadId);
  const edit = useEditFact(threadId);
  const remove = useDeleteFact(threadId);
  const order = useEditMemory(threadId);
  const [key, setKey] = useState(randomId);
  useEffect(() => {
    if (shown !== null)
      document.querySelector(`[data-fact="${CSS.escape(shown)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const section = useRef<HTMLElement>(null);
  const wasEdited = useRef(edited);
  useEffect(() => {
    const before = wasEdited.current;
    wasEdited.current = edited;
    // The editor has gone with the focus.
    if (edited === null && before !== null && document.activeElement === document.body)
      focusFact(section.current, before);
  }, [edited]);
  const offerUndo = useUndo();
  /** Deletes a fact; Undo restores it in its place. */
  const letGo = (fact: MemoryFact) => {
    const ids = facts.map(({ id }) => id);
    const at = ids.indexOf(fact.id);
    focusFact(section.current, ids[at + 1] ?? ids[at - 1]);
    const again = randomId();
    const { text, messageId } = fact;
    const takeBack = async () => {
      try {
        const { data } = await create.mutateAsync({ text, key: again, ...(messageId !== null && { messageId }) });
        const back = data.facts.find(({ id }) => !ids.includes(id));
        const now = data.facts.filter((one) => one !== back).map(({ id }) => id);
        if (back) await order.mutateAsync({ factIds: now.toSpliced(at, 0, back.id) });
        return true;
      } catch {
        toaster.error(texts.memory.failed);
        return false;
      }
    };
    offerUndo(remove.mutateAsync(fact.id).then(() => ({ text: memoryTexts.letGone, takeBack })));
  };
  const place = (fact: string) => `${threadId}/fact/${fact}`;
  return (
    <section ref={section}>
      <div className={memoryHead}>
        <h3 className={memoryHeading}>{memoryTexts.facts}</h3>
        <Button size="sm" variant="ghost" data-add="" onClick={() => setEdited("new")}>
          <PlusIcon />
          {memoryTexts.addFact}
        </Button>
      </div>
      {edited === "new" && (
        <FactEditor
          place={place(pinned?.messageId ?? "new")}
          text={Array.from(pinned?.text ?? "")
            .slice(0, MemoryFactTextMax)
            .join("")}
          onSave={async (text) => {
            await create.mutateAsync({ text, key, ...(pinned && { messageId: pinned.messageId }) });
            setKey(randomId());
          }}
          onDone={() => {
            setEdited(null);
            setPinned(null);
          }}
        />
      )}
      {facts.length === 0 && edited !== "new" && <p className={memoryHint}>{memoryTexts.noFacts}</p>}
      <ReorderList
        isBare
        label={memoryTexts.facts}
        ids={facts.map(({ id }) => id)}
        rowName={(index) => nameOf(facts[index]!)}
        onMove={(from, to) => {
          const ids = facts.map(({ id }) => id);
          const [moved = ""] = ids.splice(from, 1);
          order.mutateAsync({ factIds: ids.toSpliced(to, 0, moved) }).catch(() => toaster.error(texts.memory.failed));
        }}
        onRemove={(index) => letGo(facts[index]!)}
      >
        {(index, { grip, actions }) => {
          const fact = facts[index]!;
          if (edited === fact.id)
            return (
              <div>
                <FactEditor
                  place={place(fact.id)}
                  text={fact.text}
                  onSave={(text) => edit.mutateAsync({ id: fact.id, text })}
                  onDone={() => setEdited(null)}
                />
                <div className={moves}>{actions}</div>
              </div>
            );
          return (
            <div className={row} data-fact={fact.id} data-shown={fact.id === shown || undefined}>
              {facts.length > 1 ? (
                grip
              ) : (
                <span className={icon} aria-hidden="true">
                  <PinIcon />
                </span>
              )}
              <p className={words}>
                {fact.text}
                {fact.source === "noted" && <span className={noted}>{memoryTexts.noted}</span>}
              </p>
              <IconButton label={memoryTexts.editFact(nameOf(fact))} data-edit="" onClick={() => setEdited(fact.id)}>
                <PencilIcon />
              </IconButton>
              <IconButton
                label={memoryTexts.letGo(nameOf(fact))}
                disabled={remove.isPending}
                onClick={() => letGo(fact)}
              >
                <XIcon />
              </IconButton>
            </div>
          );
        }}
      </ReorderList>
    </section>
  );
}
