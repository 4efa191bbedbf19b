import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import type { Fault } from "#mocks/backend/fault.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "./hand.ts";

/** The demo world's last scene: an opening, the user's message and a reply with three versions. */
export const marenThread = "/conversation/char-maren-holloway?t=thread-the-light-that-failed";
export const newMarenChat = "/conversation/char-maren-holloway";

/** Changes the world's signed-in user. */
export function withUser(change: Record<string, unknown>) {
  return ({ context: { state } }: Backend) => {
    const user = state.users.get("user-mara");
    if (user) state.users.put({ ...user, ...change });
  };
}

/** Replaces the text of the demo thread's newest reply. */
export function withLastReply(content: string, status: "complete" | "stopped" | "failed" | "cut" = "complete") {
  return ({ context: { state } }: Backend) => {
    const message = state.messages.get("message-light-3");
    if (message === undefined) return;
    state.messages.put({
      ...message,
      alternates: message.alternates.map((alternate) =>
        alternate.id === message.activeAlternate ? { ...alternate, content, status } : alternate,
      ),
    });
  };
}

/** Gives the newest reply of the demo thread this many versions, the last one shown. */
export function withVersions(count: number) {
  return ({ context: { state } }: Backend) => {
    const message = state.messages.get("message-light-3");
    const [first] = message?.alternates ?? [];
    if (message === undefined || first === undefined) return;
    const alternates = Array.from({ length: count }, (_, at) => ({ ...first, id: `message-light-3-${at + 1}` }));
    state.messages.put({ ...message, alternates, activeAlternate: `message-light-3-${count}` });
  };
}

export const brokenBy = (operation: string, fault: Omit<Fault, "operation"> = { status: 500 }): Fault[] => [
  { operation, ...fault },
];

/** The rows of the log, oldest first. */
export const rows = () => screen.findAllByRole("article");

export async function lastRow() {
  const all = await rows();
  const last = all.at(-1);
  if (last === undefined) throw new Error("the conversation has no rows");
  return within(last);
}

export const composer = () => screen.findByRole("textbox", { name: /^Message to/ });

/** Sets a field's text at once: typed letter by letter, the focus can be lost half-way. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Types into the composer and sends with Enter. */
export async function say(text: string): Promise<void> {
  await write(await composer(), text);
  await userEvent.keyboard("{Enter}");
}

/** The thread has loaded: its newest reply offers Regenerate. */
export async function isOpen(): Promise<void> {
  await expect(await screen.findByRole("button", { name: "Regenerate" })).toBeVisible();
}

/** The reply has finished. */
export async function isReplied(): Promise<void> {
  await waitFor(
    async () => {
      await expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
      await expect(screen.getByRole("button", { name: "Regenerate" })).toBeVisible();
    },
    { timeout: 25_000 },
  );
}

/** A picture is on its way. Waited for as a whole: the row is drawn anew once the job is known. */
export const isPainting = () => waitFor(() => expect(screen.getByText("A picture is being made…")).toBeVisible());

/**
 * Chooses from the open menu by keyboard, since synthetic clicks do not reach a menu's entries reliably. The menu takes keys
 * once it has the focus, and highlights an entry some time after the key: a second key before that would pass it by.
 */
export async function chooseInMenu(name: string, role: "menuitem" | "menuitemradio" = "menuitem"): Promise<void> {
  const item = await screen.findByRole(role, { name });
  const menu = item.closest<HTMLElement>("[role=menu]");
  if (menu === null) throw new Error(`"${name}" stands in no menu`);
  await waitFor(() => expect(menu).toHaveFocus());
  const highlighted = () => menu.querySelector("[data-highlighted]");
  for (let steps = 0; steps < 30 && highlighted() !== item; steps += 1) {
    const before = highlighted();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(highlighted()).not.toBe(before));
  }
  await expect(item).toHaveAttribute("data-highlighted");
  await userEvent.keyboard("{Enter}");
}

/** Opens the Model Settings from the top bar's menu, on a phone from the header's sheet. */
export async function openModelSettings() {
  if (window.innerWidth < 768) {
    await userEvent.click(await within(screen.getByRole("main")).findByRole("button", { name: "Menu" }));
    await userEvent.click(await screen.findByRole("button", { name: "Model Settings" }));
  } else {
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await chooseInMenu("Model Settings");
  }
  return within(await screen.findByRole("dialog", { name: "Model Settings" }));
}
