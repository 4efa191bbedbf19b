import ArrowDownIcon from "lucide-react/icons/arrow-down";
import ArrowUpIcon from "lucide-react/icons/arrow-up";
import GripVerticalIcon from "lucide-react/icons/grip-vertical";
import Trash2Icon from "lucide-react/icons/trash-2";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useDragFollow } from "#src/lib/use-drag-follow.ts";
import { css } from "#styled-system/css";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { placeAt } from "./place-at.ts";

export interface ReorderWords {
  up: (name: string) => string;
  down: (name: string) => string;
  remove: (name: string) => string;
  movedTo: (name: string, place: number, count: number) => string;
  removed: (name: string) => string;
}

const english: ReorderWords = {
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  remove: (name) => `Remove ${name}`,
  movedTo: (name, place, count) => `${name} is now number ${place} of ${count}`,
  removed: (name) => `${name} removed`,
};

const list = css({ display: "grid", gap: "3", listStyle: "none", m: "0", p: "0", _empty: { display: "none" } });
const row = css({
  display: "flex",
  alignItems: "flex-start",
  gap: "2",
  p: "3",
  borderRadius: "row",
  bg: "bg.surface",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  "&[data-dragged]": { boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
});
const handle = css({
  display: "grid",
  placeItems: "center",
  width: "28px",
  minHeight: "44px",
  color: "fg.muted",
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  flexShrink: "0",
});
const content = css({ flex: "1", minWidth: "0", display: "grid", gap: "3" });
const actions = css({ display: "flex", flexDirection: { base: "column", md: "row" }, flexShrink: "0" });

export interface ReorderListProps {
  label: string;
  /** One stable id per row, in order. */
  ids: readonly string[];
  /** A row's name by its index. */
  rowName: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Omit it if rows cannot be removed. */
  onRemove?: ((index: number) => void) | undefined;
  /** Called when the last row is removed, to move focus elsewhere. */
  onEmpty?: () => void;
  words?: ReorderWords;
  /** Rows without a look of their own, whose content places the controls itself. */
  isBare?: boolean;
  /** Content of a row. `controls` are for bare rows. */
  children: (index: number, controls: RowControls) => ReactNode;
}

/** What moves and removes a row. Without its buttons, which may be hidden, focus goes to the first one of the row. */
export type RowControls = { grip: ReactNode; actions: ReactNode; isDragged: boolean };

/**
 * Rows reordered by dragging the grip with mouse or touch, or by buttons. Each step is announced, and focus follows the
 * moved row.
 */
export function ReorderList({
  label,
  ids,
  rowName,
  onMove,
  onRemove,
  onEmpty,
  words = english,
  isBare = false,
  children,
}: ReorderListProps) {
  const root = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  /** What to focus once the new order has rendered. */
  const focusNext = useRef<{ index: number; action: string } | null>(null);
  // Moving an element in the document makes it lose focus.
  useLayoutEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const rows = root.current?.children;
    const target = rows?.[Math.min(next.index, rows.length - 1)];
    const button =
      target?.querySelector<HTMLElement>(`[data-action="${next.action}"]`) ?? target?.querySelector("button");
    if (button) button.focus();
    else onEmpty?.();
  });

  const move = (from: number, to: number) => {
    // Named before it moves: a form may give the names of its rows as they are at this moment.
    setSaid(words.movedTo(rowName(from), to + 1, ids.length));
    onMove(from, to);
  };
  const step = (index: number, by: -1 | 1) => {
    focusNext.current = { index: index + by, action: by < 0 ? "up" : "down" };
    move(index, index + by);
  };
  const remove = (index: number) => {
    focusNext.current = { index, action: "remove" };
    setSaid(words.removed(rowName(index)));
    onRemove?.(index);
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (dragged === null) return;
    const from = ids.indexOf(dragged);
    const middles = Array.from(root.current?.children ?? [], (child) => {
      const { top, height } = child.getBoundingClientRect();
      return top + height / 2;
    }).filter((_, index) => index !== from);
    const to = placeAt(clientY, middles);
    if (from >= 0 && to !== from) move(from, to);
  };
  useDragFollow(dragged !== null, follow, () => setDragged(null));

  return (
    <>
      <ul ref={root} aria-label={label} className={list}>
        {ids.map((id, index) => {
          const name = rowName(index);
          const isDragged = dragged === id;
          const controls: RowControls = {
            isDragged,
            grip: (
              <span
                aria-hidden="true"
                data-grip=""
                className={handle}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.preventDefault();
                  setDragged(id);
                }}
              >
                <GripVerticalIcon />
              </span>
            ),
            actions: (
              <>
                <IconButton
                  size="sm"
                  label={words.up(name)}
                  data-action="up"
                  disabled={index === 0}
                  onClick={() => step(index, -1)}
                >
                  <ArrowUpIcon />
                </IconButton>
                <IconButton
                  size="sm"
                  label={words.down(name)}
                  data-action="down"
                  disabled={index === ids.length - 1}
                  onClick={() => step(index, 1)}
                >
                  <ArrowDownIcon />
                </IconButton>
                {onRemove !== undefined && (
                  <IconButton size="sm" label={words.remove(name)} data-action="remove" onClick={() => remove(index)}>
                    <Trash2Icon />
                  </IconButton>
                )}
              </>
            ),
          };
          if (isBare) return <li key={id}>{children(index, controls)}</li>;
          return (
            <li key={id} className={row} data-dragged={isDragged || undefined}>
              {controls.grip}
              <div className={content}>{children(index, controls)}</div>
              <div className={actions}>{controls.actions}</div>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
