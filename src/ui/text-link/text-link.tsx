import { ark } from "@ark-ui/react/factory";
import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { textLink, type TextLinkVariantProps } from "#styled-system/recipes";

export interface TextLinkProps extends ComponentProps<typeof ark.button> {
  /** `accent` (default) stands out, `quiet` is for help text. */
  tone?: TextLinkVariantProps["tone"];
}

/** A button that looks like a link in text; with `asChild` it styles a real link. */
export function TextLink({ tone, className, ...props }: TextLinkProps) {
  const type = props.asChild === true ? undefined : "button";
  return <ark.button type={type} {...props} className={cx(textLink({ tone }), className)} />;
}
