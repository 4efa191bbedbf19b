import CheckIcon from "lucide-react/icons/check";
import MinusIcon from "lucide-react/icons/minus";
import { css } from "#styled-system/css";

const box = css({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  flexShrink: "0",
  ms: "-10px",
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer", m: "0", boxSize: "full" },
  "& input:disabled": { cursor: "not-allowed" },
  "& span": {
    display: "grid",
    placeItems: "center",
    boxSize: "20px",
    borderRadius: "6px",
    border: "1.5px solid {colors.border.strong}",
    "--icon-size": "14px",
  },
  "& svg": { visibility: "hidden" },
  "& input:disabled + span": { opacity: "disabled" },
  "& input:is(:checked, :indeterminate) + span": {
    bg: "accent.default",
    borderColor: "accent.default",
    color: "fg.onAccent",
    "& svg": { visibility: "visible" },
  },
  "& input:focus-visible + span": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
});

type RowCheckProps = {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  isDisabled: boolean;
  /** `isRun` while Shift is held: selects everything from the last tick to here. */
  onTick: (isRun: boolean) => void;
};

/** The checkbox of a row. */
export function RowCheck({ label, isChecked, isMixed = false, isDisabled, onTick }: RowCheckProps) {
  return (
    <label className={box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }) => onTick("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <span aria-hidden="true">{isMixed ? <MinusIcon /> : <CheckIcon />}</span>
    </label>
  );
}
