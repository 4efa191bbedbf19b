import type { ComponentProps } from "react";
import { screen } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import { sha256 } from "#mocks/backend/sha256.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { userEvent } from "./hand.ts";
import type { LastingFault } from "./lasting-faults.ts";

/** A plain link for components shown alone, which get the application's link as a prop. */
export function StoryLink({ children, ...props }: ComponentProps<"a">) {
  return <a {...props}>{children}</a>;
}

/** A viewport of 390 × 844. */
export const onMobile = { viewport: { value: "mobile" } };
/** The narrowest supported viewport: 320 × 640, also the room a desktop has at 400 % zoom. */
export const onSmallPhone = { viewport: { value: "small" } };

/** As a story's `beforeEach`: toasts stay. Undo shows for three seconds, too short on a busy machine. */
export function toastsStay() {
  toaster.pause();
  return toaster.resume;
}

export const knownEmail = "wren@example.com";
export const knownPassword = "quiet-harbour-9";

/** Gives an account of the demo world an email address and a password that a story can sign in with. */
export function withKnownAccount({ context: { state } }: Backend): void {
  const user = state.users.find(() => true);
  if (!user) throw new Error("the world has no users");
  state.users.put({ ...user, email: knownEmail, passwordHash: `plain$${sha256(knownPassword)}` });
}

/** Passes the built-in bot check. */
export async function passBotCheck(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "I am a person" }));
  await expect(await screen.findByText("Checked")).toBeVisible();
}

export async function fillIn(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Waits until a button is enabled and clickable, then presses it: a field's check or a dialog's opening may still run. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(async () => {
    await expect(getComputedStyle(button).pointerEvents).not.toBe("none");
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
  });
  await userEvent.click(button);
}

/**
 * Presses Try again once no attempt runs, because until then a press does nothing, and waits for this attempt to end. A fault
 * given is ended just before the press.
 */
export async function tryAgain(fault?: LastingFault): Promise<void> {
  const button = await waitFor(async () => {
    const found = await screen.findByRole("button", { name: "Try again" });
    await expect(found).not.toHaveAttribute("aria-busy", "true");
    return found;
  });
  fault?.end();
  await userEvent.click(button);
  await waitFor(() => {
    if (button.isConnected) return expect(button).not.toHaveAttribute("aria-busy", "true");
  });
}

/** No top bar and no side menu (TRAP-71). */
export async function expectNoChrome(): Promise<void> {
  await expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
  await expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
}

/**
 * Chooses an item of the open menu by keyboard: the menu chooses the highlighted item, and a synthetic click is over before
 * it is highlighted.
 */
export async function chooseItem(name: string): Promise<void> {
  const item = await screen.findByRole("menuitem", { name });
  const lit = () => document.querySelector("[role=menuitem][data-highlighted]");
  for (let steps = 0; steps < 12 && !item.hasAttribute("data-highlighted"); steps += 1) {
    const before = lit();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(lit()).not.toBe(before));
  }
  await userEvent.keyboard("{Enter}");
}
