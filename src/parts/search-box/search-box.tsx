import SearchIcon from "lucide-react/icons/search";
import XIcon from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { times } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";

export interface SearchBoxProps {
  /** Its name and placeholder. */
  label: string;
  /** The text that is searched for. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search field; Escape or its button clears it. It searches when typing rests (GAP-10). */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { text, change, clear, field } = useSearchText(value, onSearch);
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={text}
      onChange={({ target }) => change(target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
        if (event.key === "Escape" && text !== "") clear();
      }}
      start={<SearchIcon />}
      end={
        text !== "" && (
          <IconButton label={texts.actions.clearSearch} size="sm" onClick={clear}>
            <XIcon />
          </IconButton>
        )
      }
    />
  );
}

/**
 * A search field's text and its debounced value: 300 ms after the last key (GAP-10), or at once when the field is
 * cleared. A changed `settled` from outside, for example by Back, updates the field. `field` is the ref of its input.
 */
export function useSearchText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const [known, setKnown] = useState(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== settled) {
    setKnown(settled);
    if (settled !== text.trim()) setText(settled);
  }
  const field = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    const run = () => settle.current(next.trim());
    if (next.trim() === "") run();
    else timer.current = setTimeout(run, times.searchDelay);
  };
  return {
    text,
    field,
    change,
    /** The button that clears it is gone with the text: one goes on typing. */
    clear: () => {
      change("");
      field.current?.focus();
    },
    /** Searches at once, without waiting for the typing to rest. */
    settle: (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      settle.current(next.trim());
    },
  };
}
