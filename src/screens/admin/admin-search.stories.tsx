import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Admin search",
  parameters: { world: "admin" },
  render: () => <ScreenAt path="/admin/reports" />,
});

// Lazy pages on a busy machine.
const patient = { timeout: 20_000 };
const found = (name: string | RegExp) =>
  within(screen.getByRole("group", { name: "In the back office" })).findByRole("option", { name }, patient);
const isActive = (name: RegExp) =>
  waitFor(
    () => expect(document.querySelector("[role=option][aria-selected=true]")).toHaveAccessibleName(name),
    patient,
  );
const marked = async () => {
  await waitFor(() => expect(document.querySelector("[data-open]")).not.toBeNull(), patient);
  return document.querySelector("[data-open]");
};

async function search(text: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Find a person, character or report" }, patient));
  await userEvent.type(await screen.findByRole("combobox", { name: /^A chat, a character/ }, patient), text);
  await screen.findByRole("group", { name: "In the back office" }, patient);
}

/** A person found by name; Enter leads to the list of users, at that very row. */
export const Person = meta.story({
  play: async () => {
    await search("mossgate");
    await expect(await found(/^mossgate/)).toHaveTextContent("User");
    await isActive(/^mossgate/);
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("table", { name: "Users" }, patient);
    await expect(await marked()).toHaveTextContent("mossgate");
    await expect(await marked()).toHaveAttribute("aria-current", "true");
    // Another search lets go of it.
    const box = screen.getByRole("searchbox", { name: "Search users" });
    await expect(box).toHaveValue("mossgate");
    await userEvent.type(box, "{Backspace}");
    await waitFor(() => expect(document.querySelector("[data-open]")).toBeNull(), patient);
  },
});

/** A report found by what it is about, or by its number, opens. */
export const ReportFound = meta.story({
  name: "Report",
  play: async () => {
    await search("ledger");
    await userEvent.click(await found(/He turns the ledger.*Contact details/));
    const report = await screen.findByRole("complementary", { name: /He turns the ledger/ }, patient);
    await waitFor(() => expect(report).toHaveTextContent(/report \d+/), patient);
    const number = /report (\d+)/.exec(report.textContent)![1]!;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull(), patient);
    await search(number);
    await expect(await found(new RegExp(`Report ${number}`))).toBeVisible();
  },
});

/** A moderator finds what they may open; a private character too, which nobody else finds. */
export const AsModerator = meta.story({
  name: "As moderator",
  parameters: { change: withUser({ role: "moderator" }) },
  play: async () => {
    await search("glass marquis");
    await userEvent.click(await found(/^The Glass Marquis.*private/));
    await screen.findByRole("table", { name: "Characters" }, patient);
    await expect(await marked()).toHaveTextContent("The Glass Marquis");
  },
});

/** On a phone a chip narrows it down to the back office. */
export const OnAPhone = meta.story({
  globals: onMobile,
  name: "On a phone",
  play: async () => {
    await search("knight");
    // A category called Knights is found as well, and does not come before.
    await isActive(/^knight_of_cups/);
    await userEvent.click(screen.getByRole("button", { name: "Back office" }));
    await expect(await found(/^knight_of_cups.*Report/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("group")).toHaveLength(2));
  },
});

const unsearchable = failing("listUsers");

/** What could not be searched is a row that tries again. */
export const Fails = meta.story({
  parameters: { change: unsearchable.begin },
  play: async () => {
    await search("mossgate");
    await screen.findAllByText(/^\d+ results?$/, {}, patient);
    const again = await found(/^The back office could not be searched/);
    unsearchable.end();
    await userEvent.click(again);
    await expect(await found(/^mossgate/)).toBeVisible();
  },
});

/** For others the palette asks nothing of the back office. */
export const NotForOthers = meta.story({
  name: "Not for others",
  parameters: { world: "free", faults: [{ operation: "listUsers", status: 500 }] },
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Go to anything" }, patient));
    await userEvent.type(await screen.findByRole("combobox", { name: /^A chat, a character/ }, patient), "mossgate");
    await screen.findAllByText(/^(\d+ results?|Nothing by that name)$/, {}, patient);
    await expect(screen.queryByRole("group", { name: "In the back office" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "Back office" })).toBeNull();
  },
});
