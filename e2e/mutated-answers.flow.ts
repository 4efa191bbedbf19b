// F18: whatever one operation of a page answers with, the app around it lives and nothing is thrown. The data layer gets 200
// such answers of each operation (`src/http/mutated-answers.test.ts`), the pages five of each operation they ask.
import type { Page, Response } from "@playwright/test";
import { matchOperation } from "#mocks/http/match.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { answeredWith, spoilt } from "../tools/checks/fuzz/mutants.ts";
import { demoToken, enter, expect, test } from "./support/flow.ts";
import { addressOf, pages } from "./support/pages.ts";

test.describe.configure({ mode: "parallel" });

const operationOf = (method: string, url: string): OperationId | null => {
  const match = matchOperation(method, new URL(url, "http://localhost").pathname);
  return match && "id" in match ? match.id : null;
};

/** Pages that ask for nothing of their own. */
const withoutReads = new Set(["/$", "/privacy", "/terms"]);

/** Asks for what every page asks for, and for no more. */
const shell = "/help";
/** Pages of the demo account, who is staff. */
const readingPages = [
  ...Object.entries(pages).flatMap(([route, page]) =>
    page === null || page.who === "guest" || withoutReads.has(route) ? [] : [[route, page.at] as const],
  ),
  ["/myfavourite, its buckets", "/myfavourite?tab=buckets"] as const,
];

const isRead = /^(?:get|list|search)[A-Z]/;

/** How a page stands: whether it is loading, whether something of it is to be seen, and how much it says. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const landmarks = [...document.querySelectorAll("nav, h1, h2, h3, [role=alert], [role=heading]")];
    return {
      // A page that broke says so in a heading or an alert.
      isLoading: !document.querySelector("h1, [role=alert]") || document.querySelector("[aria-busy=true]") !== null,
      isAlive: landmarks.some((element) => element.checkVisibility({ visibilityProperty: true })),
      words: document.body.innerText.trim().length,
    };
  });

/** Opens the address, and answers with what each operation of the page said. */
async function answersOf(page: Page, address: string): Promise<Map<OperationId, string>> {
  const answers = new Map<OperationId, string>();
  const reading: Promise<unknown>[] = [];
  const read = (response: Response) => {
    const id = operationOf(response.request().method(), response.url());
    if (id && isRead.test(id) && response.ok() && answeredWith(id))
      reading.push(response.text().then((text) => answers.set(id, text)));
  };
  page.on("response", read);
  await page.goto(address);
  await expect.poll(() => stateOf(page)).toMatchObject({ isLoading: false });
  await page.waitForLoadState("networkidle");
  page.off("response", read);
  await Promise.all(reading);
  return answers;
}

let shellReads: ReadonlySet<OperationId> | null = null;

for (const [name, place] of readingPages)
  test(`F18: five mutated answers to each read of ${name} leave the app alive`, async ({ page, host, watch }) => {
    const token = await demoToken(host);
    await enter(page, host, { token });
    const address = await addressOf(name, place, host, token);
    shellReads ??= new Set((await answersOf(page, shell)).keys());
    const isOfPage = (id: OperationId) => address === shell || !shellReads?.has(id);
    const answers = [...(await answersOf(page, address))].filter(([id]) => isOfPage(id));
    expect(answers, "what the page asks for").not.toEqual([]);
    for (const [id, text] of answers)
      for (const [at, body] of spoilt(answeredWith(id) ?? {}, text, 5).entries()) {
        const method = operations[id].method.toUpperCase();
        const path = (url: string) => operationOf(method, url) === id;
        const takeBack = host.proxy.set({ method, path, replace: { body } });
        const before = host.proxy.calls(method, path).length;
        await page.goto(address);
        // A document stands before its app asks, and some of a page is read after it is there. Around a page the shell
        // stands, and where the shell itself broke, something says so.
        const problems = async () => {
          const { isLoading, isAlive, words } = await stateOf(page);
          return [
            ...(host.proxy.calls(method, path).length === before ? ["it was not asked"] : []),
            ...(isLoading ? ["the page is loading"] : []),
            ...(isAlive ? [] : ["nothing is to be seen"]),
            ...(words > 20 ? [] : ["next to nothing is said"]),
            ...watch.troubles,
          ];
        };
        const what = `${id}, answer ${at}: ${body.slice(0, 200)}`;
        await expect.poll(problems, { message: what, intervals: [50] }).toEqual([]);
        takeBack();
      }
    expect(answers.length, "reads of its own").toBeGreaterThan(0);
  });
