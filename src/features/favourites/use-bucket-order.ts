import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useReorderBuckets } from "#src/data/bucket/mutations.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { placeAt } from "#src/ui/reorder-list/place-at.ts";
import { favouritesTexts as texts } from "./favourites-texts.ts";

type Lifted = { readonly id: string; readonly order: readonly string[]; readonly by: "key" | "pointer" };

const withMoved = (order: readonly string[], id: string, to: number): string[] =>
  order.filter((one) => one !== id).toSpliced(to, 0, id);

/**
 * The order of the buckets while one is carried, by pointer or keyboard: Space lifts and drops, arrows move, Escape puts
 * it back. Dropped in another place the whole order goes out in one call (FAV-09). `rows` holds a child for each bucket.
 */
export function useBucketOrder(buckets: readonly Bucket[], rows: RefObject<HTMLElement | null>) {
  const reorder = useReorderBuckets();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** The order that was sent and is not answered yet. */
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState("");
  /** The handle to focus again: a row that moves in the document loses the focus. */
  const held = useRef<string | null>(null);
  const byId = new Map(buckets.map((bucket) => [bucket.bucketId, bucket]));
  const known = [...byId.keys()];
  const before = sent !== null && sent.length === known.length && sent.every((id) => byId.has(id)) ? sent : known;
  const order = lifted?.order ?? before;
  const nameOf = (id: string) => byId.get(id)?.name ?? "";
  const say = (words: (name: string, place: number, count: number) => string, id: string, ids: readonly string[]) =>
    setSaid(words(nameOf(id), ids.indexOf(id) + 1, ids.length));

  useLayoutEffect(() => {
    const id = held.current;
    held.current = null;
    if (id === null || document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus();
  });

  const hold = ({ id, by }: Lifted) => {
    if (by === "key") held.current = id;
  };
  const lift = (id: string, by: Lifted["by"]) => {
    setLifted({ id, order: before, by });
    say(texts.lifted, id, before);
  };
  const moveTo = (carried: Lifted, to: number) => {
    const place = Math.min(Math.max(to, 0), carried.order.length - 1);
    if (carried.order.indexOf(carried.id) === place) return;
    const next = withMoved(carried.order, carried.id, place);
    hold(carried);
    setLifted({ ...carried, order: next });
    say(texts.placed, carried.id, next);
  };
  const putBack = (carried: Lifted) => {
    hold(carried);
    setLifted(null);
    setSaid(texts.putBack(nameOf(carried.id)));
  };
  const drop = (carried: Lifted) => {
    setLifted(null);
    say(texts.dropped, carried.id, carried.order);
    const userId = byId.get(carried.id)?.userId;
    if (userId === undefined || carried.order.join() === before.join()) return;
    setSent(carried.order);
    reorder.mutate(
      { userId, bucketIds: carried.order },
      {
        onError: () => hold(carried),
        onSettled: () => setSent((now) => (now === carried.order ? null : now)),
      },
    );
  };

  const handleProps = (id: string) => ({
    "data-handle": id,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const carried = lifted?.id === id && lifted.by === "key" ? lifted : null;
      const isSpace = event.key === " " || event.key === "Enter";
      const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
      if (isSpace && carried === null) lift(id, "key");
      else if (carried !== null && (isSpace || event.key === "Tab")) drop(carried);
      else if (carried !== null && event.key === "Escape") putBack(carried);
      else if (carried !== null && step !== 0) moveTo(carried, carried.order.indexOf(id) + step);
      else return;
      if (event.key !== "Tab") event.preventDefault();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lift(id, "pointer");
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (lifted?.by !== "pointer") return;
      const from = lifted.order.indexOf(lifted.id);
      const middles = Array.from(rows.current?.children ?? [], (row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      }).filter((_, index) => index !== from);
      // At once: it may be let go before React would render it.
      flushSync(() => moveTo(lifted, placeAt(clientY, middles)));
    },
    onPointerUp: () => lifted?.by === "pointer" && drop(lifted),
    onPointerCancel: () => lifted?.by === "pointer" && putBack(lifted),
  });

  return {
    ordered: order.flatMap((id) => byId.get(id) ?? []),
    liftedId: lifted?.id ?? null,
    said,
    handleProps,
  };
}
