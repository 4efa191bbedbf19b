import { usePresenceContext } from "@ark-ui/react/presence";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { floatingPlace } from "./floating-place.ts";

interface FloatingProps {
  /** The element whose closing animation is awaited. */
  content: RefObject<HTMLElement | null>;
  /** Called when the animation has ended and the children have unmounted. */
  onGone?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Renders an Ark overlay from its opening until its closing animation has ended. Replaces Ark's `lazyMount` and
 * `unmountOnExit`, which listen for `animationend` only from the next frame and can miss it on a busy page; an
 * animation's `finished` promise cannot be missed.
 */
export function Floating({ content, onGone, children }: FloatingProps) {
  const isOpen = usePresenceContext().getPresenceProps()["data-state"] === "open";
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  const gone = useEffectEvent(() => {
    setIsShown(false);
    onGone?.();
  });
  useEffect(() => {
    if (isOpen || !isShown) return undefined;
    let isCurrent = true;
    // Animations do not run in a hidden tab.
    const animations = document.hidden ? [] : (content.current?.getAnimations() ?? []);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isCurrent && gone());
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isShown, content]);
  return isShown ? createPortal(children, floatingPlace()) : null;
}
