import { ark } from "@ark-ui/react/factory";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "#styled-system/css";
import { button, type ButtonVariantProps } from "#styled-system/recipes";
import { BreathingDots } from "../breathing-dots/breathing-dots.tsx";
import { useHeldFlag } from "../timing/use-held-flag.ts";
import { useTooltip } from "../tooltip/tooltip.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "color"> {
  /** `primary` marks the one next step of a view; `dangerSolid` only inside a confirmation. Default `line`. */
  variant?: ButtonVariantProps["variant"];
  /** 34, 40 (default) or 48 px high; 40, 44 and 48 below 768 px. */
  size?: ButtonVariantProps["size"];
  /** Fills its row. */
  isFullWidth?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Ignores clicks; after 200 ms the label is replaced by three pulsing dots at the same width. */
  isBusy?: boolean;
  /** Why the button is disabled; shown as its tooltip and read with it. A disabled button stays focusable. */
  disabledReason?: string;
  /** Renders its one child, for example a link, in the button's style. Busy and icon do not apply. */
  asChild?: boolean;
}

export function Button({
  variant,
  size,
  isFullWidth,
  icon,
  isBusy = false,
  disabled = false,
  disabledReason,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const hasDots = useHeldFlag(isBusy);
  const isInert = disabled || isBusy;
  const { anchorProps, tip } = useTooltip({
    text: disabled ? disabledReason : undefined,
    side: "top",
    describes: true,
  });
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    ...props,
    ...(disabled && disabledReason !== undefined ? anchorProps : {}),
    className: cx(button({ variant, size, isFullWidth }), className),
    onClick: isInert ? swallow : onClick,
    "aria-disabled": isInert || undefined,
  };
  if (asChild) {
    return (
      <ark.button {...shared} asChild>
        {children}
      </ark.button>
    );
  }
  return (
    <>
      <button type="button" {...shared} aria-busy={isBusy || undefined} data-dots={hasDots || undefined}>
        <span data-part="label">
          {icon}
          {children}
        </span>
        {hasDots && (
          <span data-part="dots">
            <BreathingDots />
          </span>
        )}
      </button>
      {tip}
    </>
  );
}
