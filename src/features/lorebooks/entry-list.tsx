import GripVerticalIcon from "lucide-react/icons/grip-vertical";
import PlusIcon from "lucide-react/icons/plus";
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { numberText } from "#src/lib/count-text.ts";
import { isFound } from "#src/lib/search-text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { WindowedList } from "#src/ui/feedback/windowed-list.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { costOf, type EntryDraft, isSilent, nameOf } from "./lorebook-draft.ts";
import { loreTexts } from "./lorebooks-texts.ts";
import { useEntryMoves } from "./use-entry-moves.ts";

const tools = css({ display: "grid", gap: "3", p: "4", pb: "2" });
const chips = css({
  row: "1.5",
  overflowX: "auto",
  scrollbarWidth: "none",
  py: "1",
  "& > button": { flexShrink: "0", px: "10px" },
});
const bulk = css({ row: "3", flexWrap: "wrap", p: "2", borderRadius: "row", bg: "bg.raised", fontSize: "14px" });
const list = css({ display: "grid", gap: "0.5", listStyle: "none", m: "0", px: "3", pb: "6" });
const rowLook = css({
  row: "10px",
  minHeight: { base: "64px", md: "56px" },
  px: "2",
  borderRadius: "row",
  _hover: { bg: "bg.hover" },
  "&[data-dragged]": { bg: "bg.active" },
  "&:is(:hover, [data-dragged]) [data-grip]": { opacity: "1" },
  "&[data-current]": { bg: "accent.subtle" },
  "&[data-off]": { color: "fg.muted" },
});
const open = css({
  display: "grid",
  flex: "1",
  minWidth: "0",
  minHeight: "44px",
  alignContent: "center",
  textAlign: "start",
  cursor: "pointer",
  "& > *": { truncate: true },
});
/** Shown on hover; always on touch screens. */
const grip = css({
  display: "grid",
  placeItems: "center",
  width: "20px",
  minHeight: "44px",
  marginInline: "-6px -8px",
  flexShrink: "0",
  color: "fg.muted",
  cursor: "grab",
  opacity: "0",
  touchAction: "none",
  userSelect: "none",
  "--icon-size": "16px",
  _coarse: { opacity: "1" },
});
const title = css({ fontWeight: "semibold", fontSize: "14.5px" });
const line = css({ fontSize: "13px", color: "fg.muted", "&[data-warning]": { color: "warning.text" } });
const count = css({ fontSize: "13px", color: "fg.muted", fontVariantNumeric: "tabular-nums" });
const slim = css({ "& > div:last-child": { srOnly: true } });

const filters = {
  all: () => true,
  on: ({ isEnabled }: EntryDraft) => isEnabled,
  always: ({ isConstant }: EntryDraft) => isConstant,
  never: isSilent,
} as const;
type Filter = keyof typeof filters;
const filterNames = Object.keys(filters) as Filter[];

export interface EntryListProps {
  entries: readonly EntryDraft[];
  currentId: string;
  onOpen: (localId: string) => void;
  /** Undefined for a read-only book. */
  onChange?: ((change: (entries: readonly EntryDraft[]) => EntryDraft[]) => void) | undefined;
  onRemove: (localIds: ReadonlySet<string>) => void;
  onAdd?: (() => void) | undefined;
}

/** All entries of a lorebook, up to a thousand: search, filter, selection for bulk changes. */
export function EntryList({ entries, currentId, onOpen, onChange, onRemove, onAdd }: EntryListProps) {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(search);
  const shown = useMemo(
    () =>
      entries.filter(
        (entry) =>
          filters[filter](entry) &&
          (wanted.trim() === "" || isFound(wanted, entry.name, entry.keys.join("\n"), entry.content)),
      ),
    [entries, filter, wanted],
  );
  const alive = useMemo(() => entries.filter(({ localId }) => chosen.has(localId)), [entries, chosen]);
  /** The shown entries, and the one selected last, where a range begins. */
  const latest = useRef<{ shown: readonly EntryDraft[]; last: string | null }>({ shown, last: null });
  useLayoutEffect(() => {
    latest.current.shown = shown;
  });
  /** Selects or deselects one entry, or with Shift the range from the previous one. */
  const choose = useCallback((localId: string, isRange: boolean) => {
    const { shown: rows, last } = latest.current;
    latest.current.last = localId;
    setChosen((before) => {
      const next = new Set(before);
      const isChosen = !next.has(localId);
      const [from, to] = [last ?? localId, localId].map((id) => rows.findIndex((one) => one.localId === id));
      const ids =
        isRange && from !== undefined && to !== undefined && from >= 0
          ? rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(localIdOf)
          : [localId];
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  }, []);
  const isEveryChosen = shown.every(({ localId }) => chosen.has(localId));
  const { dragged, moved, step, focusBeside, grab } = useEntryMoves(shown, onChange);
  const movedAt = entries.findIndex(({ localId }) => localId === moved);
  const setEnabled = (isEnabled: boolean) =>
    onChange?.((all) => all.map((entry) => (chosen.has(entry.localId) ? { ...entry, isEnabled } : entry)));

  const renderRow = useCallback(
    (entry: EntryDraft) => {
      const name = nameOf(entry);
      return (
        <div
          className={rowLook}
          data-current={entry.localId === currentId || undefined}
          data-off={!entry.isEnabled || undefined}
          data-entry={entry.localId}
          data-dragged={entry.localId === dragged || undefined}
        >
          {onChange !== undefined && (
            <span
              aria-hidden="true"
              data-grip=""
              className={grip}
              onPointerDown={(event) => grab(entry.localId, event)}
            >
              <GripVerticalIcon />
            </span>
          )}
          {onChange !== undefined && (
            <Checkbox
              className={slim}
              label={loreTexts.choose(name)}
              checked={chosen.has(entry.localId)}
              onChange={({ nativeEvent }) =>
                choose(entry.localId, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          )}
          <button
            type="button"
            className={open}
            aria-current={entry.localId === currentId || undefined}
            onClick={() => onOpen(entry.localId)}
            data-opens=""
            onKeyDown={(event) => {
              const by = event.key === "ArrowUp" ? -1 : 1;
              if (by === 1 && event.key !== "ArrowDown") return;
              event.preventDefault();
              if (event.altKey) step(entry.localId, by);
              else focusBeside(entry.localId, by);
            }}
          >
            <bdi className={title}>{name}</bdi>
            <span className={line} data-warning={isSilent(entry) || undefined}>
              {entry.isConstant ? loreTexts.always : entry.keys.join(", ") || loreTexts.noKeys}
            </span>
          </button>
          <span className={count} title={loreTexts.tokens(costOf(entry))}>
            {numberText(costOf(entry))}
          </span>
          {onChange !== undefined && (
            <Switch
              isQuiet
              className={slim}
              label={loreTexts.isOn(name)}
              checked={entry.isEnabled}
              onChange={({ target }) =>
                onChange((all) =>
                  all.map((one) => (one.localId === entry.localId ? { ...one, isEnabled: target.checked } : one)),
                )
              }
            />
          )}
        </div>
      );
    },
    [chosen, choose, currentId, dragged, focusBeside, grab, onChange, onOpen, step],
  );
  return (
    <>
      <div className={tools}>
        <div className={css({ row: "2" })}>
          <div className={css({ flex: "1", minWidth: "0" })}>
            <TextInput
              type="search"
              aria-label={loreTexts.find}
              placeholder={loreTexts.find}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          </div>
          {onAdd !== undefined && (
            <IconButton
              label={entries.length >= 1000 ? loreTexts.full : loreTexts.addEntry}
              variant="soft"
              disabled={entries.length >= 1000}
              onClick={onAdd}
            >
              <PlusIcon />
            </IconButton>
          )}
        </div>
        <div role="group" aria-label={loreTexts.entryList} className={chips}>
          {filterNames.map((one) => (
            <Chip key={one} isPressed={one === filter} onClick={() => setFilter(one)}>
              {loreTexts.filtered(loreTexts.filters[one], entries.filter(filters[one]).length)}
            </Chip>
          ))}
        </div>
        {alive.length > 0 && (
          <div className={bulk}>
            <span role="status">{loreTexts.chosen(alive.length)}</span>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setChosen(isEveryChosen ? new Set() : new Set(shown.map(localIdOf)))}
            >
              {isEveryChosen ? loreTexts.chooseNone : loreTexts.chooseAll}
            </Button>
            <Button size="sm" onClick={() => setEnabled(true)}>
              {loreTexts.turnOn}
            </Button>
            <Button size="sm" onClick={() => setEnabled(false)}>
              {loreTexts.turnOff}
            </Button>
            <Button
              size="sm"
              disabled={alive.length === entries.length}
              disabledReason={loreTexts.lastEntry}
              onClick={() => onRemove(chosen)}
            >
              {loreTexts.remove}
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {movedAt >= 0 && loreTexts.movedTo(nameOf(entries[movedAt]!), movedAt + 1, entries.length)}
      </VisuallyHidden>
      {shown.length === 0 ? (
        <p className={css({ px: "4", color: "fg.muted" })}>{loreTexts.noMatch}</p>
      ) : (
        <WindowedList
          id={`lore entries/${filter}/${wanted}`}
          items={shown}
          itemKey={localIdOf}
          renderItem={renderRow}
          className={list}
          label={loreTexts.entryList}
        />
      )}
    </>
  );
}

const localIdOf = ({ localId }: EntryDraft) => localId;
