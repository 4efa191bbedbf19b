import type { Page } from "@playwright/test";

/**
 * Holds toasts as a pointer over them does, until the page is loaded again. Called before what offers Undo: on a busy machine
 * a toast's three seconds can pass before it is pressed.
 */
export const toastsStay = (page: Page) =>
  page.evaluate(() => {
    const hold = () =>
      document.querySelector("[data-toaster]")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    new MutationObserver(hold).observe(document.body, { childList: true, subtree: true });
  });
