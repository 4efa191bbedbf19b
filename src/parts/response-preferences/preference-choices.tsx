import { useId } from "react";
import type { Option } from "#src/domain/options.ts";
import type { Preference, PreferenceChange } from "#src/domain/response-preferences.ts";
import { css } from "#styled-system/css";
import { checkField } from "#styled-system/recipes";

/** Widths of the drawn lines, in hundredths. */
const lines: Readonly<Record<string, readonly number[]>> = {
  text: [55],
  short: [100, 50],
  mediumShort: [100, 100, 75],
  originalNormal: [100, 45, 100, 80],
  medium: [100, 100, 100, 65],
  long: [100, 100, 100, 100, 100],
};

const glyph = css({ display: "grid", gap: "3px", width: "36px", flexShrink: "0", alignContent: "start", pt: "4px" });
const line = css({ height: "3px", borderRadius: "full", background: "currentColor" });

/** Illustrates a reply's length; decoration beside its name. */
function LengthGlyph({ value }: { value: string }) {
  const widths = lines[value];
  if (widths === undefined) return null;
  return (
    <span className={glyph} aria-hidden="true">
      {widths.map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a drawing
        <span key={at} className={line} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}

const radio = checkField({ kind: "radio" });
const box = css({ border: "0", padding: "0", margin: "0", minWidth: "0", containerType: "inline-size" });
const grid = css({
  display: "grid",
  gap: "10px",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container (min-width: 470px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const card = css({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: "12px",
  minHeight: "70px",
  padding: "14px 16px",
  borderRadius: "row",
  cursor: "pointer",
  color: "fg.default",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  transition: "background-color {durations.fast}",
  "&:hover": { background: "bg.hover" },
  "&:has(:checked)": { background: "accent.subtle", boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
  "&:has(:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  "& input": { outline: "none!" },
  "&[data-wide]": { gridColumn: "1 / -1", minHeight: "0" },
});
const words = css({ flex: "1", minWidth: "0" });
const name = css({ display: "block", fontWeight: "600", fontSize: "15px", lineHeight: "1.4" });
const help = css({ display: "block", fontSize: "13px", lineHeight: "1.4", color: "fg.muted", textWrap: "pretty" });
const drawing = css({ color: "fg.subtle", "[data-card]:has(:checked) &": { color: "accent.text" } });

export type PreferenceChoicesProps = {
  /** One preference with its options in order. */
  question: { readonly key: Preference; readonly label: string; readonly options: Readonly<Record<string, Option>> };
  /** The selected option, or null if none is. */
  value: string | null;
  /** The option that stores nothing (`null`); without it a value must be selected. */
  open?: { label: string; help: string };
  onChoose: (change: PreferenceChange) => void;
};

/**
 * The options of one response preference as cards (CONST-36 to CONST-40, GAP-44). Stateless, so that one chat, the
 * settings of all chats and onboarding can share it.
 */
export function PreferenceChoices({ question, value, open, onChoose }: PreferenceChoicesProps) {
  const group = useId();
  const choose = (chosen: string | null) => onChoose({ key: question.key, value: chosen } as PreferenceChange);
  const cards = [
    ...(open === undefined ? [] : [{ ...open, value: null }]),
    ...Object.entries(question.options).map(([key, option]) => ({ ...option, value: key })),
  ];
  return (
    <fieldset className={box}>
      <legend className={css({ srOnly: true })}>{question.label}</legend>
      <div className={grid}>
        {cards.map((option) => (
          <label key={option.value ?? ""} className={card} data-card="" data-wide={option.value === null || undefined}>
            <input
              type="radio"
              name={group}
              className={radio.control}
              checked={option.value === value}
              aria-labelledby={`${group}-${option.value ?? ""}-name`}
              aria-describedby={`${group}-${option.value ?? ""}-help`}
              onChange={() => choose(option.value)}
            />
            <span className={words}>
              <span id={`${group}-${option.value ?? ""}-name`} className={name}>
                {option.label}
              </span>
              <span id={`${group}-${option.value ?? ""}-help`} className={help}>
                {option.help}
              </span>
            </span>
            {question.key === "verbose" && option.value !== null && (
              <span className={drawing}>
                <LengthGlyph value={option.value} />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
