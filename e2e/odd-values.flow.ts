// Values nobody types by accident, and answers no good server gives, on the real page (F28, F29, F33).
import type { Page } from "@playwright/test";
import { call, enterAnew, expect, test } from "./support/flow.ts";
import { naughtyStrings } from "./support/naughty-strings.ts";

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("F28: names of buckets come back as they were given, and none is wider than its page", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  const given = naughtyStrings
    .map((text) => text.trim())
    .filter((text) => text !== "" && Array.from(text).length <= 40);
  const names = [...new Set(given)].slice(0, 100);
  for (const name of names) await call(host, "POST", "/character/generic-buckets", { type: "Favorites", name }, token);
  const { data } = await call(host, "POST", "/character/generic-buckets/all", { type: "Favorites" }, token);
  const kept: string[] = data.buckets.map(({ name }: { name: string }) => name);
  expect(kept.length).toBeGreaterThan(60);
  for (const name of kept) expect(names).toContain(name);
  for (const size of [
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/myfavourite?tab=buckets");
    const shelf = page.getByRole("list", { name: "Buckets" });
    await expect(shelf.getByRole("listitem")).toHaveCount(kept.length);
    const shown = await shelf
      .getByRole("listitem")
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("bdi")].map((one) => one.textContent)));
    for (const [at, name] of kept.entries()) expect(shown[at]).toContain(name);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
});

test("F29: a length is counted in characters as they are read, here and on the server", async ({ page, host }) => {
  const { token } = await enterAnew(page, host);
  await page.goto("/new-character");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  const send = () => page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Action", exact: true }).click();
  const created = () => host.proxy.calls("POST", "/api/v1/character/create").length;
  const before = created();
  for (const count of [41, 1_000_000]) {
    await name.fill("🎭".repeat(count));
    await send();
    await expect(page.getByText("Use at most 40 characters").first()).toBeVisible();
  }
  expect(created()).toBe(before);
  await name.fill("🎭".repeat(40));
  await send();
  await expect(page).toHaveURL(/editId=/);
  const id = new URL(page.url()).searchParams.get("editId") ?? "";
  const { data } = await call(host, "GET", `/character/details/${id}`, undefined, token);
  expect(data.name).toBe("🎭".repeat(40));
});

/** What the answer to page `asked` names as the next one. */
const ends: Record<string, (asked: number) => number | null> = {
  "names itself": (asked) => asked,
  "goes back": (asked) => (asked === 1 ? 2 : 1),
  "is below the first": () => -1,
  "is none": () => 0,
  "is endless, with what was there before": (asked) => asked + 1,
  "jumps, and what was there comes again": (asked) => (asked < 7 ? 7 : null),
};

for (const [what, next] of Object.entries(ends))
  test(`F33: a next page that ${what} neither loops nor shows anybody twice`, async ({ page, host }) => {
    const { token } = await enterAnew(page, host);
    for (const characterId of ["char-thessaly-wren", "char-maren-holloway", "char-oda-reyes"])
      await call(host, "POST", "/user/favorites/toggle", { characterId, characterName: characterId }, token);
    let asked = 0;
    await page.route(
      (url) => url.pathname === "/api/v1/user/favorites/characters",
      async (route) => {
        asked += 1;
        const url = new URL(route.request().url());
        const at = Number(url.searchParams.get("page") ?? 1);
        url.searchParams.set("page", "1");
        const answer = await route.fetch({ url: url.href });
        const json = await answer.json();
        await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, nextPage: next(at) } } });
      },
    );
    await page.goto("/myfavourite");
    const shown = page.getByRole("main").getByRole("listitem");
    const failed = page.getByRole("main").getByText(/could not be loaded/);
    await expect(shown.or(failed).first()).toBeVisible();
    // By hand alone: whatever the answers say, nothing is asked for by itself.
    const before = asked;
    for (let press = 0; press < 3; press += 1) {
      const more = page.getByRole("button", { name: "Load more" });
      if (!(await more.isVisible())) break;
      // It goes where nothing more is to come, perhaps just now.
      await more.click({ timeout: 2000 }).catch(() => undefined);
      await expect(more.and(page.locator("[aria-busy=true]"))).toHaveCount(0);
    }
    expect(asked).toBeLessThanOrEqual(before + 3);
    if (!(await failed.isVisible())) await expect(shown).toHaveCount(3);
  });
