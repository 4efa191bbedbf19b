import type { Checkpoint } from "#src/generated/api/model/checkpoint.ts";
import type { ThreadWay } from "#src/generated/api/model/threadWay.ts";

export type Tree = { readonly ways: readonly ThreadWay[]; readonly checkpoints: readonly Checkpoint[] };

type Place = {
  readonly key: string;
  /** From 1, as assistive technology counts. */
  readonly level: number;
  readonly threadId: string;
  readonly messageId: string | null;
  /** Place of the message in its thread, from 0. */
  readonly index: number;
  /** The way one is on leads through here. */
  readonly isOnPath: boolean;
  readonly hasChildren: boolean;
};

/** A row of the drawn tree. Runs of messages without anything of note are left out. */
export type TreeRow =
  | (Place & { readonly kind: "opening"; readonly line: string })
  | (Place & { readonly kind: "fork"; readonly line: string; readonly ways: number })
  | (Place & { readonly kind: "checkpoint"; readonly name: string; readonly checkpointId: string })
  | (Place & {
      readonly kind: "way";
      readonly way: ThreadWay;
      /** Its messages since it parted. */
      readonly count: number;
      readonly isHere: boolean;
    });

/** One stretch of a thread: from a place on, up to and with another; without an end, to the thread's own. */
type Stretch = { way: ThreadWay; from: number; to: number | null };

const keyOf = (threadId: string, from: number) => `way/${threadId}/${from}`;

/** The threads that lead to this one, each up to where the next parts from it. */
function pathTo(tree: Tree, openId: string): Stretch[] {
  const byId = new Map(tree.ways.map((way) => [way.threadId, way]));
  const stretches: Stretch[] = [];
  let to: number | null = null;
  for (let way = byId.get(openId); way !== undefined; way = byId.get(way.parentThreadId ?? "")) {
    stretches.unshift({ way, from: way.partedAt === null ? 0 : way.partedAt + 1, to });
    to = way.partedAt;
  }
  return stretches;
}

/**
 * The rows of a tree as it is read: the way one is on from top to bottom, and at each parting the other ways below it,
 * one level deeper, with what parts from them. What hangs below a folded row is left out.
 */
export function treeRows(tree: Tree, openId: string, folded: ReadonlySet<string>): TreeRow[] {
  const path = pathTo(tree, openId);
  const roots = tree.ways.filter(({ parentThreadId }) => parentThreadId === null);
  const [first] = path;
  return [
    ...(first === undefined ? [] : drawn(path, 1, true)),
    // A branch whose parents are all deleted begins a tree of its own.
    ...roots
      .filter((way) => way.threadId !== first?.way.threadId)
      .flatMap((way) => wayRows({ way, from: 0, to: null }, 1)),
  ];

  /** What parts from a stretch: the branches, and of a thread that the path leaves its own further way. */
  function sidesOf({ way, from, to }: Stretch, next: Stretch | undefined): Map<number, Stretch[]> {
    const sides = new Map<number, Stretch[]>();
    const add = (at: number, side: Stretch) => sides.set(at, [...(sides.get(at) ?? []), side]);
    for (const branch of tree.ways) {
      const at = branch.partedAt ?? 0;
      const isWithin = branch.parentThreadId === way.threadId && at >= from && (to === null || at <= to);
      if (isWithin && branch !== next?.way) add(at, { way: branch, from: at + 1, to: null });
    }
    if (to !== null && way.total > to + 1) add(to, { way, from: to + 1, to: null });
    return sides;
  }

  function drawn(stretches: readonly Stretch[], level: number, isOnPath: boolean): TreeRow[] {
    const rows: TreeRow[] = [];
    for (const [at, stretch] of stretches.entries()) {
      const { way, from, to } = stretch;
      const sides = sidesOf(stretch, stretches[at + 1]);
      const named = tree.checkpoints.filter(
        ({ threadId, index }) => threadId === way.threadId && index >= from && (to === null || index <= to),
      );
      if (isOnPath && at === 0) rows.push(openingOf(way));
      const places = [...new Set([...sides.keys(), ...named.map(({ index }) => index)])].toSorted((a, b) => a - b);
      for (const index of places) {
        const place = { level, threadId: way.threadId, index, isOnPath };
        for (const { id, name, messageId } of named.filter((one) => one.index === index))
          rows.push({ ...place, kind: "checkpoint", key: id, messageId, name, checkpointId: id, hasChildren: false });
        const parting = sides.get(index);
        if (parting === undefined) continue;
        const key = `fork/${way.threadId}/${index}`;
        const { line, messageId } = lineAt(tree, way, index);
        rows.push({ ...place, kind: "fork", key, line, messageId, ways: parting.length + 1, hasChildren: true });
        if (!folded.has(key)) rows.push(...parting.flatMap((side) => wayRows(side, level + 1)));
      }
      if (to === null && isOnPath) rows.push(endOf(stretch, level, true, false));
    }
    return rows;
  }

  /** A way that is not gone: its name first, and below it what is in it. */
  function wayRows(stretch: Stretch, level: number): TreeRow[] {
    const inner = drawn([stretch], level + 1, false);
    const end = endOf(stretch, level, false, inner.length > 0);
    return folded.has(end.key) ? [end] : [end, ...inner];
  }

  function endOf({ way, from }: Stretch, level: number, isHere: boolean, hasChildren: boolean): TreeRow {
    const { threadId, total, lastMessageId: messageId } = way;
    const place = { level, threadId, messageId, index: Math.max(0, total - 1), isOnPath: isHere, hasChildren };
    return { ...place, kind: "way", key: keyOf(threadId, from), way, count: total - from, isHere };
  }
}

const openingOf = (way: ThreadWay): TreeRow => ({
  kind: "opening",
  key: "opening",
  level: 1,
  threadId: way.threadId,
  messageId: way.openingMessageId,
  index: 0,
  isOnPath: true,
  hasChildren: false,
  line: way.opening,
});

/** The message at which ways part, as one of the branches tells it: also the one that the path takes. */
function lineAt({ ways }: Tree, way: ThreadWay, index: number) {
  const teller = ways.find(({ parentThreadId, partedAt }) => parentThreadId === way.threadId && partedAt === index);
  return { line: teller?.partedLine ?? way.opening, messageId: teller?.partedMessageId ?? null };
}

/** How far two ways are alike: the place of the last message they share, from 0; -1 for none. */
export function alikeUpTo(tree: Tree, one: string, other: string): number {
  const [a, b] = [pathTo(tree, one), pathTo(tree, other)];
  const own = new Map(a.map(({ way, to }) => [way.threadId, to ?? way.total - 1]));
  return Math.max(
    -1,
    ...b.map(({ way, to }) => {
      const end = own.get(way.threadId);
      return end === undefined ? -1 : Math.min(end, to ?? way.total - 1);
    }),
  );
}
