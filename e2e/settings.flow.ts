import type { Page } from "@playwright/test";
import { call, chooseFromTop, enterAnew, expect, signIn, test, said } from "./support/flow.ts";
import type { Host } from "./support/host.ts";
import { givePicture, openSettings, settingsOf, uploadedShapes } from "./support/settings.ts";

/** Signed in as a new user who has finished onboarding. */
async function newMember(page: Page, host: Host) {
  const person = await enterAnew(page, host);
  await page.goto("/home");
  return person;
}

test("the profile is changed in every part, and is there after a reload", async ({ page, host }) => {
  const { userName } = await newMember(page, host);
  const settings = await openSettings(page);
  await expect(settings.getByLabel("Username")).toHaveValue(userName);
  const named = `New ${userName}`.slice(0, 25).trim();
  await settings.getByLabel("Username").fill(named);
  await settings.getByLabel("Creator bio").fill("Small scenes,\nlong silences.");
  await settings.getByRole("radio", { name: "Fernwood" }).check();
  await givePicture(page, "Avatar");
  await givePicture(page, "Change background");
  await settings.getByRole("button", { name: "Save Changes" }).click();
  await said(page, "Profile updated successfully");
  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByLabel("Username")).toHaveValue(named);
  await expect(again.getByLabel("Creator bio")).toHaveValue("Small scenes,\nlong silences.");
  await expect(again.getByRole("radio", { name: "Fernwood" })).toBeChecked();
  await expect.poll(() => uploadedShapes(page)).toEqual([1, 3.2]);
  await page.keyboard.press("Escape");
  await expect(settingsOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Account" })).toBeFocused();
});

test("unsaved edits of the profile outlast a reload, and go when they are discarded", async ({ page, host }) => {
  await newMember(page, host);
  const settings = await openSettings(page);
  await expect(settings.getByLabel("Username")).not.toHaveValue("");
  const saved = await settings.getByLabel("Username").inputValue();
  await settings.getByLabel("Creator bio").fill("Half a bio");
  // Reload at once: pending writes are stored when the page is left.
  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByLabel("Creator bio")).toHaveValue("Half a bio");
  await expect(again.getByLabel("Username")).toHaveValue(saved);
  await expect(again.getByText("Your draft of before is here again.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(settingsOf(page)).toBeHidden();
  await page.reload();
  await expect((await openSettings(page)).getByLabel("Creator bio")).toHaveValue("");
});

test("the browser asks before a page with a half typed password is left", async ({ page, host }) => {
  await newMember(page, host);
  const settings = await openSettings(page, "Password");
  const asked: string[] = [];
  page.on("dialog", (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await (await openSettings(page, "Password")).getByLabel("Current password", { exact: false }).fill("quiet");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(settings).toBeHidden();
});

test("Escape in the very moment of a keystroke asks about it", async ({ page, host }) => {
  await newMember(page, host);
  const settings = await openSettings(page, "Password");
  const field = settings.getByLabel("Current password");
  await field.focus();
  // Without a task in between, as on a busy machine: React has only done what the keystroke itself called for.
  await field.evaluate(async (input) => {
    document.execCommand("insertText", false, "quiet");
    await Promise.resolve();
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(field).toHaveValue("quiet");
});

test("a new password is the one to sign in with", async ({ page, host }) => {
  const person = await newMember(page, host);
  const settings = await openSettings(page, "Password");
  await settings.getByLabel("Current password").fill("not-the-password");
  await settings.getByLabel("New password").fill("quiet-again-9");
  await settings.getByLabel("Confirm password").fill("quiet-again-9");
  await settings.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Current Password not correct, Please try again.")).toBeVisible();
  await settings.getByLabel("Current password").fill(person.password);
  // Enter in a field submits the form.
  await settings.getByLabel("Current password").press("Enter");
  await said(page, "Password updated successfully.");
  await page.keyboard.press("Escape");
  await chooseFromTop(page, "Account", "Logout");
  await signIn(page, { ...person, password: "quiet-again-9" });
  await expect(page).toHaveURL(/\/home/);
});

test("a deleted account is gone: signed out, and no way back in", async ({ page, host }) => {
  const person = await newMember(page, host);
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Delete Account" }).click();
  const question = page.getByRole("dialog", { name: "Delete Account" });
  await question.getByLabel("Type your username to confirm").fill(`${person.userName} `);
  await expect(question.getByText("Username does not match")).toBeVisible();
  await question.getByLabel("Type your username to confirm").fill(person.userName);
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Account deleted successfully. Redirecting...")).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await page.evaluate(() => localStorage.getItem("app.session"))).toBeNull();
  await signIn(page, person);
  await expect(page.getByText("Email or password is not correct")).toBeVisible();
  expect((await call(host, "GET", "/user/info", undefined, person.token)).status).toBe(401);
});
