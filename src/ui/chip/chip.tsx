import type { ComponentProps, ReactNode } from "react";
import { cx } from "#styled-system/css";
import { chip } from "#styled-system/recipes";

export interface ChipProps extends ComponentProps<"button"> {
  /** Pressed or not: a filter that is on or off. */
  isPressed: boolean;
  icon?: ReactNode;
}

/** A filter chip. */
export function Chip({ isPressed, icon, className, children, ...props }: ChipProps) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={isPressed}
      className={cx(chip({ state: isPressed ? "selected" : "unselected" }), className)}
    >
      {icon}
      <span data-part="label">{children}</span>
    </button>
  );
}
