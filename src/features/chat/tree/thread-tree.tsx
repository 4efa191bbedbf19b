import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { TreeRow } from "#src/domain/chat/tree-rows.ts";
import { pressOf, shortcuts } from "#src/domain/shortcuts.ts";
import { list } from "./tree-looks.ts";
import { nameOfRow, type TreeRowActions, TreeRowView } from "./tree-row.tsx";
import { treeTexts as texts } from "./tree-texts.ts";

export interface ThreadTreeProps {
  rows: readonly TreeRow[];
  folded: ReadonlySet<string>;
  onFold: (key: string, isFolded: boolean) => void;
  activeKey: string;
  onActivate: (key: string) => void;
  /** A or B, by thread id. */
  letterOf: (row: TreeRow) => string | null;
  actionsOf: (row: TreeRow) => TreeRowActions;
  /** Called on Escape. */
  onLeave: () => void;
}

/** The tree, following the ARIA tree pattern: arrows, Home and End, first letters; Space folds. */
export function ThreadTree({
  rows,
  folded,
  onFold,
  activeKey,
  onActivate,
  letterOf,
  actionsOf,
  onLeave,
}: ThreadTreeProps) {
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState({ text: "", at: 0 });
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );

  function go(next: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, next))];
    if (row === undefined) return;
    onActivate(row.key);
    tree.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${row.key}`)}`)?.focus();
  }
  /** The next row, from the active one on, that starts with these letters. */
  function find(letter: string, time: number) {
    const text = time - typed.at < 700 ? typed.text + letter : letter;
    setTyped({ text, at: time });
    const from = text.length === 1 ? at + 1 : at;
    const order = [...rows.keys()].map((offset) => (from + offset) % rows.length);
    const found = order.find((index) =>
      nameOfRow(rows[index]!)
        .replace(/^[^\p{L}\p{N}]+/u, "")
        .toLowerCase()
        .startsWith(text),
    );
    if (found !== undefined) go(found);
  }

  function onKeyDown(event: KeyboardEvent, row: TreeRow) {
    if (event.defaultPrevented || event.target !== event.currentTarget) return;
    const { key } = event;
    const actions = actionsOf(row);
    const isFolded = folded.has(row.key);
    // Keys in quick succession spell a name.
    const isSpelling = typed.text !== "" && event.timeStamp - typed.at < 700;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "ArrowDown") go(at + 1);
    else if (key === "ArrowUp") go(at - 1);
    else if (key === "Home") go(0);
    else if (key === "End") go(rows.length - 1);
    else if (key === "ArrowRight" && row.hasChildren && isFolded) onFold(row.key, false);
    else if (key === "ArrowRight" && row.hasChildren) go(at + 1);
    else if (key === "ArrowLeft" && row.hasChildren && !isFolded && row.kind === "way") onFold(row.key, true);
    else if (key === "ArrowLeft") go(rows.findLastIndex((one, index) => index < at && one.level < row.level));
    else if (isSpelling && key.length === 1) find(key.toLowerCase(), event.timeStamp);
    else if (key === " " && row.hasChildren) onFold(row.key, !isFolded);
    else if (key === "Enter") actions.goOn();
    else if (key === "F2") actions.rename?.();
    else if (pressOf(shortcuts.anywhere.remove, event) !== -1) actions.remove?.();
    else if (key === "Escape") onLeave();
    else if (key.toLowerCase() === "c" && actions.hold !== null) actions.hold();
    else if (key.length === 1 && /\p{L}|\p{N}/u.test(key)) find(key.toLowerCase(), event.timeStamp);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={tree} role="tree" aria-multiselectable="true" aria-label={texts.tree} className={list}>
      {rows.map((row, index) => (
        <TreeRowView
          key={row.key}
          id={`${id}-${row.key}`}
          row={row}
          isActive={index === at}
          isFolded={folded.has(row.key)}
          isLast={index === rows.length - 1}
          letter={letterOf(row)}
          actions={actionsOf(row)}
          onFocus={() => onActivate(row.key)}
          onKeyDown={(event) => onKeyDown(event, row)}
        />
      ))}
    </div>
  );
}
