import BanIcon from "lucide-react/icons/ban";
import CheckIcon from "lucide-react/icons/check";
import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { chip } from "#styled-system/recipes";

export type ChipState = "unselected" | "selected" | "excluded";

export interface TriStateChipProps extends Omit<ComponentProps<"button">, "children" | "onClick"> {
  label: string;
  state: ChipState;
  /** Called on a press. The caller decides the next state, and shows the reason at a limit. */
  onPress: () => void;
  /** Dimmed because no more may be selected; still pressable, so that the reason can be shown. */
  isAtLimit?: boolean;
}

/**
 * A chip with three states: unselected, selected, excluded. Colour is never alone: selected has a check, excluded is
 * struck through with a ban sign, and the name says it: "Mystery, excluded" (design 8).
 */
export function TriStateChip({ label, state, onPress, isAtLimit = false, className, ...props }: TriStateChipProps) {
  const name = state === "unselected" ? label : `${label}, ${state}`;
  return (
    <button
      type="button"
      {...props}
      aria-label={name}
      aria-disabled={isAtLimit || undefined}
      data-state={state}
      onClick={onPress}
      className={cx(chip({ state }), className)}
    >
      {state === "selected" && <CheckIcon />}
      {state === "excluded" && <BanIcon />}
      <span data-part="label">{label}</span>
    </button>
  );
}
