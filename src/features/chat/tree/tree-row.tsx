import BookmarkIcon from "lucide-react/icons/bookmark";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import type { CSSProperties, KeyboardEvent } from "react";
import type { TreeRow } from "#src/domain/chat/tree-rows.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { TreeLine } from "./tree-line.tsx";
import * as look from "./tree-looks.ts";
import { treeTexts as texts } from "./tree-texts.ts";

/** Actions of a row; null where one does not apply. */
export type TreeRowActions = {
  goOn: () => void;
  hold: (() => void) | null;
  setCheckpoint: (() => void) | null;
  rename: (() => void) | null;
  remove: (() => void) | null;
};

export const nameOfRow = (row: TreeRow): string =>
  row.kind === "way"
    ? (row.way.title ?? row.way.firstLine ?? texts.notGoneOn)
    : row.kind === "checkpoint"
      ? row.name
      : row.line;

export interface TreeRowProps {
  id: string;
  row: TreeRow;
  isActive: boolean;
  isFolded: boolean;
  isLast: boolean;
  /** A or B, if chosen for comparison. */
  letter: string | null;
  actions: TreeRowActions;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A row of the tree: a fork, a checkpoint, or a branch with its last words. */
export function TreeRowView({
  id,
  row,
  isActive,
  isFolded,
  isLast,
  letter,
  actions,
  onFocus,
  onKeyDown,
}: TreeRowProps) {
  const isHere = row.kind === "way" && row.isHere;
  const name = nameOfRow(row);
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-expanded={row.hasChildren ? !isFolded : undefined}
      aria-selected={letter !== null}
      aria-current={isHere || undefined}
      tabIndex={isActive ? 0 : -1}
      className={look.rowLook}
      style={{ "--level": row.level } as CSSProperties}
      data-kind={row.kind}
      data-here={isHere || undefined}
      data-on-path={row.isOnPath || undefined}
      data-side={(row.kind === "way" && !isHere && row.level > 1) || undefined}
      data-last={isLast || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onDoubleClick={actions.goOn}
    >
      {row.level > 1 && !isLast && <span className={look.through} aria-hidden="true" />}
      {row.kind === "checkpoint" ? (
        <BookmarkIcon className={look.bookmark} aria-hidden="true" />
      ) : (
        <span className={look.mark} aria-hidden="true" />
      )}
      <span className={look.words}>
        <RowWords row={row} name={name} />
      </span>
      <span className={look.end}>
        {isHere && <span className={look.here}>{texts.here}</span>}
        {letter !== null && (
          <span className={look.letter} title={texts.held(letter)}>
            {letter}
          </span>
        )}
        <Menu
          trigger={
            <IconButton label={texts.actions(name)} hasTooltip={false} size="sm" tabIndex={isActive ? 0 : -1}>
              <EllipsisIcon />
            </IconButton>
          }
        >
          <MenuItem onSelect={actions.goOn}>{isHere ? texts.backToIt : texts.goOn}</MenuItem>
          {actions.hold !== null && (
            <MenuItem onSelect={actions.hold}>{letter === null ? texts.hold : texts.letGo}</MenuItem>
          )}
          {actions.setCheckpoint !== null && (
            <MenuItem onSelect={actions.setCheckpoint}>{texts.setCheckpoint}</MenuItem>
          )}
          {actions.rename !== null && <MenuItem onSelect={actions.rename}>{texts.rename}</MenuItem>}
          {actions.remove !== null && (
            <MenuItem tone="danger" onSelect={actions.remove}>
              {texts.remove}
            </MenuItem>
          )}
        </Menu>
      </span>
    </div>
  );
}

function RowWords({ row, name }: { row: TreeRow; name: string }) {
  switch (row.kind) {
    case "checkpoint":
      return (
        <>
          <bdi className={look.checkpointName}>{name}</bdi>
          <span className={look.fact}>{texts.checkpoint(row.index + 1)}</span>
        </>
      );
    case "way":
      return (
        <>
          <bdi className={look.title}>{name}</bdi>
          {row.way.lastLine !== null && <TreeLine className={look.line} text={row.way.lastLine} />}
          <span className={look.fact}>{texts.way(row.count, relativeTime(row.way.updatedAt))}</span>
        </>
      );
    case "opening":
    case "fork":
      return (
        <>
          <TreeLine className={look.line} text={name} />
          <span className={look.fact}>{row.kind === "fork" ? texts.fork(row.index + 1, row.ways) : texts.opening}</span>
        </>
      );
  }
}
