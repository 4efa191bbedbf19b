import { chooseFromTop, enterAnew, expect, signIn, test as base, said } from "./support/flow.ts";
import { startHost } from "./support/host.ts";

/** A host of its own, whose first account is an administrator. */
const test = base.extend<{ office: Awaited<ReturnType<typeof startHost>> }>({
  // oxlint-disable-next-line no-empty-pattern -- what Playwright asks for
  office: async ({}, use) => {
    const host = await startHost("admin");
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- a fixture of the test runner
    await use(host);
    await host.close();
  },
});

test("an administrator bans who was reported, and the banned person is shown out with the reason", async ({
  browser,
  office,
  watch,
}) => {
  const theirs = await browser.newContext({ baseURL: office.url });
  const person = await theirs.newPage();
  const banned = await enterAnew(person, office);
  await person.goto("/home");
  await expect(person.getByRole("button", { name: "Account" })).toBeVisible();
  // They have no place in the back office.
  await person.goto("/admin");
  await expect(person.getByRole("heading", { level: 1, name: "This scene was cut" })).toBeVisible();

  const staff = await browser.newContext({ baseURL: office.url });
  await watch.also(staff);
  const page = await staff.newPage();
  await page.goto("/sign-in");
  await signIn(page, office.demo);
  await expect(page).toHaveURL(/\/home/);
  await chooseFromTop(page, "Account", "Back office");
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.getByRole("link", { name: /^Reports/ }).click();

  // One report is unpublished with a reason; it is in the record.
  await page.getByRole("button", { name: "Open the report of Harbourmaster Quill" }).click();
  await expect(page).toHaveURL(/report=/);
  const panel = page.getByRole("complementary");
  await panel.getByRole("textbox").fill("Asks people for card numbers");
  await panel.getByRole("button", { name: "Unpublish" }).click();
  await said(page, "1 character unpublished");
  // The next that waits has opened by itself.
  await expect(panel).toHaveAccessibleName(/He turns the ledger/);
  const opened = () => office.proxy.calls("GET", /\/admin\/reports\/details\//).filter(({ status }) => status === 200);
  await expect.poll(() => opened().length).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Record" }).click();
  // So is that the chat of the next report was read.
  await expect(page.getByRole("row").nth(1)).toContainText("read the chat around");
  await expect(page.getByRole("row").nth(2)).toContainText("unpublished Harbourmaster Quill");
  await expect(page.getByRole("row").nth(2)).toContainText("Asks people for card numbers");

  // A person is found and banned.
  await page.getByRole("link", { name: "Users" }).click();
  await page.getByRole("searchbox", { name: "Search users" }).fill(banned.email);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await page.getByRole("table").getByRole("checkbox").nth(1).check({ force: true });
  await page.getByRole("button", { name: "Ban…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("Rude to everybody in the lobby");
  await dialog.getByRole("button", { name: "30 days" }).click();
  await dialog.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(page.getByText("1 person banned")).toBeVisible();
  await expect(page.getByText(/^Banned until/)).toBeVisible();

  // They see why on their next step, and at sign-in too.
  await person.goto("/myconversation");
  await expect(person.getByRole("heading", { level: 1, name: "The curtain is down for now" })).toBeVisible();
  await expect(person.getByText("Rude to everybody in the lobby")).toBeVisible();
  await expect(person.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await person.getByRole("button", { name: "Logout" }).click();
  await expect(person).toHaveURL(/\/sign-in/);
  await signIn(person, banned);
  await expect(person.getByText(/Rude to everybody in the lobby/)).toBeVisible();

  // And are let in again.
  await page.getByRole("table").getByRole("checkbox").nth(1).check({ force: true });
  await page.getByRole("button", { name: "Lift the ban" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("A second look");
  await page.getByRole("dialog").getByRole("button", { name: "Lift the ban" }).click();
  await expect(page.getByText("1 ban lifted")).toBeVisible();
  // What was typed and checked has survived the refusal.
  await person.getByRole("button", { name: "Sign In" }).click();
  await expect(person.getByRole("button", { name: "Account" })).toBeVisible();
  await Promise.all([theirs.close(), staff.close()]);
});
