import { useId } from "react";
import { css } from "#styled-system/css";
import type { ReplyMode } from "#src/generated/api/model/replyMode.ts";
import { groupTexts, modes } from "./group-texts.ts";

const group = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "3px",
  border: "0",
  borderRadius: "13px",
  padding: "4px",
  background: "bg.sunken",
});
const choice = css({
  display: "grid",
  placeItems: "center",
  height: { base: "44px", md: "34px" },
  paddingInline: "6px",
  borderRadius: "9px",
  fontSize: "13.5px",
  fontWeight: "600",
  color: "fg.muted",
  whiteSpace: "nowrap",
  cursor: "pointer",
  position: "relative",
  _hover: { color: "fg.default" },
  "&:has(:checked)": { background: "bg.active", color: "fg.default" },
  "&:has(:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "1px" },
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer", margin: "0" },
});
const helpLine = css({ fontSize: "12.5px", color: "fg.muted", lineHeight: "1.4", padding: "9px 4px 12px" });

/** The four ways to decide who answers, and what the chosen one does (GAP-139). */
export function ReplyModes({ mode, onChange }: { mode: ReplyMode; onChange: (mode: ReplyMode) => void }) {
  const id = useId();
  return (
    <>
      <div className={group} role="radiogroup" aria-label={groupTexts.whoAnswers} aria-describedby={id}>
        {(Object.keys(modes) as ReplyMode[]).map((value) => (
          <label key={value} className={choice}>
            <input type="radio" name={id} checked={value === mode} onChange={() => onChange(value)} />
            {modes[value].label}
          </label>
        ))}
      </div>
      <p id={id} className={helpLine} role="status">
        {modes[mode].help}
      </p>
    </>
  );
}
