import type { Page } from "@playwright/test";
import { onPage } from "../pages.ts";
import { longestTask, watchFrames } from "./page-measures.ts";
import type { Stage } from "./stage.ts";

const wanted = 10_000;
/** Maximum page size. */
const perPage = 100;

type Item = { id: string };
type Answer = { data: Record<string, unknown> & { nextPage: number | null; total?: number } };
type List = { name: string; path: string; call: string; items: string };

const lists: readonly List[] = [
  { name: "My characters", path: "/mycharacters", call: "/api/v1/user/mycharacters", items: "myCharacters" },
  { name: "favourites", path: "/myfavourite", call: "/api/v1/user/favorites/characters", items: "items" },
  { name: "search", path: "/global-search", call: "/api/v1/character/search", items: "sourceCharacter" },
  { name: "My conversations", path: "/myconversation", call: "/api/v1/chat/threads", items: "items" },
];

/** A character card, for the lists that are empty for this user. */
async function aCard({ server }: Stage): Promise<Item> {
  const answer = await fetch(`${server.url}/api/v1/character/search`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      search: "",
      NSFW: false,
      sort: "popular",
      includeCategories: [],
      excludeCategories: [],
      page: 1,
      pageSize: 1,
    }),
  });
  const [card] = ((await answer.json()) as { data: { sourceCharacter: Item[] } }).data.sourceCharacter;
  if (card === undefined) throw new Error("this world has no characters");
  return card;
}

/** Answers a list's call with ten thousand copies of the server's items, with unique ids. */
async function fill(page: Page, { call, items }: List, card: Item): Promise<void> {
  let first: Answer | null = null;
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      const request = route.request();
      const asked =
        new URL(request.url()).searchParams.get("page") ?? (request.postDataJSON() as { page?: number }).page;
      const at = Number(asked ?? 1);
      if (first === null) first = (await (await route.fetch()).json()) as Answer;
      const own = first.data[items] as Item[];
      const from = own.length > 0 ? own : [card];
      const copies = Array.from({ length: perPage }, (_, place) => {
        const item = from[place % from.length];
        return { ...item, id: `${item?.id}-${at}-${place}` };
      });
      const data = { ...first.data, [items]: copies, nextPage: at * perPage < wanted ? at + 1 : null };
      await route.fulfill({ json: { ...first, data: { ...data, ...("total" in data && { total: wanted }) } } });
    },
  );
}

/** Presses Load more until everything is loaded. */
async function loadAll(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Load more", exact: true }).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const step = () => {
          const all = [...document.querySelectorAll<HTMLButtonElement>("main [data-load-more] button")];
          const button = all.find(({ textContent }) => textContent.includes("Load more"));
          if (button === undefined) return resolve();
          if (button.getAttribute("aria-busy") !== "true") button.click();
          requestAnimationFrame(step);
        };
        step();
      }),
  );
}

/** Scrolls the page down and up with the wheel. */
async function wheel(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const yDistance of [-12_000, 8000])
    await session.send("Input.synthesizeScrollGesture", {
      x: 640,
      y: 500,
      yDistance,
      speed: 4000,
      preventFling: true,
      gestureSourceType: "mouse",
    });
  await session.detach();
}

async function measure(stage: Stage, list: List, card: Item) {
  return onPage(stage.browser, stage.server, async (page) => {
    await fill(page, list, card);
    await page.goto(stage.server.url + list.path);
    await loadAll(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await page.waitForTimeout(1000);
    let worst = 0;
    const longest = await longestTask(page, async () => {
      ({ worst } = await watchFrames(page, () => wheel(page)));
    });
    const nodes = await page.locator("*").count();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    await page
      .locator("main li a")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction((path) => location.pathname !== path, list.path);
    await page.goBack();
    await page.waitForFunction((path) => location.pathname === path, list.path);
    await page.waitForTimeout(1500);
    return { longest, worst, nodes, lost: Math.abs((await place()) - before) };
  });
}

/** Lists of ten thousand rows: scrolling, number of nodes, and scroll position after Back. */
export async function longLists(stage: Stage): Promise<void> {
  const card = await aCard(stage);
  for (const list of lists) {
    const { longest, worst, nodes, lost } = await measure(stage, list, card);
    stage.row(`${list.name} of ${wanted} rows, scrolled at 4,000 px/s: longest task, ms`, longest, null, { most: 50 });
    stage.row("… worst frame, ms", worst, null);
    stage.row("… nodes in the document", nodes, null, { most: 3000 });
    stage.row("… place lost on Back, px", lost, null, { most: 0 });
  }
}
