import { fireEvent, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, press } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({ title: "Pages/Admin", parameters: { world: "admin" } });

/** The screens come lazily, on a busy machine slowly. */
const patient = { timeout: 20_000 };
/** What belongs to the page before is dimmed until the next one has come. */
const settled = () => waitFor(() => expect(document.querySelector("[data-old]")).toBeNull(), patient);
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, patient);
const table = (name: string) => screen.findByRole("table", { name }, patient);
const rowOf = async (list: string, name: RegExp) => within(await table(list)).findByRole("row", { name }, patient);

export const Overview = meta.story({
  render: () => <ScreenAt path="/admin" />,
  play: async () => {
    await heading("Overview");
    await expect(await screen.findByText("People today", {}, patient)).toBeVisible();
    await expect(await screen.findByRole("link", { name: "All 6 reports" }, patient)).toHaveAttribute(
      "href",
      "/admin/reports",
    );
    const actions = await screen.findByRole("region", { name: "Last actions" }, patient);
    await expect(actions).toHaveTextContent(/sable_desk unpublished The Glass Marquis/);
    await expect(actions).toHaveTextContent("Likeness of a real person.");
    // The chart says its numbers by the arrows, and has a table behind it.
    const chart = await screen.findByRole("region", { name: "New accounts" }, patient);
    const walk = within(chart).getByRole("slider", { name: "New accounts" });
    await expect(walk).toHaveAttribute("aria-valuetext", expect.stringMatching(/^today: \d+ New accounts/));
    // The hand of the test library does not move native sliders; the flow presses the keys.
    await fireEvent.change(walk, { target: { value: "0" } });
    await waitFor(() => expect(walk).toHaveAttribute("aria-valuetext", expect.not.stringMatching(/^today/)));
    await userEvent.click(within(chart).getByRole("button", { name: "Show as a table" }));
    const rows = await within(await screen.findByRole("region", { name: "New accounts, by day" })).findAllByRole("row");
    await expect(rows).toHaveLength(31);
    // Another span lives in the address and brings other days.
    await userEvent.click(screen.getByRole("button", { name: "7 days" }));
    await expect(await screen.findByText(/ in 7 days$/, {}, patient)).toBeVisible();
    // How the lines and bars are told apart is said in words.
    await expect(screen.getByText(/ in 7 days, dashed the 7 before$/)).toBeVisible();
    await expect(screen.getByText("Outline opened, solid closed")).toBeVisible();
    // A year is drawn by weeks: 52 of them and the head.
    await userEvent.click(screen.getByRole("button", { name: "A year" }));
    await expect(await screen.findByText(/ in a year, dashed the year before$/, {}, patient)).toBeVisible();
    await expect(await screen.findByRole("heading", { name: "Messages a week" })).toBeVisible();
    const weeks = await screen.findByRole("region", { name: "New accounts, by week" });
    await waitFor(() => expect(within(weeks).getAllByRole("row")).toHaveLength(53));
    await expect(within(weeks).getByRole("rowheader", { name: "this week" })).toBeVisible();
    await settled();
  },
});

export const OverviewFailed = meta.story({
  name: "Overview failed",
  parameters: { faults: [{ operation: "getAdminOverview", status: 500, times: 1 }] },
  render: () => <ScreenAt path="/admin" />,
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.", {}, patient)).toBeVisible();
    // One failed part fails alone.
    await expect(await screen.findByRole("link", { name: "All 6 reports" }, patient)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByText("People today", {}, patient)).toBeVisible();
  },
});

export const Reports = meta.story({
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    await heading("Reports");
    const rows = within(await table("Reports")).getAllByRole("row");
    await expect(rows).toHaveLength(7);
    // What waits longest comes first.
    await expect(rows[1]).toHaveTextContent(/Harbourmaster Quill.*by tidewrack.*Scam or spam.*4 people/);
    await expect(within(await table("Reports")).getByRole("columnheader", { name: "Waiting" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    // A report opens beside the list, with the chat around what was said.
    await userEvent.click(screen.getByRole("button", { name: /Open the report of He turns the ledger/ }));
    const panel = await screen.findByRole("complementary", { name: /He turns the ledger/ }, patient);
    await expect(await within(panel).findByText("Reported", {}, patient)).toBeVisible();
    await expect(within(panel).getByText(/I only want to moor for the night/)).toBeVisible();
    await waitFor(() => expect(within(panel).getByRole("heading", { level: 2 })).toHaveFocus());
    // Unpublishing needs words.
    await userEvent.click(within(panel).getByRole("button", { name: "Unpublish" }));
    await expect(await within(panel).findByRole("alert")).toHaveTextContent("Say why first.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  },
});

/** Dismissed at once, with Undo; what is left is one less. */
export const ReportDismissed = meta.story({
  name: "Report dismissed",
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Open the report of knight_of_cups" }, patient));
    const panel = await screen.findByRole("complementary", { name: "knight_of_cups" }, patient);
    await userEvent.click(await within(panel).findByRole("button", { name: "Dismiss" }, patient));
    await expect(await screen.findByText("1 report dismissed", {}, patient)).toBeVisible();
    await waitFor(
      () => expect(screen.queryByRole("button", { name: "Open the report of knight_of_cups" })).toBeNull(),
      patient,
    );
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(
      await screen.findByRole("button", { name: "Open the report of knight_of_cups" }, patient),
    ).toBeVisible();
  },
});

/** Several at once, a run of them by Shift; the bar says how many. */
export const ReportsChosen = meta.story({
  name: "Reports chosen",
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose knight_of_cups" }, patient));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose emre_fan_0" }, patient));
    const bar = await screen.findByRole("group", { name: "2 chosen" }, patient);
    // Neither is about a character.
    await expect(within(bar).getByRole("button", { name: "Unpublish" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(within(bar).getByRole("button", { name: "Dismiss" }));
    await expect(await screen.findByText("2 reports dismissed", {}, patient)).toBeVisible();
    await waitFor(() => expect(screen.getByText("1–4 of 4")).toBeVisible(), patient);
    await settled();
  },
});

function decideAll({ context: { state } }: Backend) {
  for (const row of state.reports.filter(({ status }) => status === "open")) state.reports.remove(row.id);
}

export const ReportsEmpty = meta.story({
  name: "Reports empty",
  parameters: { change: decideAll },
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "The queue is clear" }, patient)).toBeVisible();
    // The closed ones are still there, a page at a time.
    await userEvent.click(screen.getByRole("button", { name: "Closed" }));
    await table("Reports");
    await expect(await screen.findByText(/^1–25 of \d+$/, {}, patient)).toBeVisible();
    await press(screen.getByRole("button", { name: "Next page" }));
    await expect(await screen.findByText(/^26–\d+ of \d+$/, {}, patient)).toBeVisible();
    await settled();
  },
});

export const ReportsFailed = meta.story({
  name: "Reports failed",
  parameters: { faults: [{ operation: "resolveReport", status: 500, times: 1 }] },
  render: () => <ScreenAt path="/admin/reports?report=report-quill-0" />,
  play: async () => {
    await heading("Reports");
    const panel = await screen.findByRole("complementary", {}, patient);
    const why = await within(panel).findByRole("textbox", {}, patient);
    await userEvent.type(why, "Asks for cards");
    await press(within(panel).getByRole("button", { name: "Unpublish" }));
    await expect(await screen.findByText("This could not be done.", {}, patient)).toBeVisible();
    await expect(why).toHaveValue("Asks for cards");
  },
});

export const ReportsOnAPhone = meta.story({
  name: "Reports on a phone",
  globals: onMobile,
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    const list = await screen.findByRole("list", { name: "Reports" }, patient);
    await expect(within(list).getAllByRole("listitem")).toHaveLength(6);
    await userEvent.click(screen.getByRole("button", { name: "Open the report of Vesper, unit 4" }));
    const panel = await screen.findByRole("complementary", { name: "Vesper, unit 4" }, patient);
    await waitFor(() => expect(Math.round(panel.getBoundingClientRect().width)).toBe(window.innerWidth));
    await userEvent.click(await within(panel).findByRole("button", { name: "Close the report" }, patient));
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  },
});

export const Users = meta.story({
  render: () => <ScreenAt path="/admin/users?q=harbour" />,
  play: async () => {
    await heading("Users");
    await expect(await screen.findByRole("searchbox", { name: "Search users" })).toHaveValue("harbour");
    const rows = within(await table("Users")).getAllByRole("row");
    await expect(rows).toHaveLength(11);
    // Ordered by a column, and back.
    const name = within(await table("Users")).getByRole("columnheader", { name: "Name" });
    await userEvent.click(within(name).getByRole("button"));
    await waitFor(
      () => expect(within(screen.getByRole("table")).getAllByRole("row")[1]).toHaveTextContent("amber_harbour"),
      patient,
    );
    // Filters and search leave what fits.
    await userEvent.click(screen.getByRole("button", { name: "Banned" }));
    await expect(await screen.findByRole("heading", { name: "Nothing found" }, patient)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    await expect(await screen.findByText(/^1–25 of \d+$/, {}, patient)).toBeVisible();
    await expect(screen.getByRole("searchbox", { name: "Search users" })).toHaveFocus();
    await settled();
  },
});

export const BanConfirm = meta.story({
  name: "Ban confirm",
  render: () => <ScreenAt path="/admin/users?q=tidewrack" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose tidewrack" }, patient));
    await userEvent.click(await screen.findByRole("button", { name: "Ban…" }, patient));
    const dialog = within(await screen.findByRole("dialog", { name: "Ban tidewrack?" }, patient));
    await press(dialog.getByRole("button", { name: "Ban" }));
    await expect(await dialog.findByText("Say why first.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Asks people for card numbers");
    await userEvent.click(dialog.getByRole("button", { name: "For good" }));
    await expect(dialog.getByRole("region", { name: "What they will read" })).toHaveTextContent(
      "Your account is closed. Your chats and characters are kept. Why: Asks people for card numbers",
    );
    await press(dialog.getByRole("button", { name: "Ban" }));
    await expect(await screen.findByText("1 person banned", {}, patient)).toBeVisible();
    await expect(await screen.findByText("Banned for good", {}, patient)).toBeVisible();
    // And let in again.
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose tidewrack" }, patient));
    await userEvent.click(await screen.findByRole("button", { name: "Lift the ban" }, patient));
    const lift = within(await screen.findByRole("dialog", { name: "Let them in again?" }, patient));
    await userEvent.type(lift.getByRole("textbox"), "Second look");
    await press(lift.getByRole("button", { name: "Lift the ban" }));
    await waitFor(() => expect(screen.queryByText("Banned for good")).toBeNull(), patient);
  },
});

export const BanFailed = meta.story({
  name: "Ban failed",
  parameters: { faults: [{ operation: "banUser", status: 500, times: 1 }] },
  render: () => <ScreenAt path="/admin/users?q=tidewrack" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose tidewrack" }, patient));
    await userEvent.click(await screen.findByRole("button", { name: "Ban…" }, patient));
    const dialog = within(await screen.findByRole("dialog", { name: "Ban tidewrack?" }, patient));
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Scam");
    await press(dialog.getByRole("button", { name: "Ban" }));
    await expect(await dialog.findByText("This could not be done.", {}, patient)).toBeVisible();
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue("Scam");
    // Said once: no toast says it again behind the dialog, or stays after the next try.
    await expect(screen.getAllByText("This could not be done.")).toHaveLength(1);
  },
});

export const UsersOnAPhone = meta.story({
  name: "Users on a phone",
  globals: onMobile,
  render: () => <ScreenAt path="/admin/users" />,
  play: async () => {
    const list = await screen.findByRole("list", { name: "Users" }, patient);
    await expect(within(list).getAllByRole("listitem")).toHaveLength(25);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Order" }), "name");
    await waitFor(
      () =>
        expect(within(screen.getByRole("list", { name: "Users" })).getAllByRole("listitem")[0]).toHaveTextContent(
          "amber_attic",
        ),
      patient,
    );
    await settled();
  },
});

export const Characters = meta.story({
  render: () => <ScreenAt path="/admin/characters?sort=most" />,
  play: async () => {
    await heading("Characters");
    await expect(await rowOf("Characters", /Harbourmaster Quill/)).toHaveTextContent(/by tidewrack.*Public.*1.*2/);
    await userEvent.click(screen.getByRole("checkbox", { name: "Choose Harbourmaster Quill" }));
    await userEvent.click(await screen.findByRole("button", { name: "Unpublish" }, patient));
    const dialog = within(await screen.findByRole("dialog", { name: "Unpublish it?" }, patient));
    await userEvent.type(dialog.getByRole("textbox"), "Asks for cards");
    await press(dialog.getByRole("button", { name: "Unpublish" }));
    await expect(await screen.findByText("1 character unpublished", {}, patient)).toBeVisible();
    await waitFor(
      async () => expect(await rowOf("Characters", /Harbourmaster Quill/)).toHaveTextContent("Private"),
      patient,
    );
  },
});

export const Categories = meta.story({
  render: () => <ScreenAt path="/admin/categories?sort=name" />,
  play: async () => {
    await heading("Categories");
    await table("Categories");
    await userEvent.click(screen.getByRole("button", { name: "New category" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New category" }, patient));
    // A name that is taken is said at its field, and stays.
    await userEvent.type(dialog.getByLabelText(/^Name/), "noir");
    await press(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("This name is taken", {}, patient)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.type(dialog.getByLabelText(/^Name/), "Aardvarks");
    await press(dialog.getByRole("button", { name: "Save" }));
    await expect(await screen.findByRole("button", { name: "Edit Aardvarks" }, patient)).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Choose Aardvarks" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }, patient));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete it?" }, patient));
    await press(question.getByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("1 entry deleted", {}, patient)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Edit Aardvarks" })).toBeNull(), patient);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), patient);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await screen.findByRole("button", { name: "Edit Aardvarks" }, patient)).toBeVisible();
  },
});

export const Badges = meta.story({
  render: () => <ScreenAt path="/admin/badges?sort=most" />,
  play: async () => {
    await heading("Badges");
    await expect(within(await table("Badges")).getAllByRole("row")).toHaveLength(9);
    await userEvent.click(await screen.findByRole("button", { name: "Edit Night owl" }, patient));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Night owl" }, patient));
    await expect(dialog.getByLabelText(/^Description/)).toHaveValue("A scene that went on past three in the morning.");
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.type(dialog.getByLabelText(/^Name/), "Late owl");
    await press(dialog.getByRole("button", { name: "Save" }));
    await expect(await screen.findByRole("button", { name: "Edit Late owl" }, patient)).toBeVisible();
  },
});

export const Decorations = meta.story({
  render: () => <ScreenAt path="/admin/decorations" />,
  play: async () => {
    await heading("Decorations");
    await expect(within(await table("Decorations")).getAllByRole("row")).toHaveLength(9);
    await userEvent.click(screen.getByRole("button", { name: "New decoration" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New decoration" }, patient));
    await userEvent.type(dialog.getByLabelText(/^Name/), "Tide (Pro)");
    await press(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Choose a picture.", {}, patient)).toBeVisible();
  },
});

export const Record = meta.story({
  render: () => <ScreenAt path="/admin/audit" />,
  play: async () => {
    await heading("Record");
    await expect(await rowOf("Record", /sable_desk unpublished The Glass Marquis/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "userBanned");
    await waitFor(() => expect(screen.getByText("1–1 of 1")).toBeVisible(), patient);
    await expect(await rowOf("Record", /sable_desk banned free_gold_4u/)).toHaveTextContent(
      "Scam or spam: asking people for card numbers",
    );
  },
});

/** Everybody else sees the page that is not there (GAP-103). */
export const NotAllowed = meta.story({
  name: "Not allowed",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/admin/reports" />,
  play: async () => {
    await expect(await heading("This scene was cut")).toBeVisible();
    await expect(screen.queryByRole("navigation", { name: "Sections of the back office" })).toBeNull();
    await expect(await screen.findAllByRole("main")).toHaveLength(1);
  },
});

/** Moderators begin with the reports and have no catalogues. */
export const Moderator = meta.story({
  parameters: { change: withUser({ role: "moderator" }) },
  render: () => <ScreenAt path="/admin" />,
  play: async () => {
    await heading("Reports");
    const sections = within(await screen.findByRole("navigation", { name: "Sections of the back office" }, patient));
    await expect(sections.getAllByRole("link").map(({ textContent }) => textContent?.replace(/\d.*/, ""))).toEqual([
      "Reports",
      "Users",
      "Characters",
    ]);
  },
});

export const ModeratorNotAllowed = meta.story({
  name: "Moderator not allowed",
  parameters: { change: withUser({ role: "moderator" }) },
  render: () => <ScreenAt path="/admin/badges" />,
  play: async () => {
    await expect(await heading("This scene was cut")).toBeVisible();
    await expect(await screen.findAllByRole("main")).toHaveLength(1);
  },
});
