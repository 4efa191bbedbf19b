import { ark } from "@ark-ui/react/factory";
import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { textLink, type TextLinkVariantProps } from "#styled-system/recipes";

export interface TextLinkProps extends ComponentProps<typeof ark.button> {
  /** `accent` (default) stands out, `quiet` belongs to a line of help. */
  tone?: TextLinkVariantProps["tone"];
}

/** A button that reads as a link inside text; with `asChild` it dresses a real link. */
export function TextLink({ tone, className, ...props }: TextLinkProps) {
  const type = props.asChild === true ? undefined : "button";
  return <ark.button type={type} {...props} className={cx(textLink({ tone }), className)} />;
}
