// The settings under repeated presses and a failing server: each action has one effect however often it is pressed (F14),
// and a refusal shows its text, rolls back what was shown and loses nothing that was typed (F9, F37).
import type { Locator, Page } from "@playwright/test";
import { call, demoToken, enter, enterAnew, expect, pressHard, test, said } from "./support/flow.ts";
import { startHost, type Host } from "./support/host.ts";
import { givePicture, openSettings, settingsOf, toTab } from "./support/settings.ts";

/** Slows every write from now on; returns a function that counts the calls to a path since then. */
function slowly(host: Host): (method: string, path: string) => number {
  const from = host.proxy.log.length;
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) host.proxy.set({ method, latency: 350 });
  return (method, path) =>
    host.proxy.log.slice(from).filter((one) => one.method === method && one.url === `/api/v1${path}`).length;
}
const save = (within: Locator, name = "Save") => within.getByRole("button", { name, exact: true });

test("F14: in the settings a double and a triple press, and Enter after them, have one effect", async ({ page }) => {
  const host = await startHost();
  try {
    await enter(page, host, { token: await demoToken(host) });
    await page.goto(`${host.url}/home`);
    const effects = slowly(host);
    const profile = await openSettings(page);
    await profile.getByLabel("Creator bio").fill("Once.");
    await pressHard(page, save(profile, "Save Changes"));
    await said(page, "Profile updated successfully");
    expect(effects("PUT", "/user/profile")).toBe(1);

    await profile.getByRole("button", { name: /^Creator categories/ }).click();
    const categories = page.getByRole("dialog", { name: "Creator categories" });
    await categories.getByRole("button", { name: "Adventure" }).click();
    await pressHard(page, save(categories));
    await expect(categories).toBeHidden();
    expect(effects("PUT", "/user/creator-categories")).toBe(1);

    const password = await toTab(page, "Password");
    await password.getByLabel("Current password").fill(host.demo.password);
    for (const field of ["New password", "Confirm password"]) await password.getByLabel(field).fill("quiet-again-9");
    await pressHard(page, save(password, "Update"));
    await said(page, "Password updated successfully.");
    expect(effects("PATCH", "/auth/password")).toBe(1);

    const preferences = await toTab(page, "Preferences");
    for (const [name, method, path] of [
      ["Streaming", "PATCH", "/user/chat-preferences"],
      ["NSFW", "PUT", "/user/edit"],
      ["Legacy creator page", "PATCH", "/user/creator-preferences/legacy-page"],
      ["Message count on your profile", "PATCH", "/user/creator-preferences/toggle-message-count"],
    ] as const) {
      const control = preferences.getByRole("switch", { name, exact: true });
      const wasOn = await control.isChecked();
      await control.dblclick({ force: true });
      await expect(control).toBeChecked({ checked: !wasOn });
      await expect(control).not.toHaveAttribute("aria-disabled");
      await expect(control).toBeChecked({ checked: !wasOn });
      expect([name, effects(method, path)]).toEqual([name, 1]);
    }
    await pressHard(page, preferences.getByRole("button", { name: "Sync" }));
    await expect(page.getByText(/^Preferences synced successfully/)).toBeVisible();
    expect(effects("POST", "/aiModel/sync-preferences")).toBe(1);

    await preferences.getByRole("button", { name: "Choose Interests" }).click();
    const interests = page.getByRole("dialog", { name: "Interests" });
    await interests.getByRole("button", { name: "Comfort" }).click();
    await pressHard(page, save(interests));
    await expect(interests).toBeHidden();
    expect(effects("PUT", "/user/user-categories")).toBe(1);

    await preferences.getByRole("button", { name: "Change Global Response Settings" }).click();
    const responses = page.getByRole("dialog", { name: "Global Response Settings" });
    await responses.getByRole("radio", { name: "Long", exact: true }).check();
    await pressHard(page, save(responses, "Save Changes"));
    await expect(responses).toBeHidden();
    expect(effects("PUT", "/user/response-preferences")).toBe(1);

    const ignored = preferences.getByRole("textbox", { name: "Ignored creators" });
    await ignored.fill("the_ninth_hour");
    for (let press = 0; press < 3; press += 1) await ignored.press("Enter");
    await said(page, "Ignored creators updated");
    expect(effects("PUT", "/user/exclude-creators")).toBe(1);

    const badges = await toTab(page, "Badges");
    await badges.getByRole("switch").first().dblclick({ force: true });
    await expect(page.getByText(/^Badge (shown|hidden) successfully$/)).toBeVisible();
    expect(effects("PATCH", "/user/badges/visibility")).toBe(1);
    await settingsOf(page).getByRole("button", { name: "Close" }).click();

    await page.goto(`${host.url}/theme?new=true`);
    await page.getByRole("textbox", { name: "Name" }).fill("Once");
    await pressHard(page, page.getByRole("button", { name: "Save theme" }));
    await expect(page).toHaveURL(/\/theme\?editId=/);
    expect(effects("POST", "/user/themes/create")).toBe(1);
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await page.getByRole("button", { name: "Delete Once" }).click();
    await pressHard(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
    await expect(page.getByText("Once deleted")).toBeVisible();
    expect(effects("DELETE", "/user/themes/delete")).toBe(1);

    await page.goto(`${host.url}/subscription`);
    await pressHard(page, page.getByRole("article", { name: "Pro" }).getByRole("button", { name: "Choose Pro" }));
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByText("Pro is yours. Enjoy the show.")).toBeVisible();
    expect(effects("POST", "/subscription/checkout")).toBe(1);
    const plan = await openSettings(page, "Subscription");
    await plan.getByRole("button", { name: "Cancel Plan" }).click();
    await pressHard(page, page.getByRole("alertdialog").getByRole("button", { name: "Cancel Plan" }));
    await expect(page.getByText("Your plan has been successfully cancelled")).toBeVisible();
    expect(effects("POST", "/subscription/cancel")).toBe(1);
    await settingsOf(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("article", { name: "Pro" }).getByRole("button", { name: "Keep Pro" }).click();
    await pressHard(page, page.getByRole("alertdialog").getByRole("button", { name: "Keep Pro" }));
    await expect(page.getByText("Your plan is changed")).toBeVisible();
    expect(effects("POST", "/subscription/change")).toBe(1);

    const last = await openSettings(page);
    await last.getByRole("button", { name: "Delete Account" }).click();
    const question = page.getByRole("dialog", { name: "Delete Account" });
    await question.getByLabel("Type your username to confirm").fill("wren_after_dark");
    await pressHard(page, question.getByRole("button", { name: "Delete", exact: true }));
    await expect(page).toHaveURL(/\/sign-in/);
    expect(effects("DELETE", "/user/delete")).toBe(1);
  } finally {
    await host.close();
  }
});

/** Five refusals from the table in `over-http/settings-calls.fixture.ts`, each with another status. */
const refusals = [
  { status: 409, body: '{"success":false,"message":"Told you"}' },
  { status: 422, body: '{"success":false,"errors":[{"field":"nothing","message":"No"}]}' },
  { status: 413, type: "text/html", body: "<h1>Too large</h1><script>document.title='evil'</script>" },
  { status: 500, body: "" },
  { status: 503, body: '[{"message":"not this"}]' },
];

type Trouble = {
  page: Page;
  host: Host;
  path: string;
  /** Submits the form. */
  send: () => Promise<void>;
  /** Checks, beside the refusal's text, that nothing typed was lost. */
  kept: () => Promise<void>;
  says: string;
  /** The server's own message is shown in place of the default text. */
  doesServerWin?: boolean;
  /** The server's own message is shown beneath the text. */
  hasReason?: boolean;
};
/** Each refusal in turn: its text shows once, and the page is as it was before. */
async function refuse(trouble: Trouble): Promise<void> {
  const { page, host, path, send, kept, says, doesServerWin = false, hasReason = false } = trouble;
  for (const replace of refusals) {
    const takeBack = host.proxy.set({ path: `/api/v1${path}`, replace });
    const from = host.proxy.log.length;
    await send();
    const answered = () => host.proxy.log.slice(from).filter(({ url, endedAt }) => url === `/api/v1${path}` && endedAt);
    await expect.poll(() => answered().length, `${path} ${replace.status}`).toBeGreaterThan(0);
    const text = doesServerWin && replace.status === 409 ? "Told you" : says;
    const shown = page.getByText(text, { exact: !hasReason });
    await expect(shown, `${path} ${replace.status}`).toBeVisible();
    if (hasReason && replace.status === 409) await expect(shown).toContainText("Told you");
    await kept();
    takeBack();
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    while ((await dismiss.count()) > 0)
      await dismiss
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
}

test("F9: what is typed and chosen in the settings survives every refusal, and is sent when it can be", async ({
  page,
  host,
}) => {
  const { userName } = await enterAnew(page, host);
  await page.goto("/home");
  const profile = await openSettings(page);
  const bio = profile.getByLabel("Creator bio");
  await bio.fill("Written with care.");
  await refuse({
    page,
    host,
    path: "/user/profile",
    send: () => save(profile, "Save Changes").click(),
    kept: () => expect(bio).toHaveValue("Written with care."),
    says: "Failed to update profile. Please try again.",
    doesServerWin: true,
  });
  await save(profile, "Save Changes").click();
  await said(page, "Profile updated successfully");

  await profile.getByRole("button", { name: "Delete Account" }).click();
  const question = page.getByRole("dialog", { name: "Delete Account" });
  await question.getByLabel("Type your username to confirm").fill(userName);
  const takeBack = host.proxy.set({ path: "/api/v1/user/delete", replace: { status: 500, body: "<h1>500</h1>" } });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Sorry, there's an error with the account deletion process.")).toBeVisible();
  takeBack();
  await page.getByRole("dialog").last().getByRole("button", { name: "Close" }).last().click();
  await profile.getByRole("button", { name: /^Creator categories/ }).click();
  const categories = page.getByRole("dialog", { name: "Creator categories" });
  await categories.getByRole("button", { name: "Adventure" }).click();
  await refuse({
    page,
    host,
    path: "/user/creator-categories",
    send: () => save(categories).click(),
    kept: () => expect(categories.getByRole("button", { name: "Adventure", pressed: true })).toBeVisible(),
    says: "Failed to save categories",
  });
  await save(categories).click();
  await expect(categories).toBeHidden();

  const password = await toTab(page, "Password");
  for (const field of ["Current password", "New password", "Confirm password"])
    await password.getByLabel(field).fill("quiet-again-9");
  await refuse({
    page,
    host,
    path: "/auth/password",
    send: () => save(password, "Update").click(),
    kept: () => expect(password.getByLabel("Confirm password")).toHaveValue("quiet-again-9"),
    says: "Current Password not correct, Please try again.",
    doesServerWin: true,
  });
  for (const field of ["Current password", "New password", "Confirm password"])
    await password.getByLabel(field).fill("");

  const preferences = await toTab(page, "Preferences");
  const ignored = preferences.getByRole("textbox", { name: "Ignored creators" });
  await ignored.fill("wren_after_dark");
  await refuse({
    page,
    host,
    path: "/user/exclude-creators",
    send: () => ignored.press("Enter"),
    kept: async () => {
      await expect(ignored).toHaveValue("wren_after_dark");
      await expect(preferences.getByRole("button", { name: "Stop ignoring wren_after_dark" })).toHaveCount(0);
    },
    says: "Your list could not be saved. Please try again.",
  });
  await preferences.getByRole("button", { name: "Choose Interests" }).click();
  const interests = page.getByRole("dialog", { name: "Interests" });
  await interests.getByRole("button", { name: "Comfort" }).click();
  await refuse({
    page,
    host,
    path: "/user/user-categories",
    send: () => save(interests).click(),
    kept: () => expect(interests.getByRole("button", { name: "Comfort, selected" })).toBeVisible(),
    says: "Failed to save preferences",
  });
  await save(interests).click();
  await expect(interests).toBeHidden();
  await preferences.getByRole("button", { name: "Change Global Response Settings" }).click();
  const responses = page.getByRole("dialog", { name: "Global Response Settings" });
  const long = responses.getByRole("radio", { name: "Long", exact: true });
  await long.check();
  await refuse({
    page,
    host,
    path: "/user/response-preferences",
    send: () => save(responses, "Save Changes").click(),
    kept: () => expect(long).toBeChecked(),
    says: "Failed to update preferences",
  });
  await save(responses, "Save Changes").click();
  await expect(responses).toBeHidden();
  const streaming = preferences.getByRole("switch", { name: "Streaming" });
  await refuse({
    page,
    host,
    path: "/user/chat-preferences",
    send: () => streaming.click(),
    kept: () => expect(streaming).toBeChecked(),
    says: "Failed to update preferences",
  });
  await settingsOf(page).getByRole("button", { name: "Close" }).click();

  await page.goto("/theme?new=true");
  await page.getByRole("textbox", { name: "Name" }).fill("Kept");
  await refuse({
    page,
    host,
    path: "/user/themes/create",
    send: () => page.getByRole("button", { name: "Save theme" }).click(),
    kept: () => expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Kept"),
    says: "The theme could not be saved. What you chose is kept here.",
    hasReason: true,
  });
  await page.getByRole("button", { name: "Save theme" }).click();
  await expect(page).toHaveURL(/\/theme\?editId=/);
  await page.goto("/subscription");
  const buy = page.getByRole("article", { name: "Pro" }).getByRole("button", { name: "Choose Pro" });
  await refuse({
    page,
    host,
    path: "/subscription/checkout",
    send: () => buy.click(),
    kept: () => expect(buy).toBeEnabled(),
    says: "The checkout could not be opened. Please try again.",
  });
  expect(await page.title()).not.toBe("evil");
});

/** A small random generator: the same seed gives the same presses and the same faults. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

test("F13: forty presses with late, lost and refused answers end with what the server holds", async ({
  page,
  host,
}) => {
  const { token } = await enterAnew(page, host);
  await page.goto("/home");
  const preferences = await openSettings(page, "Preferences");
  const random = seeded(7);
  const names = ["Streaming", "Auto-send pictures", "NSFW", "View NSFW"] as const;
  const overlays = preferences.getByRole("group", { name: "Overlay strength" }).getByRole("radio");
  const lost = { replace: { status: 502, body: "", isForwarded: true } };
  const kinds = [{}, {}, {}, { replace: { status: 500, body: "" } }, lost, { refuse: true }];
  for (const method of ["PUT", "PATCH"])
    for (let at = 1; at <= 40; at += 1)
      host.proxy.set({ method, path: /^\/api\//, calls: [at], latency: random(220), ...kinds[random(kinds.length)] });
  host.proxy.set({ method: "GET", path: "/api/v1/user/info", latency: [0, 250] });
  for (let press = 0; press < 40; press += 1) {
    const which = random(names.length + 2);
    const control =
      which < names.length
        ? preferences.getByRole("switch", { name: names[which], exact: true })
        : overlays.nth(random(4));
    await control.evaluate((element: HTMLElement) => element.click());
    await page.waitForTimeout(random(60));
  }
  await expect(async () => {
    const shown = await Promise.all([
      ...names.map((name) => preferences.getByRole("switch", { name, exact: true }).isChecked()),
      overlays.evaluateAll((radios) => radios.findIndex((radio) => (radio as HTMLInputElement).checked) * 25),
    ]);
    const { data } = await call(host, "GET", "/user/info", undefined, token);
    expect(shown).toEqual([data.streaming, data.autoSendPicture, data.NSFW, data.viewNSFW, data.overlayOpacity]);
    await expect(preferences.locator("[aria-disabled=true]")).toHaveCount(0);
  }).toPass({ timeout: 30_000 });
  // And it stays so: no late answer changes it.
  await page.waitForTimeout(1000);
  const { data } = await call(host, "GET", "/user/info", undefined, token);
  await expect(overlays.nth(data.overlayOpacity / 25)).toBeChecked();
  for (const [at, name] of names.entries())
    await expect(preferences.getByRole("switch", { name, exact: true }), name).toBeChecked({
      checked: [data.streaming, data.autoSendPicture, data.NSFW, data.viewNSFW][at],
    });
});

test("F37: a picture that is cut off or refused leaves the old one, and can be sent again", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/home");
  const profile = await openSettings(page);
  await givePicture(page, "Avatar");
  const shown = profile.locator("img[src^='/media/uploads/']");
  await expect(shown).toHaveCount(1);
  const first = await shown.getAttribute("src");
  const path = "/api/v1/upload/image";
  for (const [fault, text] of [
    [{ replace: { status: 413, body: "" } }, "That file is too large. The limit is 8 MB."],
    [{ replace: { status: 415, body: "" } }, "That is no PNG, JPEG, WebP or GIF."],
    [{ refuse: true }, "The picture did not arrive. Your choice is kept here."],
    [{ cut: { afterBytes: 20, by: "reset" } }, "The picture did not arrive. Your choice is kept here."],
  ] as const) {
    const takeBack = host.proxy.set({ path, ...fault });
    await givePicture(page, "Avatar", { arrives: false });
    await expect(profile.getByText(text, { exact: true })).toBeVisible();
    await expect(shown).toHaveAttribute("src", first ?? "");
    // The crop dialog still shows its picture while it closes.
    await expect(page.locator("img[src^='blob:']")).toHaveCount(0);
    takeBack();
  }
  // The last file is kept: it can be sent again without choosing it again.
  await profile.getByRole("button", { name: "Try again" }).click();
  await expect(shown).not.toHaveAttribute("src", first ?? "");
  await expect(profile.getByText("The picture did not arrive.", { exact: false })).toHaveCount(0);
});
