import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { pageStart } from "../dialog/page-start.ts";

/**
 * Moves the focus on when what a button of an empty list does takes the button away: to the search field if it had a text,
 * which is what is cleared then, else to the dialog that has the list or to the heading of the page. Returns what the button's
 * surroundings need for it.
 */
export function useHandedOnFocus() {
  const pressed = useRef<{ button: Element; place: HTMLElement | null } | null>(null);
  useLayoutEffect(() => () => {
    const last = pressed.current;
    // After React's changes to the document, unless something else has taken the focus.
    queueMicrotask(() => {
      if (last === null || last.button.isConnected || document.activeElement !== document.body) return;
      (last.place?.isConnected ? last.place : pageStart())?.focus();
    });
  });
  return {
    onClickCapture({ currentTarget }: MouseEvent) {
      const button = document.activeElement;
      if (button === null || !currentTarget.contains(button)) return;
      const dialog = currentTarget.closest<HTMLElement>("[role=dialog]");
      const field = (dialog ?? currentTarget.closest("main"))?.querySelector<HTMLInputElement>("input[type=search]");
      pressed.current = { button, place: field != null && field.value !== "" ? field : dialog };
    },
  };
}
