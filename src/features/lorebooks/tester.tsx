import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { readNewestMessages } from "#src/data/lorebook/chat-sample.ts";
import { recentChatsQuery } from "#src/data/thread/recent-chats.ts";
import { activeLore, type LoreEntry } from "#src/domain/lore/activation.ts";
import { loreMarks } from "#src/domain/lore/lore-marks.ts";
import { numberText } from "#src/lib/count-text.ts";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { css } from "#styled-system/css";
import { type EntryDraft, type LorebookDraft, nameOf } from "./lorebook-draft.ts";
import { loreTexts } from "./lorebooks-texts.ts";
import { MarkedText } from "./marked-text.tsx";

const pane = css({ display: "grid", gap: "4", p: "4", alignContent: "start" });
const heading = css({ textStyle: "label" });
const budget = css({ row: "3", justifyContent: "space-between", fontSize: "14px", color: "fg.muted" });
const used = css({ fontWeight: "650", color: "fg.default", "&[data-over]": { color: "warning.text" } });
const bar = css({
  display: "flex",
  gap: "2px",
  height: "8px",
  borderRadius: "full",
  bg: "bg.raised",
  overflow: "hidden",
});
const part = css({ minWidth: "3px", bg: "var(--part)" });
const rows = css({ display: "grid", gap: "1", listStyle: "none", m: "0", p: "0" });
const row = css({
  display: "grid",
  gridTemplateColumns: "4px minmax(0, 1fr) max-content",
  columnGap: "3",
  width: "full",
  minHeight: "44px",
  py: "1.5",
  textAlign: "start",
  cursor: "pointer",
  borderRadius: "sm",
  fontSize: "14px",
  _hover: { bg: "bg.hover" },
  "& > i": { bg: "var(--part, {colors.border.strong})", borderRadius: "full" },
  "& > span:last-child": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
});
const why = css({ display: "block", color: "fg.muted", fontSize: "13px", overflowWrap: "anywhere" });

/** Alternating colours of the parts; each is shown beside its name. */
const colour = (at: number) => ({ "--part": `var(--colors-chat-speaker-${(at % 5) + 1})` }) as React.CSSProperties;

export interface TesterProps {
  draft: Pick<LorebookDraft, "scanDepth" | "tokenBudget" | "isRecursive">;
  entries: readonly EntryDraft[];
  onOpen: (localId: string) => void;
}

/** Tests a text against the form's current entries: which become active, why, in which order, and at what cost. */
export function Tester({ draft, entries, onOpen }: TesterProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [chat, setChat] = useState("");
  const [hasFailed, setHasFailed] = useState(false);
  const chats = useQuery(recentChatsQuery());
  const settled = useDeferredValue(text);
  const book = useDeferredValue(entries);
  const { scanDepth, tokenBudget, isRecursive } = draft;
  /** Id of the hovered or focused entry. */
  const [litId, setLitId] = useState<string | null>(null);
  const { active, out, tokens, marks } = useMemo(() => {
    // New entries have no id yet, so the form's own is used.
    const known: LoreEntry[] = book.map((entry) => ({ ...entry, id: entry.localId }));
    const activation = activeLore({ scanDepth, tokenBudget, isRecursive, entries: known }, [settled]);
    return { ...activation, marks: loreMarks(settled, activation) };
  }, [book, settled, scanDepth, tokenBudget, isRecursive]);

  const lighting = (entryId: string) => ({
    onPointerEnter: () => setLitId(entryId),
    onPointerLeave: () => setLitId(null),
    onFocus: () => setLitId(entryId),
    onBlur: () => setLitId(null),
  });
  /** What was typed, which comes back after a chat's text; and the chat whose text is waited for. */
  const own = useRef("");
  const awaited = useRef("");
  const take = async (threadId: string) => {
    awaited.current = threadId;
    setChat(threadId);
    setHasFailed(false);
    if (threadId === "") return setText(own.current);
    try {
      const lines = await readNewestMessages(threadId, Math.min(Math.max(1, scanDepth || 1), 100));
      if (awaited.current === threadId) setText(lines.join("\n"));
    } catch {
      if (awaited.current === threadId) setHasFailed(true);
    }
  };
  return (
    <section className={pane} aria-labelledby={id}>
      <h2 id={id} className={css({ textStyle: "h3" })}>
        {loreTexts.tester}
      </h2>
      <FormField label={loreTexts.fromChat}>
        <SelectInput value={chat} onChange={({ target }) => void take(target.value)}>
          <option value="">{loreTexts.fromChatNone}</option>
          {chats.data?.map(({ id: threadId, characterName }) => (
            <option key={threadId} value={threadId}>
              {characterName}
            </option>
          ))}
        </SelectInput>
      </FormField>
      {hasFailed && <InlineAlert tone="danger">{loreTexts.chatFailed}</InlineAlert>}
      <FormField label={loreTexts.testerText}>
        <MarkedText
          rows={5}
          maxRows={12}
          placeholder={loreTexts.testerEmpty}
          value={text}
          marks={marks}
          markedText={settled}
          litId={litId}
          onChange={({ target }) => {
            own.current = target.value;
            awaited.current = "";
            setText(target.value);
            setChat("");
            setHasFailed(false);
          }}
        />
      </FormField>
      <div className={css({ display: "grid", gap: "2" })}>
        <p className={budget}>
          <span className={used} data-over={out.some((one) => one.why === "noRoom") || undefined}>
            {loreTexts.budgetOf(tokens, tokenBudget || 0)}
          </span>
          {loreTexts.budgetName}
        </p>
        <div className={bar} aria-hidden="true">
          {active.map((one, at) => (
            <span
              key={one.entry.id}
              className={part}
              style={{ ...colour(at), width: `${(100 * one.tokens) / Math.max(1, tokenBudget)}%` }}
            />
          ))}
        </div>
      </div>
      <p className={heading} role="status">
        {loreTexts.fires(active.length)}
      </p>
      <ul className={rows} aria-label={loreTexts.fires(active.length)}>
        {active.map(({ entry, trigger, tokens: cost }, at) => (
          <li key={entry.id}>
            <button
              type="button"
              className={row}
              style={colour(at)}
              onClick={() => onOpen(entry.id)}
              {...lighting(entry.id)}
            >
              <i />
              <span>
                <bdi>{nameOf(entry)}</bdi>
                <span className={why}>
                  {trigger.kind === "always"
                    ? loreTexts.always
                    : loreTexts.triggered(trigger.key, trigger.together, trigger.through)}
                </span>
              </span>
              <span>{numberText(cost)}</span>
            </button>
          </li>
        ))}
      </ul>
      {out.length > 0 && (
        <>
          <p className={heading}>{loreTexts.stay(out.length)}</p>
          <ul className={rows} aria-label={loreTexts.stay(out.length)}>
            {out.map((one) => (
              <li key={one.entry.id}>
                <button type="button" className={row} onClick={() => onOpen(one.entry.id)} {...lighting(one.entry.id)}>
                  <i />
                  <span>
                    <bdi>{nameOf(one.entry)}</bdi>
                    <span className={why}>{loreTexts.why[one.why](one.key, one.tokens)}</span>
                  </span>
                  <span>{numberText(one.tokens)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
