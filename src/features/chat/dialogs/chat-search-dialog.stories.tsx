import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy, chooseInMenu, marenThread, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Chat search",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

/** Opens the search and types into it. */
async function search(text: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Writing tools" }));
  await chooseInMenu("Search in this chat");
  const dialog = within(await screen.findByRole("dialog", { name: "Search in this chat" }));
  const field = await dialog.findByRole("searchbox", { name: "Search messages" });
  // The field has focus.
  await waitFor(() => expect(field).toHaveFocus());
  await write(field, text);
  return dialog;
}

/** Searches ten thousand messages and scrolls to the chosen one. */
export const Results = meta.story({
  parameters: { world: "crowded" },
  render: () => <ScreenAt path="/conversation/char-halcyon-9?t=thread-10000" />,
  play: async () => {
    const dialog = await search("the");
    // The list is empty before the search and is replaced with the result.
    await expect(await dialog.findByText(/messages found$/)).toBeVisible();
    const list = await dialog.findByRole("list", { name: "Found messages" });
    await expect(within(list).getAllByRole("button")).toHaveLength(20);
    await expect(list.querySelector("mark")?.textContent?.toLowerCase()).toBe("the");
    await userEvent.click(await dialog.findByRole("button", { name: "Load more" }));
    await waitFor(() => expect(within(list).getAllByRole("button").length).toBeGreaterThan(20));
    const last = within(list).getAllByRole("button").at(-1);
    const words = last?.querySelector("mark")?.parentElement?.textContent?.replaceAll("…", "").slice(0, 24) ?? "";
    await userEvent.click(last as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const plain = (text: string) => text.replaceAll(/[*\s]+/g, " ").trim();
    // The highlight fades; focus stays on the message.
    await waitFor(() => expect(plain(document.activeElement?.textContent ?? "")).toContain(plain(words).slice(0, 12)), {
      timeout: 20_000,
    });
    await expect(document.activeElement?.closest("article")).not.toBeNull();
  },
});

export const NoResult = meta.story({
  play: async () => {
    const dialog = await search("accordion");
    await expect(await dialog.findByText("Nobody said that")).toBeVisible();
    await expect(dialog.getByText("0 messages found")).toBeVisible();
    // Escape clears the field, then closes the dialog.
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("searchbox")).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("searchMessages", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await search("lamp");
    await expect(await dialog.findByText("Searching")).toBeInTheDocument();
    await expect(dialog.queryByRole("list", { name: "Found messages" })?.children.length ?? 0).toBe(0);
  },
});

const unsearchable = failing("searchMessages");

export const Error = meta.story({
  parameters: { change: unsearchable.begin },
  play: async () => {
    const dialog = await search("lamp");
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The search did not work.");
    unsearchable.end();
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    await expect(await dialog.findByText("2 messages found")).toBeVisible();
    await expect(dialog.getByRole("searchbox")).toHaveValue("lamp");
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const dialog = await search("lamp");
    await expect(await dialog.findByText("2 messages found")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const list = await dialog.findByRole("list", { name: "Found messages" });
    for (const hit of within(list).getAllByRole("button"))
      await expect(hit.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
