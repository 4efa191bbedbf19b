import { activeLore, type LoreEntry } from "#src/domain/lore/activation.ts";
import { blankLore } from "#src/domain/lore/blank-lore.ts";
import type { AddRow } from "./table.ts";

const words =
  "the lamp sea harbour keeper storm rocks wave lantern bell church brother chart gallery night fog ledger é 灯台".split(
    " ",
  );
const wordAt = (at: number): string => words[at % words.length] ?? "";

/** Cost of lorebooks per turn: a thousand entries with three keys, scanned in 8,000 characters, recursively. */
export async function lore({ row }: { row: AddRow }): Promise<void> {
  const entries = Array.from({ length: 1000 }, (_, at): LoreEntry => ({
    ...blankLore.entry,
    id: `ent-${at}`,
    keys: [`${wordAt(at)} ${at}`, `keyword${at}`, `${wordAt(at * 7)}xyz`],
    content: `It is said of ${wordAt(at * 3)}.`,
  }));
  let text = "";
  for (let at = 0; text.length < 8000; at += 1) text += `${wordAt((at * 31 + 7) % 997)} `;
  const times = Array.from({ length: 51 }, () => {
    const start = performance.now();
    activeLore({ ...blankLore.book, isRecursive: true, entries }, [text.slice(0, 8000)]);
    return performance.now() - start;
  });
  const median = times.toSorted((a, b) => a - b)[25] ?? 0;
  row("1,000 lorebook entries against 8,000 characters, ms", median, null, { most: 10 }, 1);
}
