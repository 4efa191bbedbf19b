import { createListCollection } from "@ark-ui/react/collection";
import { Select as ArkSelect } from "@ark-ui/react/select";
import CheckIcon from "lucide-react/icons/check";
import ChevronDownIcon from "lucide-react/icons/chevron-down";
import { type ReactNode, useMemo, useRef } from "react";
import { css, cx } from "#styled-system/css";
import { formField, listPanel, textInput } from "#styled-system/recipes";
import { Floating } from "../portal/floating.tsx";

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  /** Help text under the label. */
  help?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<T extends string> {
  label: string;
  options: readonly SelectOption<T>[];
  /** Null while nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

const trigger = css({ display: "flex!", alignItems: "center", gap: "3", textAlign: "start" });

/**
 * Chooses one of several options, in a custom list. When: options with an icon or help text; `SelectInput` (the native
 * list) when a label is enough, `Combobox` from about fifteen options. Keys: Enter, Space or the arrow keys open, letters
 * jump, Enter chooses, Escape closes without choosing; focus stays on the field.
 */
export function Select<T extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = "Choose",
  disabled = false,
  className,
}: SelectProps<T>) {
  const collection = useMemo(
    () => createListCollection({ items: [...options], isItemDisabled: (option) => option.disabled ?? false }),
    [options],
  );
  const content = useRef<HTMLDivElement>(null);
  const input = textInput({ kind: "select" });
  const list = listPanel();
  const chosen = options.find((option) => option.value === value);
  return (
    <ArkSelect.Root
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={(details) => {
        const [next] = details.items;
        if (next !== undefined) onChange(next.value);
      }}
      disabled={disabled}
      positioning={{ sameWidth: true, gutter: 6 }}
      className={cx(formField().root, className)}
    >
      <ArkSelect.Label className={formField().label}>{label}</ArkSelect.Label>
      <ArkSelect.Control className={input.root}>
        <ArkSelect.Trigger className={cx(input.input, trigger)}>
          {chosen?.icon}
          {chosen === undefined ? (
            <span className={css({ color: "fg.subtle" })}>{placeholder}</span>
          ) : (
            <span className={css({ minWidth: "0", truncate: true })}>{chosen.label}</span>
          )}
        </ArkSelect.Trigger>
        <span className={input.end} aria-hidden="true">
          <ChevronDownIcon />
        </span>
      </ArkSelect.Control>
      <Floating content={content}>
        <ArkSelect.Positioner className={list.positioner}>
          <ArkSelect.Content ref={content} className={list.content}>
            {collection.items.map((option) => (
              <ArkSelect.Item key={option.value} item={option} className={list.item}>
                {option.icon}
                <span className={list.itemBody}>
                  <ArkSelect.ItemText className={list.itemText}>{option.label}</ArkSelect.ItemText>
                  {option.help !== undefined && <span className={list.itemHelp}>{option.help}</span>}
                </span>
                <ArkSelect.ItemIndicator className={list.itemIndicator}>
                  <CheckIcon />
                </ArkSelect.ItemIndicator>
              </ArkSelect.Item>
            ))}
          </ArkSelect.Content>
        </ArkSelect.Positioner>
      </Floating>
    </ArkSelect.Root>
  );
}
