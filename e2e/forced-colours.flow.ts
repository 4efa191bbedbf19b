// What somebody sees whose system sets the colours: backgrounds and shadows are gone, so that lines must say it all.
import type { Locator, Page } from "@playwright/test";
import { enter, expect, hasStarted, newAccount, newThread, test } from "./support/flow.ts";
import { openMenuByKey } from "./support/keys.ts";
import { openSettings, settingsOf } from "./support/settings.ts";

test.use({ forcedColors: "active" });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hasStarted(page, address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Whether what has the focus is ringed, itself or by the part around or beside it that is drawn for it. */
const isRinged = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) return null;
    const rings = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const drawn = [active, active.nextElementSibling];
    for (let around = active.parentElement; around && drawn.length < 6; around = around.parentElement)
      drawn.push(around);
    return drawn.some(rings) ? "" : active.outerHTML.slice(0, 160);
  });

const softly = expect.configure({ soft: true });

/** Buttons without words whose edge or icon is not to be seen. */
const lostIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button")]
      .filter((button) => button.checkVisibility() && button.innerText.trim() === "" && button.querySelector("svg"))
      .filter((button) => {
        const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(button);
        const { color } = getComputedStyle(button.querySelector("svg")!);
        return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1 || color === backgroundColor;
      })
      .map((button) => button.outerHTML.slice(0, 160)),
  );

test("whatever has the focus is ringed, and buttons of an icon alone have an edge", async ({ page, host }) => {
  const account = await newAccount(host);
  const thread = await newThread(host, account.token, { words: "I knock." });
  const walk = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await open(page, address);
      expect.soft(await lostIcons(page), address).toEqual([]);
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press("Tab");
        if ((await isRinged(page)) === null) break;
        await softly.poll(() => isRinged(page), `${address}: not ringed`).toBe("");
      }
    }
  };
  await page.goto(`${host.url}/boot.js`);
  await walk(["/sign-in", "/sign-up"]);
  await enter(page, host, account);
  await walk(["/home", "/global-search", "/lorebooks/new", "/theme", thread.address, `/chat-tree/${thread.id}`]);
});

/** The picture of a control, without the pointer over it. */
async function picture(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  return (await control.screenshot({ animations: "disabled" })).toString("base64");
}

test("switches, tabs, menus and the place one is at are told by their lines", async ({ page, host }) => {
  const account = await newAccount(host);
  await enter(page, host, account);
  await page.goto("/home");
  await expect(page.locator("nav [aria-current=page]").first()).toHaveCSS("border-left-width", "3px");

  await openMenuByKey(page, page.getByRole("button", { name: "Account" }));
  await expect(page.locator("[role=menuitem][data-highlighted]")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);

  const panel = await openSettings(page, "Preferences");
  await expect(settingsOf(page)).toHaveCSS("border-top-style", "solid");
  await expect(settingsOf(page).getByRole("tab", { name: "Preferences" })).toHaveCSS("border-top-width", "2px");
  await expect(settingsOf(page).getByRole("tab", { name: "Profile" })).not.toHaveCSS("border-top-width", "2px");
  const toggle = panel.getByRole("switch").first();
  const before = await picture(page, toggle);
  const isOn = await toggle.isChecked();
  await toggle.click();
  await expect(toggle).toBeChecked({ checked: !isOn });
  await expect.poll(() => picture(page, toggle)).not.toBe(before);
});
