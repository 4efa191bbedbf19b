import type { Page } from "@playwright/test";
import { call, expect, newAccount, signIn, test } from "./support/flow.ts";
import type { Host } from "./support/host.ts";

const settingsOf = (page: Page) => page.getByRole("dialog", { name: "Settings" });

/** Signed in as somebody new who is past the first steps. */
async function newMember(page: Page, host: Host) {
  const person = await newAccount(host);
  await call(host, "PUT", "/user/edit", { onBoarding: false }, person.token);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/home/);
  return person;
}

async function openSettings(page: Page, tab = "Profile") {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const settings = settingsOf(page);
  await settings.getByRole("tab", { name: tab }).click();
  return settings;
}

/** A picture as the browser itself writes it. */
async function drawnPicture(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#fab16a";
    context.fillRect(0, 0, 640, 480);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name: "lamp.png", mimeType: "image/png", buffer: Buffer.from(bytes) };
}

test("the profile is changed in every part, and is there after a reload", async ({ page, host }) => {
  test.setTimeout(120_000);
  const { userName } = await newMember(page, host);
  const settings = await openSettings(page);
  await expect(settings.getByLabel("Username")).toHaveValue(userName);
  const named = `New ${userName}`.slice(0, 25).trim();
  await settings.getByLabel("Username").fill(named);
  await settings.getByLabel("Creator bio").fill("Small scenes,\nlong silences.");
  await settings.getByRole("radio", { name: "Fernwood" }).check();
  const picture = await drawnPicture(page);
  for (const [label, count] of [
    ["Avatar", 1],
    ["Change background", 2],
  ] as const) {
    await settings.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(picture);
    await page
      .getByRole("dialog", { name: "Choose what to show" })
      .getByRole("button", { name: "Use picture" })
      .click();
    await expect(settings.locator("img[src^='/media/uploads/']")).toHaveCount(count);
  }
  await settings.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByLabel("Username")).toHaveValue(named);
  await expect(again.getByLabel("Creator bio")).toHaveValue("Small scenes,\nlong silences.");
  await expect(again.getByRole("radio", { name: "Fernwood" })).toBeChecked();
  const shapes = await again.locator("img[src^='/media/uploads/']").evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        await (image as HTMLImageElement).decode();
        return naturalWidth / naturalHeight;
      }),
    ),
  );
  expect(shapes.map((shape) => Math.round(shape * 10) / 10).toSorted((a, b) => a - b)).toEqual([1, 3.2]);
  await page.keyboard.press("Escape");
  await expect(settingsOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Account" })).toBeFocused();
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
  // Enter in a field is the button's press.
  await settings.getByLabel("Current password").press("Enter");
  await expect(page.getByText("Password updated successfully.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
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
