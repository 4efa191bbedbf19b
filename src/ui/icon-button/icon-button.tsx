import { ark } from "@ark-ui/react/factory";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "#styled-system/css";
import { iconButton, type IconButtonVariantProps } from "#styled-system/recipes";
import { BreathingDots } from "../breathing-dots/breathing-dots.tsx";
import { useHeldFlag } from "../timing/use-held-flag.ts";
import type { TooltipSide } from "../tooltip/place-tooltip.ts";
import { useTooltip } from "../tooltip/tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** Its name: `aria-label` and, after a hover of 500 ms, the tooltip. */
  label: string;
  /** `media` stands on a picture, `primary` is the composer's send. Default `plain`. */
  variant?: IconButtonVariantProps["variant"];
  /** 32, 36, 40 (default; 44 below 768 px) or 44 px. The touch target is always 44 px. */
  size?: IconButtonVariantProps["size"];
  /** Two states: `aria-pressed`. Put `data-fills` on an icon that fills while pressed (the favourite heart). */
  isPressed?: boolean;
  isBusy?: boolean;
  /** Why it is disabled; replaces the name in the tooltip. */
  disabledReason?: string;
  tooltipSide?: TooltipSide;
  /** False if the name is shown beside it anyway. */
  hasTooltip?: boolean;
  /** Renders its one child, a link holding the icon, in its style and with its name. */
  asChild?: boolean;
  /** The icon. */
  children: ReactNode;
}

export function IconButton({
  label,
  variant,
  size,
  isPressed,
  isBusy = false,
  disabled = false,
  disabledReason,
  tooltipSide = "bottom",
  hasTooltip = true,
  asChild = false,
  className,
  children,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...props
}: IconButtonProps) {
  const hasDots = useHeldFlag(isBusy);
  const isInert = disabled || isBusy;
  const reason = disabled ? disabledReason : undefined;
  const { anchorProps, tip } = useTooltip({
    text: reason ?? (hasTooltip ? label : undefined),
    side: tooltipSide,
    describes: reason !== undefined,
  });
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    ...props,
    "aria-describedby": anchorProps["aria-describedby"] ?? props["aria-describedby"],
    onPointerEnter: both(onPointerEnter, anchorProps.onPointerEnter),
    onPointerLeave: both(onPointerLeave, anchorProps.onPointerLeave),
    onPointerDown: both(onPointerDown, anchorProps.onPointerDown),
    onFocus: both(onFocus, anchorProps.onFocus),
    onBlur: both(onBlur, anchorProps.onBlur),
    "aria-label": label,
    "aria-pressed": isPressed,
    "aria-disabled": isInert || undefined,
    className: cx(iconButton({ variant, size }), className),
    onClick: isInert ? swallow : onClick,
  };
  return (
    <>
      {asChild ? (
        <ark.button {...shared} asChild>
          {children}
        </ark.button>
      ) : (
        <button type="button" {...shared} aria-busy={isBusy || undefined}>
          {hasDots ? <BreathingDots /> : children}
        </button>
      )}
      {tip}
    </>
  );
}

/** Calls the caller's handler, then ours. */
function both<E>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) {
  if (theirs === undefined) return ours;
  return (event: E) => {
    theirs(event);
    ours(event);
  };
}
