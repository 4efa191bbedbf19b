import { activeLore, promptText } from "#src/domain/lore/activation.ts";
import { blankLore } from "#src/domain/lore/blank-lore.ts";
import type { Known } from "../responder/responder.ts";
import type { GroupChatRow, ThreadRow } from "../state/chat-rows.ts";
import type { LorebookRow, VariantRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { chatLorebooks, lorebooksOf, readableLorebooks, scanOf } from "../views/lorebook-view.ts";

/** Where a reply is written. The lorebooks of the group and of the chat are for every speaker. */
type Place = { group: GroupChatRow | undefined; thread: Pick<ThreadRow, "userId" | "memory"> };

/** The lorebooks of the speaker, the group and the chat, if their owners may still read them. */
function booksOf(state: State, variant: VariantRow, { group, thread }: Place): LorebookRow[] {
  const owner = state.users.get(group?.userId ?? "");
  const shared = group && owner ? readableLorebooks(state, owner, group.lorebookIds) : [];
  return [...new Set([...lorebooksOf(state, variant), ...shared, ...chatLorebooks(state, thread)])];
}

/** The lorebook entries that these messages (newest last) activate, each book within its own budget (beyond 5.3). */
export function loreInReach(state: State, variant: VariantRow, place: Place, messages: readonly string[]): Known[] {
  const found = booksOf(state, variant, place).flatMap((book) => {
    const entries = book.entries.map((entry) => ({ ...blankLore.entry, ...entry }));
    return activeLore({ ...scanOf(book), entries: entries.map(plain) }, messages).active.map(
      ({ entry, trigger, tokens }) => ({
        order: entry.order,
        known: {
          content: promptText(entry.content),
          isBefore: entry.position === "before",
          weight: entry.isConstant ? Infinity : entry.priority,
          record: {
            entryId: entry.id,
            name:
              entry.name ||
              Array.from(entry.keys[0] ?? "")
                .slice(0, 100)
                .join(""),
            lorebookId: book.id,
            lorebookName: book.name,
            key: trigger.kind === "key" ? trigger.key : null,
            together: trigger.kind === "key" ? [...trigger.together] : [],
            through: trigger.kind === "key" ? trigger.through : null,
            tokens,
          },
        },
      }),
    );
  });
  return found.toSorted((a, b) => a.order - b.order).map(({ known }) => known);
}

const plain = <Entry extends { keys: readonly string[]; secondaryKeys: readonly string[] }>(entry: Entry) => ({
  ...entry,
  keys: [...entry.keys],
  secondaryKeys: [...entry.secondaryKeys],
});
