import { lazy, memo, Suspense, useCallback, useState, type ReactNode } from "react";
import { css } from "#styled-system/css";
import { isSameWindow, keptList, type ListWindow, piecesOf } from "./list-window.ts";

const RowWindow = lazy(async () => ({ default: (await import("./row-window.tsx")).RowWindow }));

export interface WindowedListProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What stands in an item's `<li>`. Must be stable; it is called again only for an item that has changed. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** What the list is a list of, by all that decides its order: "home/popular". Its place is kept under this name. */
  id: string;
  label?: string;
  /** Of the `<ul>`: a grid, or rows one under the other. The room between rows must be `gap`, not margins. */
  className?: string;
  itemClassName?: string;
  /** How many there are in all, also those not loaded; -1 when nobody knows. Default: the items there are. */
  total?: number;
}

/** Lists up to this length are drawn whole. */
const wholeUpTo = 100;
/** What is drawn of a longer one until its window is known. */
const drawnAtFirst = 200;

const spacer = css({ overflowAnchor: "none", gridColumn: "1 / -1" });

/**
 * A list of rows or a grid of cards of any length: past a hundred items only those near the view are in the page, in the
 * same flow, whatever scrolls around it. The item with the focus stays. A `PagedList` draws its items with it.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { items, itemKey, renderItem, id, label, className, itemClassName, total = items.length } = props;
  const [element, setElement] = useState<HTMLUListElement | null>(null);
  const [known, setKnown] = useState(() => keptList(id)?.window ?? null);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const takeWindow = useCallback((next: ListWindow) => setKnown((now) => (isSameWindow(now, next) ? now : next)), []);
  const keyOf = useCallback((index: number) => itemKey(items[index] as Item), [items, itemKey]);
  const isLong = items.length > wholeUpTo;
  const window = isLong ? known : null;

  const cell = (item: Item, index: number, row?: number) => {
    const key = itemKey(item);
    return (
      <Cell
        key={key}
        id={key}
        item={item}
        index={index}
        row={row}
        setSize={isLong || total !== items.length ? total : undefined}
        className={itemClassName}
        renderItem={renderItem}
      />
    );
  };

  return (
    <>
      {/* It only notes which of its items has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={setElement}
        className={className}
        aria-label={label}
        onFocus={({ target }) => {
          const row = target.closest<HTMLElement>("[data-index]")?.dataset["index"];
          setFocusedRow(row === undefined ? null : Number(row));
        }}
        onBlur={() => setFocusedRow(null)}
      >
        {window === null
          ? items.slice(0, isLong ? drawnAtFirst : undefined).map((item, index) => cell(item, index))
          : // One flat array: React tells nested ones apart by position, and would mount every row anew when the window moves.
            piecesOf(window).flatMap((piece, at) => {
              if ("spacer" in piece)
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- a spacer has no other name
                  <li key={`spacer ${at}`} className={spacer} aria-hidden="true" style={{ height: piece.spacer }} />
                );
              const from = piece.row * window.columns;
              return items
                .slice(from, from + window.columns)
                .map((item, column) => cell(item, from + column, piece.row));
            })}
      </ul>
      {isLong && element !== null && (
        <Suspense fallback={null}>
          <RowWindow
            key={id}
            list={element}
            count={items.length}
            keyOf={keyOf}
            focusedRow={focusedRow}
            drawn={window}
            id={id}
            onChange={takeWindow}
          />
        </Suspense>
      )}
    </>
  );
}

type CellProps<Item> = {
  id: string;
  item: Item;
  index: number;
  row: number | undefined;
  setSize: number | undefined;
  className: string | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
};

const Cell = memo(function Cell<Item>({ id, item, index, row, setSize, className, renderItem }: CellProps<Item>) {
  return (
    <li
      className={className}
      data-key={id}
      data-index={row}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : index + 1}
    >
      {renderItem(item, index)}
    </li>
  );
}) as <Item>(props: CellProps<Item>) => ReactNode;
