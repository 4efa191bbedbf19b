import { type ReactNode, useId } from "react";
import { css, cx } from "#styled-system/css";

const group = css({ border: "0", m: "0", p: "0", minWidth: "0", "& legend": { textStyle: "label", p: "0", mb: "2" } });
const box = css({ display: "grid", gap: "2" });
const tile = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "7px",
  minHeight: "44px",
  borderRadius: "12px",
  bg: "bg.surface",
  color: "fg.muted",
  fontSize: "12.5px",
  fontWeight: "medium",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  cursor: "pointer",
  _hover: { bg: "bg.hover" },
  "&:has(:checked)": {
    bg: "accent.subtle",
    color: "accent.text",
    boxShadow: "inset 0 0 0 2px {colors.accent.default}",
  },
  "&:has(:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  "& input": { position: "absolute", inset: "0", m: "0", opacity: "0", cursor: "inherit" },
});
const tall = css({ height: "68px", justifyContent: "flex-end", pb: "2" });
const flat = css({ justifyContent: "center", fontSize: "14px", fontWeight: "semibold" });

export interface ChoicesProps<Value extends string | number> {
  legend: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  /** Drawn above the option's own name. */
  glyph?: (value: Value) => ReactNode;
  className?: string;
}

/** A few short options side by side, one of them chosen: native radio buttons in tiles. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, options, value, onChange, glyph, className } = props;
  const name = useId();
  return (
    <fieldset className={group}>
      <legend>{legend}</legend>
      <div className={cx(box, className)}>
        {options.map((option) => (
          <label key={option} className={cx(tile, glyph ? tall : flat)}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {glyph?.(option)}
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
