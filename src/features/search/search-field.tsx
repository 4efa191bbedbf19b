import { keepPreviousData, useQuery } from "@tanstack/react-query";
import SearchIcon from "lucide-react/icons/search";
import XIcon from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { suggestionsQuery } from "#src/data/discovery/queries.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { Suggestion } from "#src/generated/api/model/suggestion.ts";
import { useSearchText } from "#src/parts/search-box/search-box.tsx";
import { smallVeil } from "#src/parts/veil/veil.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { searchTexts as texts } from "./search-texts.ts";

const frame = css({ position: "relative" });
const row = css({ row: { base: "2", md: "3" }, "& > :first-child": { flex: "1", minWidth: "0" } });
const list = css({
  position: "absolute",
  zIndex: "popover",
  insetInline: "0",
  top: "calc(100% + 6px)",
  m: "0",
  p: "2",
  maxWidth: "720px",
  borderRadius: "row",
  bg: "bg.overlay",
  boxShadow: "shadow.2",
});
const option = css({
  row: "3",
  minHeight: "48px",
  px: "3",
  borderRadius: "input",
  cursor: "pointer",
  "&[aria-selected=true]": { bg: "bg.hover" },
});
const kind = css({ ms: "auto", ps: "3", fontSize: "13px", color: "fg.muted", flexShrink: "0" });

export interface SearchFieldProps {
  /** The text that is searched for. */
  value: string;
  viewsNsfw: boolean;
  onSearch: (text: string) => void;
  /** Called on Enter with the text to search for at once. */
  onEnter: (text: string) => void;
  /** Called with a chosen suggestion. */
  onChoose: (suggestion: Suggestion) => void;
  /** Content beside the field. */
  children?: ReactNode;
}

/** The search field with suggestions: arrows and Enter choose one, Enter alone searches at once, Escape closes. */
export function SearchField({ value, viewsNsfw, onSearch, onEnter, onChoose, children }: SearchFieldProps) {
  const id = useId();
  const { text, change, clear, settle, field } = useSearchText(value, onSearch);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = text.trim();
  const { data = [] } = useQuery({
    ...suggestionsQuery(wanted),
    enabled: isOpen && wanted !== "",
    placeholderData: keepPreviousData,
  });
  const shown = isOpen && wanted !== "" ? data : [];
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    // Also settles the typed text, so that it is not searched for a moment later.
    settle(suggestion.kind === "character" ? suggestion.name : "");
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && shown.length > 0) {
      event.preventDefault();
      setActive((now) => ((now + step + 1 + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = shown[active];
      if (chosen !== undefined) choose(chosen);
      else {
        close();
        settle(text);
        onEnter(text);
      }
    } else if (event.key === "Escape") {
      if (shown.length > 0) close();
      else if (text !== "") clear();
    }
  };
  return (
    <search className={row}>
      <div className={frame}>
        <TextInput
          ref={field}
          type="search"
          role="combobox"
          aria-label={texts.box}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && shown[active] ? `${id}-${active}` : undefined}
          placeholder={texts.box}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setIsOpen(true);
            setActive(-1);
            change(target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          start={<SearchIcon />}
          end={
            text !== "" && (
              <IconButton label={common.actions.clearSearch} size="sm" onClick={clear}>
                <XIcon />
              </IconButton>
            )
          }
        />
        <VisuallyHidden role="status">{shown.length > 0 && texts.suggested(shown.length)}</VisuallyHidden>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={texts.suggestions}
          className={list}
          hidden={shown.length === 0}
        >
          {shown.map((suggestion, at) => (
            // The field keeps the focus and has the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={`${suggestion.kind}/${suggestion.id}`}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className={option}
              onPointerDown={(event) => event.preventDefault()}
              onPointerEnter={() => setActive(at)}
              onClick={() => choose(suggestion)}
            >
              {suggestion.kind !== "category" && (
                <span className={suggestion.NSFW && !viewsNsfw ? smallVeil : undefined}>
                  <Avatar src={suggestion.image} name={suggestion.name} seed={suggestion.id} size={32} isDecorative />
                </span>
              )}
              <bdi>{suggestion.name}</bdi>
              <span className={kind}>{texts.kinds[suggestion.kind]}</span>
            </div>
          ))}
        </div>
      </div>
      {children}
    </search>
  );
}
