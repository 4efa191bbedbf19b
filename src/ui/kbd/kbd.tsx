import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { kbd } from "#styled-system/recipes";

/** A key of the keyboard. */
export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return <kbd {...props} className={cx(kbd(), className)} />;
}
