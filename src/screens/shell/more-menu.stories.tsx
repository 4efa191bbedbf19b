import { fn, screen, spyOn, within } from "storybook/test";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";
import { ChatMenuButton } from "#src/features/chat/header/chat-menu-button.tsx";
import { ReportDialog } from "#src/features/chat/dialogs/report-dialog.tsx";
import {
  brokenBy,
  chooseInMenu,
  isOpen,
  marenThread,
  newMarenChat,
  write,
} from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";

const meta = preview.meta({
  title: "App shell/More menu",
  parameters: { world: "free", stored: { "app.seen.charSettings": "true" } },
  render: () => <ScreenAt path={marenThread} />,
});

const patience = { timeout: 20_000 };
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
  "Rename this chat",
  "Delete this chat",
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

/** The chat is given a title from its own menu, and deleted without a question: My conversations is next (GAP-130). */
export const RenamedAndDeleted = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await isOpen();
    await openMenu();
    await chooseInMenu("Rename this chat");
    const dialog = within(await screen.findByRole("dialog", { name: "Rename this chat" }));
    const field = await dialog.findByRole("textbox", { name: "Title" });
    await waitFor(() => expect(field).toHaveValue("The light that failed"));
    await userEvent.clear(field);
    await write(field, "The last lamp");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
    await openMenu();
    await chooseInMenu("Delete this chat");
    await expect(await screen.findByText("“The last lamp” deleted. Kept in Recently deleted.")).toBeVisible();
    await expect(await screen.findByRole("heading", { name: "My conversations" }, patience)).toBeVisible();
    const list = within(screen.getByRole("main"));
    await expect(await list.findByRole("link", { name: "Ilario Voss" }, patience)).toBeVisible();
    await expect(list.queryByRole("link", { name: "The last lamp" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(await list.findByRole("link", { name: "The last lamp" }, patience)).toBeVisible();
  },
});

/** A deletion that fails leaves everything as it is, and says so. */
export const DeletingFails = meta.story({
  parameters: { faults: brokenBy("deleteThread") },
  play: async () => {
    await isOpen();
    await openMenu();
    await chooseInMenu("Delete this chat");
    await expect(await screen.findByText("The chat could not be deleted.")).toBeVisible();
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Keeper");
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
    await expect(menu.queryByRole("menuitem", { name: "Delete this chat" })).toBeNull();
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
