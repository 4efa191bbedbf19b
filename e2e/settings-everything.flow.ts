// Changes every setting once through the page. A reload shows all of them, another browser those that belong to the account.
import type { Locator, Page } from "@playwright/test";
import { demoToken, enter, expect, signIn, test, said } from "./support/flow.ts";
import { startHost } from "./support/host.ts";
import { givePicture, openSettings, settingsOf, toTab, uploadedShapes } from "./support/settings.ts";

const switches = [
  "Streaming",
  "Auto-send pictures",
  "NSFW",
  "View NSFW",
  "Legacy creator page",
  "Message count on your profile",
];
/** The five questions, each with an answer that is not the default. */
const answers = [
  ["Length", "Text message"],
  ["POV", "Third person"],
  ["Act", "Yes"],
  ["Style", "Low dialogue"],
  ["Tense", "Past"],
] as const;

/** Opens a dialog over the settings, changes something and saves; the settings are shown again. */
async function inDialog(
  page: Page,
  opener: Locator,
  name: string,
  save: string,
  change: (d: Locator) => Promise<void>,
) {
  await opener.click();
  const dialog = page.getByRole("dialog", { name });
  await change(dialog);
  await dialog.getByRole("button", { name: save, exact: true }).click();
  await expect(dialog).toBeHidden();
}
const respond = async (dialog: Locator, each: (radio: Locator) => Promise<void>) => {
  for (const [question, answer] of answers) {
    await dialog.getByRole("tab", { name: question }).click();
    await each(dialog.getByRole("group", { name: question }).getByRole("radio", { name: answer, exact: true }));
  }
};

/** The account's settings, as any browser shows them; `on` is the state each switch was left in. */
async function expectAll(page: Page, on: Record<string, boolean>, badge: boolean) {
  const profile = await openSettings(page);
  await expect(profile.getByLabel("Username")).toHaveValue("wren_at_dawn");
  await expect(profile.getByLabel("Creator bio")).toHaveValue("Small scenes,\nlong silences.");
  await expect(profile.getByRole("radio", { name: "Low Tide" })).toBeChecked();
  await expect.poll(() => uploadedShapes(page)).toEqual([1, 3.2]);
  await profile.getByRole("button", { name: /^Creator categories/ }).click();
  const categories = page.getByRole("dialog", { name: "Creator categories" });
  await expect(categories.getByRole("button", { name: "Adventure", pressed: true })).toBeVisible();
  await categories.getByRole("button", { name: "Load More" }).click();
  await expect(categories.getByRole("button", { name: "Language practice", pressed: true })).toBeVisible();
  await categories.getByRole("button", { name: "Cancel" }).click();

  const preferences = await toTab(page, "Preferences");
  for (const name of switches)
    await expect(preferences.getByRole("switch", { name, exact: true }), name).toBeChecked({ checked: on[name] });
  await expect(preferences.getByText(/1 chosen, 1 left out/)).toBeVisible();
  await preferences.getByRole("button", { name: "Choose Interests" }).click();
  const interests = page.getByRole("dialog", { name: "Interests" });
  await expect(interests.getByRole("button", { name: "Comfort, selected" })).toBeVisible();
  await expect(interests.getByRole("button", { name: "Drama, excluded" })).toBeVisible();
  await interests.getByRole("button", { name: "Cancel" }).click();
  await expect(preferences.getByRole("button", { name: "Stop ignoring the_ninth_hour" })).toBeVisible();
  await expect(preferences.getByRole("combobox", { name: "Homepage" })).toContainText("Popular today");
  const within = (group: string) => preferences.getByRole("group", { name: group });
  await expect(within("Background image").getByRole("radio", { name: "SHOW AND BLUR HIGH" })).toBeChecked();
  await expect(within("Overlay strength").getByRole("radio", { name: "Off" })).toBeChecked();
  await preferences.getByRole("button", { name: "Change Global Response Settings" }).click();
  const responses = page.getByRole("dialog", { name: "Global Response Settings" });
  await respond(responses, (radio) => expect(radio).toBeChecked());
  await responses.getByRole("button", { name: "Cancel" }).click();

  const badges = await toTab(page, "Badges");
  await expect(badges.getByRole("switch").first()).toBeChecked({ checked: badge });
  const plan = await toTab(page, "Subscription");
  await expect(plan.getByText("Ends on", { exact: true })).toBeVisible();
  await settingsOf(page).getByRole("button", { name: "Close" }).click();
  await expect(settingsOf(page)).toBeHidden();
}
const looks = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    return [dataset["theme"], dataset["font"], getComputedStyle(document.body).fontFamily.split(",")[0]];
  });

test("change everything, reload: it is all there; the account's part in another browser too", async ({
  page,
  browser,
  watch,
}) => {
  // A creator has every setting there is. On a host of its own, so that the shared demo account stays unchanged.
  const host = await startHost();
  try {
    await enter(page, host, { token: await demoToken(host) });
    await page.goto(`${host.url}/subscription`);
    await page.getByRole("article", { name: "Pro" }).getByRole("button", { name: "Choose Pro" }).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByText("Pro is yours. Enjoy the show.")).toBeVisible();
    await page.goto(`${host.url}/home`);

    // Profile
    const profile = await openSettings(page);
    await profile.getByLabel("Username").fill("wren_at_dawn");
    await profile.getByLabel("Creator bio").fill("Small scenes,\nlong silences.");
    await profile.getByRole("radio", { name: "Low Tide" }).check();
    await givePicture(page, "Avatar");
    await givePicture(page, "Change background");
    await inDialog(
      page,
      profile.getByRole("button", { name: /^Creator categories/ }),
      "Creator categories",
      "Save",
      async (dialog) => {
        await expect(dialog.getByRole("button", { name: "Adventure" })).toBeVisible();
        const pressed = dialog.getByRole("button", { pressed: true });
        for (let left = await pressed.count(); left > 0; left -= 1) {
          await pressed.first().click();
          await expect(pressed).toHaveCount(left - 1);
        }
        await dialog.getByRole("button", { name: "Adventure" }).click();
        await dialog.getByRole("button", { name: "Load More" }).click();
        await dialog.getByRole("button", { name: "Language practice" }).click();
      },
    );
    await said(page, "Categories updated successfully");
    await profile.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Profile updated successfully");

    // Password
    const password = await toTab(page, "Password");
    await password.getByLabel("Current password").fill(host.demo.password);
    for (const field of ["New password", "Confirm password"]) await password.getByLabel(field).fill("quiet-again-9");
    await password.getByRole("button", { name: "Update" }).click();
    await said(page, "Password updated successfully.");

    // Preferences
    const preferences = await toTab(page, "Preferences");
    const on: Record<string, boolean> = {};
    for (const name of switches) {
      const control = preferences.getByRole("switch", { name, exact: true });
      on[name] = !(await control.isChecked());
      await control.click();
      await expect(control).toBeChecked({ checked: on[name] });
      await expect(control).not.toHaveAttribute("aria-disabled");
      await expect(control).toBeChecked({ checked: on[name] });
    }
    await inDialog(
      page,
      preferences.getByRole("button", { name: "Choose Interests" }),
      "Interests",
      "Save",
      async (dialog) => {
        await dialog.getByRole("button", { name: "Comfort" }).click();
        await dialog.getByRole("button", { name: "Drama" }).click();
        await dialog.getByRole("button", { name: "Drama, selected" }).click();
      },
    );
    await said(page, "Preferences updated successfully");
    await preferences.getByRole("textbox", { name: "Ignored creators" }).fill("the_ninth_hour");
    await preferences.getByRole("textbox", { name: "Ignored creators" }).press("Enter");
    await said(page, "Ignored creators updated");
    await preferences.getByRole("combobox", { name: "Homepage" }).click();
    await page.getByRole("option", { name: /^Popular today/ }).click();
    await said(page, "Homepage preference updated");
    await preferences.getByText("SHOW AND BLUR HIGH", { exact: true }).click();
    await said(page, "Background image preference updated");
    await preferences.getByRole("group", { name: "Overlay strength" }).getByText("Off", { exact: true }).click();
    await said(page, "Background overlay updated");
    await preferences.getByRole("radio", { name: "Montserrat" }).check();
    await said(page, "Font changed to Montserrat");
    await inDialog(
      page,
      preferences.getByRole("button", { name: "Change Global Response Settings" }),
      "Global Response Settings",
      "Save Changes",
      (dialog) => respond(dialog, (radio) => radio.check()),
    );

    // Badges, and a plan that was cancelled
    const badges = await toTab(page, "Badges");
    const first = badges.getByRole("switch").first();
    const badge = !(await first.isChecked());
    await first.click();
    await said(page, badge ? "Badge shown successfully" : "Badge hidden successfully");
    const plan = await toTab(page, "Subscription");
    await plan.getByRole("button", { name: "Cancel Plan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Plan" }).click();
    await said(page, "Your plan has been successfully cancelled");
    await settingsOf(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await page.getByRole("radio", { name: "Ocean Deep" }).check();
    await page.keyboard.press("Escape");

    await page.reload();
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
    await expect.poll(() => looks(page)).toEqual(["tealTheme", "montserrat", expect.stringMatching(/Montserrat/)]);
    await expectAll(page, on, badge);

    const elsewhere = await browser.newContext({ baseURL: host.url });
    await watch.also(elsewhere);
    const other = await elsewhere.newPage();
    await signIn(other, { ...host.demo, password: "quiet-again-9" });
    await expect(other).toHaveURL(/\/home/);
    await expectAll(other, on, badge);
    // Theme and font belong to the browser.
    expect(await looks(other)).toEqual(["dark", "satoshi", expect.stringMatching(/Satoshi/)]);
    await elsewhere.close();
  } finally {
    await host.close();
  }
});
