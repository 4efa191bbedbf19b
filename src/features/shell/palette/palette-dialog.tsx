import { useRouter } from "@tanstack/react-router";
import SearchIcon from "lucide-react/icons/search";
import XIcon from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { pressOf, shortcuts } from "#src/domain/shortcuts.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Kbd } from "#src/ui/kbd/kbd.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { useUser } from "../use-user.ts";
import { groupFrom, type PaletteGroup, type PaletteItem, stepFrom } from "./palette-items.ts";
import * as look from "./palette-look.ts";
import { PaletteRow } from "./palette-row.tsx";
import { paletteTexts as texts } from "./palette-texts.ts";
import { inScope, usePaletteResults } from "./use-palette-results.ts";

const scopes = ["all", "chats", "messages", "characters", "staff"] as const;

/**
 * The command palette: finds chats, messages, characters, creators, worlds, pages, settings and actions. The field keeps
 * the focus: arrows move and wrap around, Tab jumps to the next group, Enter opens, Ctrl+Enter opens in a new tab.
 */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const router = useRouter();
  const { isSignedIn, isStaff } = useUser();
  const [typed, setTyped] = useState("");
  const [scope, setScope] = useState<(typeof scopes)[number]>("all");
  const [wantedId, setWantedId] = useState<string | null>(null);
  const results = usePaletteResults(typed);
  const groups = inScope(results.groups, scope);
  const items = groups.flatMap((group) => group.items);
  const active = items.find((item) => item.id === wantedId) ?? items[0] ?? null;
  // Results that arrive later must not take the place of the highlighted row.
  if (active !== null && active.id !== wantedId) setWantedId(active.id);
  const text = typed.trim();
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;

  const list = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });
  const go = (next: string | null) => {
    isByKey.current = true;
    setWantedId(next);
  };

  const choose = useCallback(
    (item: PaletteItem, isNewTab: boolean) => {
      const { link, run, staysOpen = false } = item;
      if (link !== undefined && isNewTab) {
        window.open(router.buildLocation(link).href, "_blank", "noopener");
        return;
      }
      if (!staysOpen) onClose();
      // Runs after the dialog has closed, since an action may open another one.
      run?.();
      if (link !== undefined) void router.navigate(link);
    },
    [router, onClose],
  );
  const point = useCallback((item: PaletteItem) => setWantedId(item.id), []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // During IME composition these keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isPlain = !event.altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (isPlain && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      go(stepFrom(items, active?.id ?? null, event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Tab" && !event.ctrlKey && !event.altKey) {
      const next = groupFrom(groups, active?.id ?? null, event.shiftKey ? -1 : 1);
      // Past the last group Tab moves the focus on as usual.
      if (next === null) return;
      go(next);
    } else if (event.key === "Enter" && !event.shiftKey && !event.altKey) {
      if (active !== null) choose(active, event.ctrlKey || event.metaKey);
    } else if (typed === "" && pressOf(shortcuts.anywhere.sheet, event) !== -1) {
      openDialog("shortcuts", {});
    } else return;
    event.preventDefault();
  }

  // Most of what a scope has is found only by words.
  const isBlank = text === "" && results.isSettled && items.length === 0;
  const isEmpty = text !== "" && results.isSettled && items.every((item) => item.id === "everything");
  return (
    <Dialog onClose={onClose} title={texts.title} isTitleHidden isFlush hasCloseButton={false} className={look.frame}>
      <div className={look.panel}>
        <div className={look.head}>
          <SearchIcon aria-hidden="true" />
          <input
            data-autofocus=""
            role="combobox"
            aria-label={texts.label}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : optionId(active)}
            className={look.field}
            dir="auto"
            placeholder={texts.label}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWantedId(null);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={look.shut} aria-label={texts.closeByEsc} onClick={onClose}>
            <Kbd>Esc</Kbd>
          </button>
          <IconButton label={texts.close} hasTooltip={false} onClick={onClose} className={css({ hideFrom: "md" })}>
            <XIcon />
          </IconButton>
        </div>
        {isSignedIn && (
          <div className={look.scopes} role="group" aria-label={texts.scopes}>
            {scopes
              .filter((one) => isStaff || one !== "staff")
              .map((one) => (
                <Chip key={one} isPressed={scope === one} onClick={() => setScope(one)}>
                  {texts.scope[one]}
                </Chip>
              ))}
          </div>
        )}
        <VisuallyHidden role="status">
          {text !== "" && (!results.isSettled ? texts.searching : isEmpty ? texts.nothing : texts.found(items.length))}
        </VisuallyHidden>
        {/* Its rows are reached from the field. */}
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.results} className={look.list}>
          {(isEmpty || isBlank) && (
            <p className={look.nothing} role="presentation">
              {isBlank ? texts.typeFirst : texts.nothing}
            </p>
          )}
          {groups.map((group) =>
            group.items.length === 0 && group.isLoading !== true ? null : (
              <ResultGroup key={group.scope} id={`${id}-${group.scope}`} group={group} isBare={isEmpty}>
                {group.items.map((item) => (
                  <PaletteRow
                    key={item.id}
                    id={optionId(item)}
                    item={item}
                    text={text}
                    isActive={item.id === active?.id}
                    onPoint={point}
                    onChoose={choose}
                  />
                ))}
              </ResultGroup>
            ),
          )}
        </div>
        <div className={look.foot}>
          <span>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {texts.move}
          </span>
          <span>
            <Kbd>Tab</Kbd> {texts.nextGroup}
          </span>
          <span>
            <Kbd>Ctrl</Kbd>
            <Kbd>↵</Kbd> {texts.newTab}
          </span>
          <button type="button" onClick={() => openDialog("shortcuts", {})}>
            <Kbd>?</Kbd> {texts.allShortcuts}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

type ResultGroupProps = { id: string; group: PaletteGroup; isBare: boolean; children: ReactNode };

/** A group of results under its title; space is reserved for results that are loading. */
function ResultGroup({ id, group, isBare, children }: ResultGroupProps) {
  return (
    <div role="group" aria-labelledby={isBare ? undefined : id} aria-busy={group.isLoading || undefined}>
      {!isBare && (
        <div className={look.caption} role="presentation">
          <span id={id}>{texts.groups[group.scope]}</span>
          {group.count !== undefined && <span>{group.count}</span>}
        </div>
      )}
      {children}
      {group.isLoading === true && [0, 1, 2].map((at) => <SkeletonRow key={at} />)}
    </div>
  );
}

const SkeletonRow = () => (
  <div className={look.waiting} role="presentation">
    <Skeleton shape="circle" width={36} height={36} />
    <Skeleton shape="line" width="60%" />
  </div>
);
