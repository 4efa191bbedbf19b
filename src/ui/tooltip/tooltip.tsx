import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { tooltip } from "#styled-system/recipes";
import { floatingPlace } from "../portal/floating-place.ts";
import { placeTooltip, type TooltipSide } from "./place-tooltip.ts";

/** Hover delay before the tooltip shows (design 6). */
const restMs = 500;
/** Time to move from the control onto the tooltip. */
const graceMs = 120;

interface TooltipOptions {
  /** The text; an empty one shows no tooltip. */
  text: ReactNode;
  side?: TooltipSide;
  /** True when the text adds to the control's name: it is then linked by `aria-describedby`. */
  describes?: boolean;
}

/**
 * A tooltip for one control: spread `anchorProps` on it, render `tip` beside it. Shows after 500 ms of hover, or at once
 * on keyboard focus; stays while the pointer is on it; hides on Escape, press and scroll. Touch does not open it, so it
 * must not be the only place of anything. Kept light, since every icon button has one.
 */
export function useTooltip({ text, side = "bottom", describes = false }: TooltipOptions) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const later = useCallback((run: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => later(() => setAnchor(null), graceMs), [later]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isShown = anchor !== null && text !== undefined && text !== null && text !== "";
  const anchorProps = {
    onPointerEnter: (event: React.PointerEvent<HTMLElement>) => {
      if (event.pointerType === "touch") return;
      const element = event.currentTarget;
      if (isPressed.current) return;
      if (anchor === null) later(() => setAnchor(element), restMs);
      else keep();
    },
    onPointerLeave: () => {
      isPressed.current = false;
      leave();
    },
    onPointerDown: () => {
      isPressed.current = true;
      hide();
    },
    onFocus: (event: React.FocusEvent<HTMLElement>) => {
      // Focus caused by a press does not show the tooltip.
      if (isPressed.current) return;
      if (event.currentTarget.matches(":focus-visible")) setAnchor(event.currentTarget);
    },
    onBlur: hide,
    "aria-describedby": isShown && describes ? id : undefined,
  };
  const tip = isShown ? (
    <Tip id={id} anchor={anchor} side={side} onKeep={keep} onLeave={leave} onHide={hide}>
      {text}
    </Tip>
  ) : null;
  return { anchorProps, tip };
}

interface TipProps {
  id: string;
  anchor: HTMLElement;
  side: TooltipSide;
  children: ReactNode;
  onKeep: () => void;
  onLeave: () => void;
  onHide: () => void;
}

function Tip({ id, anchor, side, children, onKeep, onLeave, onHide }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const isRtl = getComputedStyle(anchor).direction === "rtl";
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { x, y } = placeTooltip(anchor.getBoundingClientRect(), size, view, side, isRtl);
    element.style.translate = `${x}px ${y}px`;
    // Position it again when the text, and so the width, changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [anchor, side, children]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onHide();
    };
    document.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("scroll", onHide, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("scroll", onHide, true);
    };
  }, [onHide]);
  return createPortal(
    <div ref={tip} id={id} role="tooltip" className={tooltip()} onPointerEnter={onKeep} onPointerLeave={onLeave}>
      {children}
    </div>,
    floatingPlace(),
  );
}
