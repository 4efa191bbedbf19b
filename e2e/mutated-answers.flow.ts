// F18: whatever one operation of a page answers with, the app around it lives and nothing is thrown. The data layer gets 200
// such answers of each operation (`src/http/mutated-answers.test.ts`), the pages five of each operation they ask.
import type { Page, Request } from "@playwright/test";
import { matchOperation } from "#mocks/http/match.ts";
import type { OperationId } from "#src/generated/operations.ts";
import { answeredWith, spoilt } from "../tools/checks/fuzz/mutants.ts";
import { demoToken, enter, expect, newGroup, newThread, test } from "./support/flow.ts";
import type { Host } from "./support/host.ts";

// The worker would answer from what it keeps.
test.use({ serviceWorkers: "block" });
test.describe.configure({ mode: "parallel" });

const operationOf = (request: Request): OperationId | null => {
  const match = matchOperation(request.method(), new URL(request.url()).pathname);
  return match && "id" in match ? match.id : null;
};

/** Pages of the demo account, whose shell is asked for by the first. */
const pages: Record<string, string | ((host: Host, token: string) => Promise<string>)> = {
  "the shell": "/help",
  home: "/home",
  "my conversations": "/myconversation",
  "my favourites": "/myfavourite",
  buckets: "/myfavourite?tab=buckets",
  "my characters": "/mycharacters",
  "a search": "/global-search?q=lamp",
  lorebooks: "/lorebooks",
  "public lorebooks": "/lorebooks/public",
  plans: "/subscription",
  themes: "/theme",
  "recently deleted": "/recently-deleted",
  "a character": "/character/char-maren-holloway",
  "a creator": "/creator/user-wren",
  "image templates": "/image-templates",
  "text to image": "/text-to-image",
  "a new character": "/new-character",
  "a chat": async (host, token) => (await newThread(host, token, { words: "I knock." })).address,
  "the tree of a chat": async (host, token) => `/chat-tree/${(await newThread(host, token)).id}`,
  "a group chat": async (host, token) => (await newGroup(host, token)).address,
  overview: "/admin",
  reports: "/admin/reports",
  users: "/admin/users",
  "all characters": "/admin/characters",
  badges: "/admin/badges",
  categories: "/admin/categories",
  decorations: "/admin/decorations",
  audit: "/admin/audit",
};

const isRead = /^(?:get|list|search)[A-Z]/;

/** Waits until nothing of the page is loading any more; a page that broke says so in a heading or an alert. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator("h1, [role=alert]").first()).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Opens the address, and answers with what each operation of the page said. */
async function answersOf(page: Page, address: string): Promise<Map<OperationId, string>> {
  const answers = new Map<OperationId, string>();
  await page.route("**/api/v1/**", async (route) => {
    const id = operationOf(route.request());
    const answer = await route.fetch();
    if (id && isRead.test(id) && answer.ok() && answeredWith(id)) answers.set(id, await answer.text());
    await route.fulfill({ response: answer });
  });
  await page.goto(address);
  await settle(page);
  await page.waitForLoadState("networkidle");
  await page.unrouteAll({ behavior: "wait" });
  return answers;
}

for (const [name, place] of Object.entries(pages))
  test(`F18: five mutated answers to each read of ${name} leave the app alive`, async ({ page, host }) => {
    test.setTimeout(170_000);
    await enter(page, host, { token: await demoToken(host) });
    const address = typeof place === "string" ? place : await place(host, await demoToken(host));
    const ofShell = address === "/help" ? new Map() : await answersOf(page, "/help");
    const answers = [...(await answersOf(page, address))].filter(([id]) => !ofShell.has(id));
    for (const [id, text] of answers)
      for (const [at, body] of spoilt(answeredWith(id) ?? {}, text, 5).entries()) {
        let given = 0;
        await page.route("**/api/v1/**", (route) => {
          if (operationOf(route.request()) !== id) return route.continue();
          given += 1;
          return route.fulfill({ body, contentType: "application/json" });
        });
        const what = `${id}, answer ${at}: ${body.slice(0, 200)}`;
        await page.goto(address);
        // A document stands before its app asks, and some of a page is read after it is there.
        await expect.poll(() => given, what).toBeGreaterThan(0);
        await settle(page);
        // Around a page the shell stands, and where the shell itself broke, something says so.
        const alive = page.getByRole("navigation").or(page.getByRole("heading")).or(page.getByRole("alert"));
        await expect(alive.filter({ visible: true }).first(), what).toBeVisible();
        expect((await page.locator("body").innerText()).trim().length, what).toBeGreaterThan(20);
        await page.unrouteAll({ behavior: "ignoreErrors" });
      }
    expect(answers.length, "reads of its own").toBeGreaterThan(0);
  });
