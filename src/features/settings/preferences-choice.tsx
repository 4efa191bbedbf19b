import { useId } from "react";
import { css } from "#styled-system/css";
import { PreferencesBox } from "./preferences-section.tsx";

const group = css({ border: "0", m: "0", p: "0", minWidth: "0" });
const legend = css({ p: "0", color: "fg.default", lineHeight: "1.4" });
const help = css({ textStyle: "help", color: "fg.subtle", mt: "0.5" });
const track = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "none" },
  gridAutoColumns: { md: "minmax(0, 1fr)" },
  gridAutoFlow: { md: "column" },
  gap: "1",
  mt: "10px",
  p: "1",
  borderRadius: "input",
  bg: "bg.sunken",
});
const segment = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: { base: "44px", md: "38px" },
  px: "2",
  borderRadius: "md",
  color: "fg.muted",
  fontSize: "13px",
  fontWeight: "medium",
  lineHeight: "1.25",
  textAlign: "center",
  cursor: "pointer",
  transition: "background-color {durations.fast}, color {durations.fast}",
  _hover: { bg: "bg.hover", color: "fg.default" },
  "&:has(:checked)": {
    bg: "accent.subtle",
    color: "accent.text",
    boxShadow: "inset 0 0 0 1.5px {colors.accent.default}",
  },
  "&:has(:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  "& input": { position: "absolute", inset: "0", m: "0", opacity: "0", cursor: "pointer" },
});

export interface PreferencesChoiceProps<Value extends string | number> {
  label: string;
  help: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few options with short names, in one line where there is room; saved as soon as it is chosen (GAP-36). */
export function PreferencesChoice<Value extends string | number>({
  label,
  help: text,
  options,
  value,
  onChoose,
}: PreferencesChoiceProps<Value>) {
  const id = useId();
  return (
    <PreferencesBox>
      <fieldset className={group} aria-describedby={`${id}-help`}>
        <legend className={legend}>{label}</legend>
        <p id={`${id}-help`} className={help}>
          {text}
        </p>
        <div className={track}>
          {options.map((option) => (
            <label key={option.value} className={segment}>
              <input type="radio" name={id} checked={option.value === value} onChange={() => onChoose(option.value)} />
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
    </PreferencesBox>
  );
}
