import { usePresenceContext } from "@ark-ui/react/presence";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { floatingPlace } from "./floating-place.ts";

interface FloatingProps {
  /** The element whose closing animation is waited for. */
  content: RefObject<HTMLElement | null>;
  /** The animation has ended and the children have left the page. */
  onGone?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Draws an Ark overlay over the page from its opening until its closing animation has ended. It takes the place of Ark's
 * `lazyMount` and `unmountOnExit`: Ark listens for `animationend` from the frame after closing on, and on a busy page the
 * animation is over by then. The promise of an animation settles whenever it is asked.
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
    // In a hidden tab animations stand still.
    const animations = document.hidden ? [] : (content.current?.getAnimations() ?? []);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isCurrent && gone());
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isShown, content]);
  return isShown ? createPortal(children, floatingPlace()) : null;
}
