import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { skeleton, type SkeletonVariantProps } from "#styled-system/recipes";

export interface SkeletonProps extends ComponentProps<"span"> {
  /** `line` is a line of text of the surrounding size. */
  shape?: SkeletonVariantProps["shape"];
  width?: string | number;
  height?: string | number;
}

/** The shape of something that is on its way. Silent: `SkeletonGroup` says once that it is loading. */
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
