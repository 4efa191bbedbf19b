import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { skeleton, type SkeletonVariantProps } from "#styled-system/recipes";

export interface SkeletonProps extends ComponentProps<"span"> {
  /** `line` has the line height of the surrounding text. */
  shape?: SkeletonVariantProps["shape"];
  width?: string | number;
  height?: string | number;
}

/** Placeholder for loading content. Hidden from screen readers: `SkeletonGroup` announces loading once. */
export function Skeleton({ shape, width, height, className, style, ...props }: SkeletonProps) {
  return (
    <span
      {...props}
      aria-hidden="true"
      className={cx(skeleton({ shape }), className)}
      style={{ width, height, ...style }}
    />
  );
}
