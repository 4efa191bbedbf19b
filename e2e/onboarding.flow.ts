// A new account sees the wizard on every page but the terms, leaves it half-way, returns, and finishes it once.
import { call, enterAnew, expect, isDone, test } from "./support/flow.ts";

test("onboarding of a fresh account: hidden on the terms, kept over a reload, saved in its order, gone for good", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host, { isNew: true });
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/privacy");
  await expect(page.getByRole("dialog", { name: "Terms & Rules" })).toBeVisible();

  await page.goto("/home");
  await page.getByRole("checkbox", { name: "I have read and accept the rules" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "Short", exact: true }).check();
  await page.getByRole("tab", { name: "POV" }).click();
  await expect(page.getByRole("radio", { name: "Up to the model" })).toBeChecked();
  await page.getByRole("tab", { name: "Tense" }).click();
  await expect(page.getByRole("radio", { name: "Past" })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  const chips = page.getByRole("group", { name: "Interests" }).getByRole("button");
  await chips.first().click();

  // A reload resumes at the same step with every answer kept.
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Personalize Categories" })).toBeVisible();
  await expect(page.getByText("1 of 20 selected")).toBeAttached();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("radio", { name: "Short", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();

  const from = host.proxy.log.length;
  await page.getByRole("button", { name: "Finish" }).dblclick();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Reading the feed is a POST, too.
  const written = () =>
    host.proxy.log
      .slice(from)
      .filter(({ method, url }) => method !== "GET" && !url.endsWith("/character/home"))
      .map(({ method, url }) => `${method} ${url.split("/api/v1")[1]}`);
  await expect
    .poll(written)
    .toEqual([
      "PUT /user/user-categories",
      "PUT /user/response-preferences",
      "POST /aiModel/sync-preferences",
      "PUT /user/edit",
    ]);
  await isDone(host, "PUT", "/api/v1/user/edit");
  const { data } = await call(host, "GET", "/user/info", undefined, account.token);
  expect(data).toMatchObject({
    onBoarding: false,
    verbose: "short",
    povPreference: "upToModel",
    narrationTense: "past",
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

const steps = ["Terms & Rules", "Response Preferences", "Personalize Categories"] as const;
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** For each font, the first family of text and of titles; titles keep theirs unless the font replaces all (design 3). */
const faces: [font: string, text: string, title: string][] = [
  ["satoshi", "Satoshi", "Newsreader Display"],
  ["montserrat", "Montserrat Variable", "Newsreader Display"],
  ["caveat", "Caveat Variable", "Newsreader Display"],
  ["playfair", "Playfair Display Variable", "Newsreader Display"],
  ["system", "system-ui", "system-ui"],
  ["comicSans", "Comic Sans MS", "Comic Sans MS"],
  ["wingdings", "Wingdings", "Wingdings"],
  ["papyrus", "Papyrus", "Papyrus"],
];

test("onboarding in every font and two themes: the look that was chosen, and every step fits", async ({
  page,
  host,
}) => {
  await enterAnew(page, host, { isNew: true });
  for (const [theme, ground] of [
    ["lightModeTheme", "rgb(240, 244, 240)"],
    ["purpleTheme", null],
  ] as const)
    for (const [font, text, title] of faces) {
      await page.evaluate(
        ([themeId, fontId]) => {
          localStorage.setItem("app.theme", themeId);
          localStorage.setItem("app.font", fontId);
        },
        [theme, font] as const,
      );
      await page.setViewportSize(font === "caveat" || font === "papyrus" ? phone : desk);
      await page.goto("/home");
      for (const step of steps) {
        const wizard = page.getByRole("dialog", { name: step });
        const heading = wizard.getByRole("heading", { name: step }).last();
        await expect(heading).toBeVisible();
        const look = () =>
          heading.evaluate((element) => {
            const first = (of: Element) => getComputedStyle(of).fontFamily.split(",")[0]?.replaceAll('"', "");
            const sheet = element.closest("[role=dialog]")!;
            return {
              theme: document.documentElement.dataset["theme"],
              ground: getComputedStyle(sheet).backgroundColor,
              faces: [first(sheet), first(element)],
              isWide: sheet.scrollWidth > sheet.clientWidth,
            };
          });
        await expect
          .poll(look, `${font}, ${step}`)
          .toEqual({ theme, ground: ground ?? expect.any(String), faces: [text, title], isWide: false });
        const next = wizard.getByRole("button", { name: step === steps[2] ? "Finish" : "Continue" });
        await expect(next).toBeInViewport({ ratio: 1 });
        if (step === steps[0]) await wizard.getByRole("checkbox").check();
        if (step !== steps[2]) await next.click();
      }
      // Each look begins at the first step.
      for (let back = 0; back < 2; back += 1) await page.getByRole("button", { name: "Back" }).click();
    }
});
