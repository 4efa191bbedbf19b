// Onboarding, settings, themes and plans by keyboard alone: each can be reached, used and left, and the focus returns.
import type { Page } from "@playwright/test";
import { enterAnew, expect, test } from "./support/flow.ts";
import { chooseByArrows, openMenuByKey, tabTo } from "./support/keys.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Reaches a control by Tab and presses a key on it. */
async function press(page: Page, control: ReturnType<typeof button>, key = "Enter") {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test("onboarding by keyboard alone", async ({ page, host }) => {
  await enterAnew(page, host, { isNew: true });
  await page.goto("/home");
  await expect(page.getByRole("dialog", { name: "Terms & Rules" })).toBeVisible();
  await press(page, page.getByRole("checkbox", { name: "I have read and accept the rules" }), "Space");
  await press(page, button(page, "Continue"));
  await tabTo(page, page.getByRole("radio", { name: "Medium", exact: true, checked: true }));
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { checked: true }).first()).toBeFocused();
  await press(page, button(page, "Continue"));
  await press(page, page.getByRole("group", { name: "Interests" }).getByRole("button").first(), "Space");
  await expect(page.getByText("1 of 20 selected")).toBeAttached();
  await press(page, button(page, "Finish"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("settings, themes and plans by keyboard alone", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/home");
  const account = button(page, "Account");
  const settings = page.getByRole("dialog", { name: "Settings" });
  const tab = (name: string) => settings.getByRole("tab", { name });

  await openMenuByKey(page, account);
  await chooseByArrows(page, "Settings");
  await expect(settings).toBeVisible();
  await tabTo(page, tab("Profile"));
  for (const name of ["Password", "Preferences", "Badges", "Subscription", "My data"]) {
    await page.keyboard.press("ArrowDown");
    await expect(tab(name)).toBeFocused();
    await expect(settings.getByRole("tabpanel", { name })).toBeVisible();
  }
  for (const name of ["Subscription", "Badges", "Preferences"]) {
    await page.keyboard.press("ArrowUp");
    await expect(tab(name)).toBeFocused();
  }
  const streaming = settings
    .getByRole("checkbox", { name: /^Streaming/ })
    .or(settings.getByRole("switch", { name: /^Streaming/ }));
  const was = await streaming.isChecked();
  await press(page, streaming, "Space");
  await expect(streaming).toBeChecked({ checked: !was });
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  await expect(account).toBeFocused();

  // Another theme, and one of one's own.
  await page.goto("/home");
  const theme = button(page, "Theme");
  const themes = page.getByRole("dialog", { name: "Themes" });
  await press(page, theme);
  await expect(themes).toBeVisible();
  await tabTo(page, themes.getByRole("radio", { checked: true }).first());
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await expect(themes).toHaveCount(0);
  await expect(theme).toBeFocused();

  await page.goto("/theme?new=true");
  await tabTo(page, page.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type("By hand");
  for (const [name, colour] of [
    ["Background colour", "#1b1026"],
    ["Main", "#b76cf2"],
  ] as const) {
    await tabTo(page, page.getByRole("textbox", { name, exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(colour);
  }
  await press(page, button(page, "Save theme"));
  await expect(page).toHaveURL(/\/theme\?editId=/);

  // To the plans' checkout and back.
  await page.goto("/subscription");
  await press(page, button(page, "Choose Pro"));
  await expect(page).toHaveURL(/\/checkout\//);
  await press(page, button(page, "Pay"));
  await expect(page).toHaveURL(/checkout=success$/);
  const cancel = button(page, "Cancel Plan");
  await press(page, cancel);
  const question = page.getByRole("alertdialog", { name: "Cancel your plan?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
});
