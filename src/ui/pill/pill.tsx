import { ark } from "@ark-ui/react/factory";
import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { pill, type PillVariantProps } from "#styled-system/recipes";

export interface PillProps extends ComponentProps<typeof ark.span> {
  tone?: PillVariantProps["tone"];
}

/** A small standing fact: a balance, a count. Icon, number in tabular figures, unit in `<small>`. `asChild` for a link. */
export function Pill({ tone, className, ...props }: PillProps) {
  return <ark.span {...props} className={cx(pill({ tone }), className)} />;
}
