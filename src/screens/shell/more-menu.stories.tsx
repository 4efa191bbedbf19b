import { fn, screen, spyOn, within } from "storybook/test";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";
import { ChatMenuButton } from "#src/features/chat/header/chat-menu-button.tsx";
import { ReportDialog } from "#src/features/chat/dialogs/report-dialog.tsx";
import { chooseInMenu, isOpen, marenThread, newMarenChat } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";

const meta = preview.meta({
  title: "App shell/More menu",
  parameters: { world: "free", stored: { "app.seen.charSettings": "true" } },
  render: () => <ScreenAt path={marenThread} />,
});

const entries = ["Select Character Variants", "Model Settings", "Report this Character"];

async function openMenu() {
  const more = await screen.findByRole("button", { name: "More" });
  await userEvent.click(more);
  return within(await screen.findByRole("menu"));
}
/** Menu entries beyond the specification's. */
const besides = new Set<string | null>([
  "Search in this chat",
  "Tree of this chat",
  "Memory",
  "Import a chat",
  "JSONL, with everything",
  "Markdown",
  "Web page",
]);
/** The menu's entries of the specification. */
const names = (menu: Pick<typeof screen, "getAllByRole">) =>
  menu
    .getAllByRole("menuitem")
    .map((item) => item.textContent)
    .filter((name) => !besides.has(name));

/** The count, then the three entries in order (TOP-15); each opens its dialog, and focus returns. */
export const ThreadOpen = meta.story({
  name: "Thread open",
  play: async () => {
    await isOpen();
    const menu = await openMenu();
    await expect(menu.getByText("3 messages")).toBeVisible();
    await expect(names(menu)).toEqual(entries);
    await chooseInMenu("Model Settings");
    await expect(await screen.findByRole("dialog", { name: "Model Settings" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
    await openMenu();
    await chooseInMenu("Report this Character");
    await expect(await screen.findByRole("alertdialog", { name: "Report this Character" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await openMenu();
    await chooseInMenu("Select Character Variants");
    await expect(await screen.findByRole("dialog", { name: "Which Maren Holloway tonight?" })).toBeVisible();
  },
});

/** A chat is downloaded from its own menu, after the specification's entries (GAP-135). */
export const ExportingAChat = meta.story({
  play: async () => {
    const saved: string[] = [];
    // The link is in no document, so its press reaches no listener.
    const press = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    try {
      await isOpen();
      const menu = await openMenu();
      const all = menu.getAllByRole("menuitem").map(({ textContent }) => textContent);
      await expect(all.slice(0, 3)).toEqual(entries);
      await expect(menu.getByRole("group", { name: "Export as" })).toBeVisible();
      await chooseInMenu("Markdown");
      await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.md$/)]));
    } finally {
      press.mockRestore();
    }
  },
});

/** Imports a transcript as a chat with this character, also before the first message. */
export const ImportingAChat = meta.story({
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await openMenu();
    await chooseInMenu("Import a chat");
    await expect(await screen.findByRole("dialog", { name: "Import a chat with Maren Holloway" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  },
});

/** One, not zero (TRAP-19). */
export const NoThread = meta.story({
  name: "No thread",
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    const menu = await openMenu();
    await expect(menu.getByText("1 message")).toBeVisible();
    await expect(names(menu)).toEqual(entries);
  },
});

/** A report needs a variant id: without one nothing is sent (REPORT-02, TRAP-55). */
export const WithoutVariantId = meta.story({
  name: "Without variant id",
  render: function Render() {
    const [client] = useState(makeQueryClient);
    const [isAsking, setIsAsking] = useState(false);
    return (
      <QueryClientProvider client={client}>
        <StoryFrame>
          <ChatMenuButton
            label="More"
            messageCount={null}
            onPickVariant={fn()}
            onOpenModels={fn()}
            onReport={() => setIsAsking(true)}
          />
          {isAsking && (
            <ReportDialog
              characterId="char-maren-holloway"
              characterName="Maren Holloway"
              variantId={null}
              onClose={() => setIsAsking(false)}
            />
          )}
        </StoryFrame>
      </QueryClientProvider>
    );
  },
  play: async () => {
    performance.clearResourceTimings();
    const menu = await openMenu();
    await expect(names(menu)).toEqual(entries);
    await chooseInMenu("Report this Character");
    await userEvent.click(await screen.findByRole("button", { name: "Report" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("no variant of this character is in use");
    await expect(calls("/character/report")).toEqual([]);
  },
});

const calls = (path: string) =>
  performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.endsWith(path));

/** On a phone everything is in one sheet (GAP-75). */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await isOpen();
    await userEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Keeper" }));
    await expect(sheet.getByText("3 messages")).toBeVisible();
    const all = sheet.getAllByRole("button").map((button) => button.textContent);
    await expect(all.filter((name) => !besides.has(name.replace("Export as ", "")))).toEqual([
      "Menu",
      "Select Character Variants",
      "Model Settings",
      "Favourite",
      "Share",
      "Themes",
      "New chat",
      "Report this Character",
    ]);
    for (const button of sheet.getAllByRole("button"))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(await sheet.findByRole("button", { name: "Report this Character" }));
    await expect(await screen.findByRole("alertdialog", { name: "Report this Character" })).toBeVisible();
  },
});
