import { createListCollection } from "@ark-ui/react/collection";
import { Combobox as ArkCombobox } from "@ark-ui/react/combobox";
import CheckIcon from "lucide-react/icons/check";
import ChevronDownIcon from "lucide-react/icons/chevron-down";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { css, cx } from "#styled-system/css";
import { formField, listPanel, textInput } from "#styled-system/recipes";
import { Floating } from "../portal/floating.tsx";

export interface ComboboxOption {
  value: string;
  label: string;
  /** A line under it. */
  help?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface ComboboxWords {
  open: string;
  none: string;
  loading: string;
  /** Said when the list changes. */
  found: (count: number) => string;
}

const english: ComboboxWords = {
  open: "Show all",
  none: "Nothing by that name",
  loading: "Searching",
  found: (count) => (count === 1 ? "1 found" : `${count} found`),
};

export interface ComboboxProps {
  label: string;
  /** All of them; with `onSearch` the ones that answer what was typed. */
  options: readonly ComboboxOption[];
  /** Null if nothing is selected. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** For options from a server: called at each change of the text; the options are then not filtered here. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  placeholder?: string;
  disabled?: boolean;
  words?: ComboboxWords;
  className?: string;
}

/**
 * One of many, found by typing.
 *
 * When: more than about fifteen options, or ones that the server searches; a `Select` for fewer. Keys: typing narrows,
 * the arrow keys move, Enter chooses, Escape closes the list and then puts the last choice back; emptying the field
 * takes the choice away.
 */
export function Combobox({
  label,
  options,
  value,
  onChange,
  onSearch,
  isLoading = false,
  placeholder,
  disabled = false,
  words = english,
  className,
}: ComboboxProps) {
  const [typed, setTyped] = useState("");
  const shown = useMemo(() => {
    const query = fold(typed);
    return onSearch !== undefined || query === ""
      ? options
      : options.filter((option) => fold(option.label).includes(query));
  }, [options, typed, onSearch]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...shown],
        itemToString: (option) => option.label,
        isItemDisabled: (option) => option.disabled ?? false,
      }),
    [shown],
  );
  const content = useRef<HTMLDivElement>(null);
  const input = textInput({ kind: "select" });
  const list = listPanel();
  return (
    <ArkCombobox.Root
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={(details) => {
        setTyped("");
        onChange(details.value[0] ?? null);
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== "input-change") return;
        setTyped(inputValue);
        onSearch?.(inputValue);
        if (inputValue === "") onChange(null);
      }}
      // Reopening shows all options, including the selected one.
      onOpenChange={({ open }) => {
        if (!open) setTyped("");
      }}
      inputBehavior="autohighlight"
      openOnClick
      disabled={disabled}
      placeholder={placeholder}
      positioning={{ sameWidth: true, gutter: 6 }}
      className={cx(formField().root, className)}
    >
      <ArkCombobox.Label className={formField().label}>{label}</ArkCombobox.Label>
      <ArkCombobox.Control className={input.root}>
        <ArkCombobox.Input className={input.input} />
        <ArkCombobox.Trigger className={cx(input.end, opener)} aria-label={`${words.open}: ${label}`}>
          <ChevronDownIcon />
        </ArkCombobox.Trigger>
      </ArkCombobox.Control>
      <Floating content={content}>
        <ArkCombobox.Positioner className={list.positioner}>
          <ArkCombobox.Content ref={content} className={list.content} aria-busy={isLoading || undefined}>
            {collection.items.map((option) => (
              <ArkCombobox.Item key={option.value} item={option} className={list.item}>
                {option.icon}
                <span className={list.itemBody}>
                  <ArkCombobox.ItemText className={list.itemText}>{option.label}</ArkCombobox.ItemText>
                  {option.help !== undefined && <span className={list.itemHelp}>{option.help}</span>}
                </span>
                <ArkCombobox.ItemIndicator className={list.itemIndicator}>
                  <CheckIcon />
                </ArkCombobox.ItemIndicator>
              </ArkCombobox.Item>
            ))}
            {(isLoading || shown.length === 0) && (
              // A list box may hold options only, so the status is a disabled option.
              <div role="option" aria-selected="false" aria-disabled="true" className={list.status}>
                {isLoading ? words.loading : words.none}
              </div>
            )}
          </ArkCombobox.Content>
        </ArkCombobox.Positioner>
      </Floating>
      <span role="status" className={css({ srOnly: true })}>
        {typed === "" ? "" : isLoading ? words.loading : shown.length === 0 ? words.none : words.found(shown.length)}
      </span>
    </ArkCombobox.Root>
  );
}

const opener = css({
  pointerEvents: "auto!",
  insetInlineEnd: "1!",
  display: "grid!",
  placeItems: "center",
  boxSize: "36px",
  border: "0",
  borderRadius: "md",
  bg: "transparent",
  cursor: "pointer",
  _hover: { bg: "bg.hover", color: "fg.default" },
});

/** Without accents and case, so that "orsted" finds "Ørsted"'s neighbours and "emre" finds "Émre". */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase()
    .trim();
