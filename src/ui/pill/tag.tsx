import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { tag, type TagVariantProps } from "#styled-system/recipes";

export interface TagProps extends ComponentProps<"span"> {
  tone?: TagVariantProps["tone"];
}

/** A word that marks what it stands beside: Pro, Current. */
export function Tag({ tone, className, ...props }: TagProps) {
  return <span {...props} className={cx(tag({ tone }), className)} />;
}
