import { type ReactNode, useId } from "react";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { parseColor } from "#src/ui/theme/color-maths.ts";
import { css } from "#styled-system/css";
import { themeTexts } from "./theme-texts.ts";

const row = css({ display: "grid", gridTemplateColumns: "44px minmax(0, 1fr)", gap: "3", alignItems: "start" });
/** The browser's colour input, under a swatch as tall as the text field beside it. */
const swatch = css({
  appearance: "none",
  width: "44px",
  height: "44px",
  // Offset by the height of the text field's label.
  fontSize: "13px",
  mt: "calc(1.5em + 6px)",
  padding: "0",
  border: "0",
  borderRadius: "input",
  bg: "transparent",
  cursor: "pointer",
  boxShadow: "inset 0 0 0 1px {colors.border.strong}",
  overflow: "hidden",
  "&::-webkit-color-swatch-wrapper": { padding: "4px" },
  "&::-webkit-color-swatch": { border: "0", borderRadius: "8px" },
  "&::-moz-color-swatch": { border: "0", borderRadius: "8px" },
});

export interface ColourFieldProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** The raw text as typed. */
  value: string;
  onChange: (value: string) => void;
}

/** A colour, picked or typed. */
export function ColourField({ label, help, error, value, onChange }: ColourFieldProps) {
  const id = useId();
  const parsed = parseColor(value);
  return (
    <div className={row}>
      <input
        type="color"
        className={swatch}
        aria-label={themeTexts.pick(label)}
        value={parsed ?? "#000000"}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormField id={id} label={label} help={help} error={error}>
        <TextInput
          value={value}
          maxLength={40}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </FormField>
    </div>
  );
}
