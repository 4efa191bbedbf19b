// The first frame is already painted in the stored theme and font, under the real content security policy; and the effect
// of a logout, another tab, a foreign value and the system's preferences on it.
import type { Page } from "@playwright/test";
import { lookOf } from "#src/ui/theme/look-of.ts";
import { call, chooseFromTop, enterAnew, expect, test } from "./support/flow.ts";
import { drawnPicture } from "./support/drawn-picture.ts";
import { openSettings } from "./support/settings.ts";

const velvet = { id: "velvet", name: "Velvet and mint", background: "#7a1f3d", primary: "#3ad1a0" };
const look = lookOf(velvet);
/** The same theme as the server stores it. */
const asMade = {
  name: velvet.name,
  background: { colour: velvet.background, image: null },
  primaryColours: { main: velvet.primary, light: "#a8f0d8", dark: "#12705a" },
};
const canvas = "--colors-bg-canvas";

function rgb(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}

/** Sets storage before any script of the page runs, and records the look of each frame. */
async function watchFrames(page: Page, stored: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    const frames: string[] = [];
    Object.assign(window, { seenFrames: frames });
    const note = () => {
      const root = document.documentElement;
      const { backgroundColor, colorScheme } = getComputedStyle(root);
      const chrome = document.querySelector('meta[name="theme-color"]')?.getAttribute("content");
      // The logo is painted before the style sheet has come; the scheme is known with the sheet.
      const isStyled = [...document.styleSheets].some(({ href }) => href !== null);
      const scheme = isStyled ? colorScheme : "no sheet";
      const frame = [root.dataset["theme"], root.dataset["font"], backgroundColor, scheme, chrome].join(" | ");
      if (document.body && frames.at(-1) !== frame) frames.push(frame);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, stored);
}

/** Expects every frame to have shown this look, also those before the style sheet. */
async function expectFrames(page: Page, wanted: string) {
  const frames = await page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames);
  expect(frames.at(-1)).toBe(wanted);
  const unstyled = wanted.replace(/\| (?:dark|light) \|/, "| no sheet |");
  expect(frames.filter((frame) => frame !== wanted && frame !== unstyled)).toEqual([]);
}
/** Theme, font, ground, and how many properties a custom theme has set. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const own = [...root.style].filter((name) => name !== "--first-ground");
    return [root.dataset["theme"], root.dataset["font"], getComputedStyle(root).backgroundColor, own.length];
  });

const ground = look.variables[canvas] ?? "";
const cases: [what: string, stored: Record<string, string>, frame: string][] = [
  ["nothing stored", {}, "dark | satoshi | rgb(10, 19, 21) | dark | #0a1315"],
  [
    "a light theme and another font",
    { "app.theme": "lightModeTheme", "app.font": "caveat" },
    "lightModeTheme | caveat | rgb(240, 244, 240) | light | #f0f4f0",
  ],
  [
    "a custom theme",
    { "app.theme": "custom-velvet", "app.font": "papyrus", "app.customThemes": JSON.stringify([{ ...velvet, look }]) },
    `custom-velvet | papyrus | ${rgb(ground)} | dark | ${ground}`,
  ],
  ["an unknown custom theme", { "app.theme": "custom-gone" }, "dark | satoshi | rgb(10, 19, 21) | dark | #0a1315"],
];

for (const [what, stored, frame] of cases)
  test(`with ${what} every frame from the first shows one look (TRAP-73)`, async ({ page }) => {
    await watchFrames(page, stored);
    await page.goto("/home");
    await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    await expectFrames(page, frame);
    expect(await page.evaluate(() => localStorage.getItem("app.theme"))).toBe(stored["app.theme"] ?? null);
  });

test("a custom theme without a look is derived once and painted from the first frame after", async ({
  page,
  context,
}) => {
  await page.goto("/home");
  await page.evaluate((theme) => {
    localStorage.setItem("app.theme", "custom-velvet");
    localStorage.setItem("app.customThemes", JSON.stringify([theme]));
  }, velvet);
  await page.reload();
  await expect
    .poll(() => shown(page))
    .toEqual(["custom-velvet", "satoshi", rgb(ground), Object.keys(look.variables).length]);
  const next = await context.newPage();
  await watchFrames(next, {});
  await next.goto("/home");
  await expect(next.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFrames(next, `custom-velvet | satoshi | ${rgb(ground)} | dark | ${ground}`);
});

test("a logout brings the default theme and font at once, in every tab (TRAP-10, F20)", async ({
  page,
  context,
  host,
}) => {
  const account = await enterAnew(page, host);
  const { data: theme } = await call(host, "POST", "/user/themes/create", asMade, account.token);
  await page.evaluate((id) => {
    localStorage.setItem("app.theme", `custom-${id}`);
    localStorage.setItem("app.font", "caveat");
  }, theme.id);
  await page.goto("/home");
  const other = await context.newPage();
  await other.goto("/home");
  for (const tab of [page, other]) {
    await expect(tab.getByRole("button", { name: "Account" })).toBeVisible();
    await expect
      .poll(async () => (await shown(tab)).slice(0, 3))
      .toEqual([`custom-${theme.id}`, "caveat", rgb(ground)]);
  }
  await chooseFromTop(page, "Account", "Logout");
  for (const tab of [page, other])
    await expect.poll(() => shown(tab)).toEqual(["dark", "satoshi", "rgb(10, 19, 21)", 0]);
});

test("a theme of one's own is made, applied at once and painted from the first frame after a reload", async ({
  page,
  context,
  host,
}) => {
  await enterAnew(page, host);
  await page.goto("/theme");
  await expect(page).toHaveURL(/\/theme\?new=true$/);
  await page.getByRole("textbox", { name: "Name" }).fill(velvet.name);
  await page.getByRole("textbox", { name: "Background colour", exact: true }).fill(velvet.background);
  await page.getByRole("textbox", { name: "Main", exact: true }).fill(velvet.primary);
  // A reload before saving keeps the draft.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(velvet.name);
  await expect(page.getByRole("textbox", { name: "Main", exact: true })).toHaveValue(velvet.primary);
  await page.getByRole("button", { name: "Save theme" }).click();
  await expect(page).toHaveURL(/\/theme\?editId=/);
  await expect.poll(async () => (await shown(page))[2]).toBe(rgb(ground));
  const [theme] = await shown(page);
  const next = await context.newPage();
  await watchFrames(next, {});
  await next.goto("/home");
  await expect(next.getByRole("button", { name: "Account" })).toBeVisible();
  await expectFrames(next, `${theme} | satoshi | ${rgb(ground)} | dark | ${ground}`);

  // Edited in one tab, it changes in the other; once deleted, both fall back to the default.
  await page.bringToFront();
  await page.getByRole("textbox", { name: "Background colour", exact: true }).fill("#f4f0e8");
  await page.getByRole("button", { name: "Save theme" }).click();
  await expect.poll(async () => (await shown(next))[2]).not.toBe(rgb(ground));
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.getByRole("button", { name: `Delete ${velvet.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  for (const tab of [page, next]) await expect.poll(async () => (await shown(tab))[0]).toBe("dark");
});

test("a theme goes out as a file with its picture, and comes in again for somebody else", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/theme");
  await page.getByRole("textbox", { name: "Name" }).fill(velvet.name);
  await page.getByRole("textbox", { name: "Background colour", exact: true }).fill(velvet.background);
  // There once the picture has been sent.
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  await page
    .locator("input[type=file][aria-label='Background picture']")
    .setInputFiles(await drawnPicture(page, 640, 360));
  await expect(remove).toBeVisible({ timeout: 20_000 });
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await (await saving).path();

  const { token } = await enterAnew(page, host);
  await page.goto("/theme?new=true");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await page.locator("input[type=file][aria-label='Import']").setInputFiles(file);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(velvet.name);
  await expect(remove).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Save theme" }).click();
  await expect(page).toHaveURL(/\/theme\?editId=/);
  const [theme] = (await call(host, "GET", "/user/themes", undefined, token)).data.themes;
  expect(theme.background).toEqual({ colour: velvet.background, image: expect.stringMatching(/^\/media\/uploads\//) });
  // It is drawn behind the pages, as it was made.
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, theme.background.image as string);
  expect(size).toEqual([640, 360]);
});

test("values that are no colours change nothing and call nobody (S4)", async ({ page }) => {
  const evil = [
    "url(https://evil.example/a)",
    "#112233;background:url(https://evil.example/b)",
    "image-set(url(https://evil.example/c) 1x)",
    "red",
    "#123",
    "#11223344",
  ];
  const names = Object.keys(look.variables);
  await page.goto("/terms");
  const control = page.getByRole("link", { name: "Sign In" }).first();
  const looks = () =>
    control.evaluate((element) => {
      const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      return [color, backgroundColor, backgroundImage, boxShadow];
    });
  const before = await looks();
  for (const value of evil) {
    const variables = Object.fromEntries([...names, "background-image", "--icon-size"].map((name) => [name, value]));
    await page.evaluate(
      (theme) => {
        localStorage.setItem("app.theme", "custom-velvet");
        localStorage.setItem("app.customThemes", JSON.stringify([theme]));
      },
      { ...velvet, background: value, look: { mode: "dark", variables } },
    );
    await page.reload();
    await expect(control).toBeVisible();
    expect(await shown(page), value).toEqual(["dark", "satoshi", "rgb(10, 19, 21)", 0]);
    expect(await looks(), value).toEqual(before);
  }
});

test("less movement, more contrast and forced colours are granted", async ({ page }) => {
  await page.goto("/sign-in");
  const button = page.getByRole("button", { name: "Sign In" });
  // Not the document's, which the app replaces.
  await expect(page.getByText("I am a person")).toBeVisible();
  const style = (name: string) =>
    button.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  const variable = (name: string) =>
    page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name);
  await expect.poll(() => style("transition-property")).toContain("transform");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => style("transition-property")).not.toContain("transform");
  expect(new Set((await style("transition-duration")).split(", "))).toEqual(new Set(["0.08s"]));

  const strong = await variable("--colors-border-strong");
  expect(await variable("--colors-border-default")).not.toBe(strong);
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(() => variable("--colors-border-default")).toBe(strong);
  expect(await variable("--colors-fg-muted")).toBe(await variable("--colors-fg-default"));

  expect(await style("border-top-width")).toBe("0px");
  await page.emulateMedia({ contrast: null, forcedColors: "active" });
  await expect.poll(() => style("border-top-width")).toBe("1px");
  await button.focus();
  await expect.poll(async () => Number.parseFloat(await style("outline-width"))).toBeGreaterThanOrEqual(2);
});

test("F22: where nothing can be stored, theme and font hold for the tab and a theme of one's own is made", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/home");
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.getByRole("radio", { name: "Ocean Deep" }).check();
  await expect.poll(async () => (await shown(page))[0]).toBe("tealTheme");
  await page.getByRole("link", { name: "Create theme" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(velvet.name);
  await page.getByRole("textbox", { name: "Background colour", exact: true }).fill(velvet.background);
  await page.getByRole("textbox", { name: "Main", exact: true }).fill(velvet.primary);
  await page.getByRole("button", { name: "Save theme" }).click();
  await expect(page).toHaveURL(/\/theme\?editId=/);
  await expect.poll(async () => (await shown(page))[2]).toBe(rgb(ground));
  const preferences = await openSettings(page, "Preferences");
  await preferences.getByRole("radio", { name: "Montserrat" }).check();
  await expect(page.getByText("Font changed to Montserrat")).toBeVisible();
  await expect.poll(async () => (await shown(page))[1]).toBe("montserrat");
  // The warning shows once at most, and the choice ends with the tab.
  expect(await page.getByText(/could not be (kept|stored|saved)/i).count()).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect.poll(async () => (await shown(page)).slice(0, 2)).toEqual(["dark", "satoshi"]);
});
