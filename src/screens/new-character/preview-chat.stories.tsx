import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/New character, preview chat",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/new-character" />,
});

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));

async function write(name: string, text: string): Promise<void> {
  await userEvent.click(await field(name));
  // Braces are keys to `type`.
  await userEvent.paste(text);
}

/** A reply takes a while on a busy machine. */
const patient = { timeout: 20_000 };
const line = () => field(/^Line to /);

/** A streamed reply from the unsaved draft; the chat stays while the page is open. */
export const Streamed = meta.story({
  parameters: { faults: [{ operation: "tryCharacter", status: 500, times: 1 }] },
  play: async () => {
    const sent = listenToRequests();
    await write("Name", "Ines");
    await write("First message", "You are late, {{user}}.");
    await press("Preview chat");
    const log = within(await screen.findByRole("log", { name: "Preview chat with Ines" }));
    await expect(await log.findByText("You are late, Mara.")).toBeVisible();
    // One types at once; the outline covers nothing of the chat, and its field is in view.
    await waitFor(async () => expect(await line()).toHaveFocus());
    const pane = await screen.findByRole("region", { name: "Preview chat" });
    const outline = await screen.findByRole("navigation", { name: "Sections" });
    for (const top of [0, 600]) {
      window.scrollTo(0, top);
      await waitFor(() => expect(Math.round(window.scrollY)).toBe(top));
      await expect(pane.getBoundingClientRect().top).toBeGreaterThanOrEqual(outline.getBoundingClientRect().bottom);
      await expect((await line()).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    await userEvent.type(await line(), "Is the lamp lit?{Enter}");
    await expect(await log.findByText("Is the lamp lit?")).toBeVisible();
    // The first call fails: what was said stays, and Retry asks again.
    await press("Retry");
    await expect(await button("Stop")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Send" }, patient)).toBeVisible();
    await waitFor(() => expect(sent("/api/v1/character/try")).toHaveLength(2));
    await expect(sent("/api/v1/character/try")[1]).toMatchObject({
      draft: { name: "Ines", firstMessage: "You are late, {{user}}." },
      messages: [
        { role: "character", content: "You are late, Mara." },
        { role: "user", content: "Is the lamp lit?" },
      ],
    });
    await expect(sent("/api/v1/chat/threads")).toEqual([]);
    // Closed and opened again it is still there; Restart begins anew.
    await press("Preview chat");
    await expect(await screen.findByRole("region", { name: "Preview" })).toBeVisible();
    await press("Preview chat");
    await expect(await screen.findByText("Is the lamp lit?")).toBeVisible();
    await press("Restart the chat");
    await waitFor(() => expect(screen.queryByText("Is the lamp lit?")).toBeNull());
  },
});

/** On a phone it covers the page. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await write("Name", "Donaudampfschifffahrtsgesellschaftskapit");
    await press("Preview chat");
    const dialog = within(await screen.findByRole("dialog", { name: "Preview chat" }));
    await userEvent.type(await dialog.findByRole("textbox"), "Hello?{Enter}");
    await expect(await dialog.findByText("Hello?")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Stop" }));
    await expect(await dialog.findByRole("button", { name: "Send" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
