import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { singleKeysStore } from "#src/client-state/single-keys.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

const meta = preview.meta({ title: "Pages/Admin reports", parameters: { world: "admin" } });

// Lazy pages on a busy machine.
const patient = { timeout: 20_000 };

/** Walked, chosen and decided without a pointer; letters in a field stay letters. */
export const ByKeys = meta.story({
  name: "By keys",
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    const rows = within(await screen.findByRole("table", { name: "Reports" }, patient)).getAllByRole("button", {
      name: /^Open the report of/,
    });
    const names = rows.map((row) => row.getAttribute("aria-label")!.replace("Open the report of ", ""));
    const opened = async (at: number) => {
      const panel = within(await screen.findByRole("complementary", { name: names[at]! }, patient));
      await waitFor(() => expect(panel.getByRole("heading", { level: 2 })).toHaveFocus(), patient);
      return panel;
    };
    await userEvent.keyboard("j");
    await opened(0);
    await userEvent.keyboard("j");
    await opened(1);
    await userEvent.keyboard("k");
    await opened(0);
    // Before the first there is none.
    await userEvent.keyboard("k");
    const panel = await opened(0);
    await userEvent.keyboard("x");
    await expect(await screen.findByRole("group", { name: "1 chosen" }, patient)).toBeVisible();
    await userEvent.keyboard("x");
    await waitFor(() => expect(screen.queryByRole("group", { name: "1 chosen" })).toBeNull());
    // Unpublishing needs words, which are asked for.
    await userEvent.keyboard("u");
    await expect(await panel.findByRole("alert")).toHaveTextContent("Say why first.");
    await waitFor(() => expect(panel.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("judged");
    await expect(panel.getByRole("textbox")).toHaveValue("judged");
    await expect(screen.queryByText("1 report dismissed")).toBeNull();
    // The sheet knows them, and switches them off.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("?");
    const sheet = within(await screen.findByRole("dialog", { name: "Shortcuts" }, patient));
    await expect(sheet.getByRole("heading", { name: "In the reports" })).toBeVisible();
    await userEvent.click(sheet.getByRole("switch", { name: "Single-key shortcuts" }));
    await expect(await sheet.findByText("Dismiss it (off)")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await userEvent.keyboard("d");
    singleKeysStore.set(true);
    await userEvent.keyboard("j");
    await opened(1);
    await expect(screen.queryByText("1 report dismissed")).toBeNull();
    // Closed, the focus is back at its row; the slash goes to the search.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull(), patient);
    await expect(document.activeElement).toHaveAccessibleName(`Open the report of ${names[1]}`);
    await userEvent.keyboard("/");
    await waitFor(() => expect(screen.getByRole("searchbox", { name: "Search reports" })).toHaveFocus());
    await expect(screen.getByRole("searchbox", { name: "Search reports" })).toHaveValue("");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("j");
    await opened(0);
    await userEvent.keyboard("j");
    await opened(1);
    await userEvent.keyboard("d");
    await expect(await screen.findByText("1 report dismissed", {}, patient)).toBeVisible();
    await waitFor(() => expect(document.querySelector("[data-old]")).toBeNull(), patient);
  },
});

/** The next report opens by itself, and the toast about the one before leaves its buttons free. */
export const ToastAboveTheButtons = meta.story({
  name: "Toast above the buttons",
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    const table = within(await screen.findByRole("table", { name: "Reports" }, patient));
    await userEvent.click((await table.findAllByRole("button", { name: /^Open the report of/ }, patient))[0]!);
    const dismiss = () => within(screen.getByRole("complementary")).getByRole("button", { name: "Dismiss" });
    const first = (await screen.findByRole("heading", { level: 2 }, patient)).textContent;
    await waitFor(() => expect(dismiss()).toBeEnabled(), patient);
    await userEvent.click(dismiss());
    const undo = await screen.findByRole("button", { name: "Undo" }, patient);
    // Hovered, it stays.
    await userEvent.hover(undo);
    await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).not.toHaveTextContent(first), patient);
    await waitFor(
      () => expect(undo.getBoundingClientRect().bottom).toBeLessThanOrEqual(dismiss().getBoundingClientRect().top),
      patient,
    );
  },
});

/** Narrowed down to a reason; to one nobody gave, with the way back to all. */
export const OfOneReason = meta.story({
  name: "Of one reason",
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    const rows = async () => within(await screen.findByRole("table", { name: "Reports" }, patient)).getAllByRole("row");
    await rows();
    const choice = screen.getByRole("combobox", { name: "Reason" });
    await userEvent.selectOptions(choice, "Scam or spam");
    await waitFor(async () => expect(await rows()).toHaveLength(2), patient);
    await expect(screen.getByRole("row", { name: /Harbourmaster Quill/ })).toBeVisible();
    await userEvent.selectOptions(choice, "Something else");
    await expect(await screen.findByText("Nothing fits this search and these filters.", {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(async () => expect(await rows()).toHaveLength(7), patient);
    await expect(choice).toHaveDisplayValue("Any reason");
    await waitFor(() => expect(document.querySelector("[data-old]")).toBeNull(), patient);
  },
});
