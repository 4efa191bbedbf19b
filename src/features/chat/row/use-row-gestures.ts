import { useEffect, useRef, useState, type PointerEvent } from "react";
import { type ChatRow, isOfUser } from "#src/domain/chat/chat-row.ts";
import { useChatFrame } from "../chat-frame.ts";

/** Px of a horizontal drag that switches version; ms of a press that opens the actions (design §10). */
const SWIPE = 64;
const LONG_PRESS = 450;
const STILL = 10;

/**
 * A row's pointer and focus handlers. `isActive` while hovered or focused. On touch a horizontal drag switches versions
 * and a long press opens the sheet of actions; both have equivalent buttons.
 */
export function useRowGestures(row: ChatRow, canWriteMore: boolean) {
  const { actions } = useChatFrame();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);

  function end() {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  }

  // Focus may be on the surrounding row or inside it. Ignore focus caused by touch: the user is reading.
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = articleAround(element.current);
    if (article === null) return;
    const note = () => article.querySelector(":focus-visible") !== null || article.matches(":focus-visible");
    const enter = () => note() && setHasFocus(true);
    enter();
    article.addEventListener("focusin", enter);
    return () => article.removeEventListener("focusin", enter);
  }, []);
  useEffect(() => {
    const article = articleAround(element.current);
    if (!hasFocus || article === null) return;
    // Keep the buttons while something opened from them is open, so that focus can return to them.
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || article.contains(target)) return;
      const isOwn = target.closest("[role=menu]") !== null && article.querySelector("[aria-expanded=true]") !== null;
      if (!isOwn && target.closest("[role=dialog], [role=alertdialog]") === null) setHasFocus(false);
    };
    document.addEventListener("focusin", look);
    document.addEventListener("pointerdown", look);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("pointerdown", look);
    };
  }, [hasFocus]);

  const props = {
    ref: element,
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setIsHovered(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && setIsHovered(false),
    onPointerDown(event: PointerEvent) {
      const target = event.target as Element;
      // React also bubbles events from a dialog that was opened in the row.
      if (event.pointerType !== "touch" || !event.currentTarget.contains(target)) return;
      if (target.closest("button, a, textarea") !== null) return;
      const timer = setTimeout(() => {
        press.current = null;
        setIsSheetOpen(true);
      }, LONG_PRESS);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove(event: PointerEvent) {
      if (
        press.current !== null &&
        Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) > STILL
      )
        clearTimeout(press.current.timer);
    },
    onPointerUp(event: PointerEvent) {
      const from = press.current;
      end();
      if (from === null || isOfUser(row)) return;
      const dx = event.clientX - from.x;
      if (Math.abs(dx) >= SWIPE && Math.abs(event.clientY - from.y) < SWIPE / 2)
        actions.swipe(row, dx < 0 ? 1 : -1, canWriteMore);
    },
    onPointerCancel: end,
    style: { touchAction: "pan-y pinch-zoom" },
  };
  return {
    props,
    isActive: isHovered || hasFocus,
    isSheetOpen,
    openSheet: () => setIsSheetOpen(true),
    closeSheet: () => setIsSheetOpen(false),
  };
}

const articleAround = (element: HTMLElement | null) => element?.closest<HTMLElement>("[data-key]") ?? null;
