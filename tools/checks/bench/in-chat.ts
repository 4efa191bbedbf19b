import { composerOf, heapMb, log, replyEnd, sendLine } from "../pages.ts";
import { everyMs, tokens } from "./floor-server.ts";
import { countBusy, measureKeys, measureScroll, timeUntilSeen, watchFrames } from "./page-measures.ts";
import {
  bare,
  byTurns,
  median,
  newest,
  onChat,
  onFloor,
  openBare,
  percentile,
  samples,
  sizeOf,
  type Chat,
  type Stage,
} from "./stage.ts";
import type { Page } from "@playwright/test";

/** A group may cost a tenth more than a chat with one character, which is its floor. */
const asOne = { perFloor: 1.1 };

/** Opening a chat after another one: its code is loaded and warm, its data is not. */
export async function opening(stage: Stage): Promise<void> {
  const counts = [100, 1000, 10_000];
  const group = "group-10000" as const;
  // It is an old one: as the newest it has its link in the menu, as the others have.
  const { state, clock } = stage.server.backend.context;
  const old = state.threads.get(`thread-${group}`);
  if (old) state.threads.put({ ...old, updatedAt: new Date(clock.now()).toISOString() });
  const another = (chat: Chat) => (chat === group ? "group-100" : chat === 1000 ? 100 : 1000);
  const ours = (chat: Chat) =>
    onChat(stage, another(chat), async (page) => {
      await page.evaluate(() => {
        history.pushState(null, "", "/home");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await page.waitForSelector(log, { state: "detached" });
      await page.waitForTimeout(400);
      const busy = await countBusy(page);
      const end = chat === group ? `groupId=group-${group}` : `?t=thread-${chat}`;
      const link = page.locator(`a[href$="${end}"]`).first();
      const ms = await timeUntilSeen(page, "click", { list: log, row: newest(sizeOf(chat)) }, () => link.click());
      const work = await busy();
      await page.waitForTimeout(300);
      const [nodes, rows] = [await page.locator("*").count(), await page.locator("[aria-posinset]").count()];
      return { ms, work, nodes, rows, heap: await heapMb(page) };
    });
  const floor = (count: number) =>
    onFloor(stage, 0, (page) =>
      timeUntilSeen(page, "click", { list: bare.list, row: bare.last }, () => openBare(page, count)),
    );
  const found = await byTurns(
    samples,
    Object.fromEntries(
      [...counts, group].map((chat) => [
        chat,
        async () => ({ ...(await ours(chat)), floor: await floor(sizeOf(chat)) }),
      ]),
    ),
  );
  const { row } = stage;
  const of = (chat: Chat, figure: "ms" | "work" | "nodes" | "rows" | "heap" | "floor") =>
    median((found[chat] ?? []).map((one) => one[figure]));
  for (const count of counts) {
    const what = `open a chat of ${count}, ms from the press, with its data over HTTP`;
    row(what, of(count, "ms"), of(count, "floor"), { perFloor: 2 });
    row(
      "… main thread until then, ms of its own clock",
      of(count, "work"),
      null,
      count === 10_000 ? { most: 100 } : {},
    );
    row("… nodes in the document", of(count, "nodes"), null, { most: 1000 });
    row("… rows", of(count, "rows"), null, { most: 40 });
  }
  const growth = (figure: "ms" | "floor") => of(10_000, figure) / of(100, figure);
  row("… growth of the time from 100 to 10,000", growth("ms"), growth("floor"), { most: 1.1 }, 2);
  row("… heap growth from 100 to 10,000, MB", of(10_000, "heap") - of(100, "heap"), null, { most: 6 }, 1);
  row("open a group of five with 10,000, beside one character, ms", of(group, "ms"), of(10_000, "ms"), asOne);
}

export async function typing(stage: Stage): Promise<void> {
  const text = "the lamp turns once more and the rain shows itself for a moment";
  const found = await byTurns(3, {
    ours: () =>
      onChat(stage, 10_000, async (page) => {
        await composerOf(page).focus();
        return measureKeys(page, text);
      }),
    group: () =>
      onChat(stage, "group-10000", async (page) => {
        await composerOf(page).focus();
        return measureKeys(page, text);
      }),
    floor: () =>
      onFloor(stage, 10_000, async (page) => {
        await page.locator("textarea").focus();
        return measureKeys(page, text);
      }),
  });
  const [ours, group, floor] = [found.ours.flat(), found.group.flat(), found.floor.flat()];
  const what = "key to paint, 10,000 messages, CPU 4 ×, median ms";
  stage.row(what, median(ours), median(floor), { perFloor: 1.4 }, 1);
  stage.row("… 95 of 100, ms", percentile(ours, 0.95), percentile(floor, 0.95), { perFloor: 1.5 }, 1);
  stage.row("… in a group of five, beside one character, median ms", median(group), median(ours), asOne, 1);
}

/** Starts the floor's reply. */
const openStream = (page: Page) =>
  page.evaluate(
    (from) => (globalThis as unknown as { openStream(from: string): void }).openStream(from),
    `/stream?tokens=${tokens}&every=${everyMs}`,
  );

export async function scrolling(stage: Stage): Promise<void> {
  const found = await byTurns(3, {
    ours: () => onChat(stage, 10_000, (page) => measureScroll(page, log, "[aria-posinset]")),
    group: () => onChat(stage, "group-10000", (page) => measureScroll(page, log, "[aria-posinset]")),
    floor: () => onFloor(stage, 10_000, (page) => measureScroll(page, bare.list, bare.row)),
    oursWriting: () =>
      onChat(stage, 10_000, async (page) => {
        await sendLine(page, "Go on.");
        return measureScroll(page, log, "[aria-posinset]");
      }),
    floorWriting: () =>
      onFloor(stage, 10_000, async (page) => {
        await openStream(page);
        return measureScroll(page, bare.list, bare.row);
      }),
    jump: () =>
      onChat(stage, 10_000, async (page) => {
        await page.locator(log).focus();
        return timeUntilSeen(page, "keydown", { list: log, row: newest(1) }, () => page.keyboard.press("Home"));
      }),
  });
  const report = (what: string, ours: typeof found.ours, floor: typeof found.ours) => {
    const of = (frames: typeof found.ours, figure: keyof (typeof frames)[0]) =>
      median(frames.map((one) => one[figure]));
    stage.row(`${what}: worst frame, ms`, of(ours, "worst"), of(floor, "worst"), { perFloor: 1.5 });
    stage.row("… frames drawn in 3 s", of(ours, "drawn"), of(floor, "drawn"), { leastPerFloor: 0.75 });
    stage.row("… blank frames", of(ours, "blank"), of(floor, "blank"), { most: 0 });
  };
  report("scrolling back by wheel at 4,000 px/s, CPU 4 ×", found.ours, found.floor);
  report("… while a reply is written", found.oursWriting, found.floorWriting);
  const worst = (frames: typeof found.ours) => median(frames.map((one) => one.worst));
  stage.row(
    "… in a group of five, beside one character: worst frame, ms",
    worst(found.group),
    worst(found.ours),
    asOne,
  );
  stage.row("the first of 10,000 messages by one key, ms", median(found.jump), null, { most: 150 });
}

/** Replies of 1,000 tokens. Frames are counted in separate replies, since requesting each frame costs more than rendering. */
export async function streaming(stage: Stage): Promise<void> {
  // A fixed time, since polling for the end would add work to the page.
  const writing = (page: Page) => page.waitForTimeout(tokens * everyMs);
  const rowsOf = async (page: Page) => Number(await page.locator("[aria-setsize]").last().getAttribute("aria-setsize"));
  /** Writes a reply; returns its number of turns, as several members of a group may answer. */
  const ours = (count: Chat) => ({
    on: <Figure>(work: (page: Page) => Promise<Figure>) => onChat(stage, count, work),
    write: async (page: Page) => {
      const before = await rowsOf(page);
      await sendLine(page, "Go on.");
      await writing(page);
      await replyEnd(page);
      return (await rowsOf(page)) - before - 1;
    },
  });
  const floor: ReturnType<typeof ours> = {
    on: (work) => onFloor(stage, 0, work),
    write: async (page) => {
      await openStream(page);
      await writing(page);
      await page.locator("html[data-done=true]").waitFor({ timeout: 60_000 });
      return 1;
    },
  };
  const measured = async ({ on, write }: ReturnType<typeof ours>) => {
    const cost = await on(async (page) => {
      const [busy, from] = [await countBusy(page), Date.now()];
      const turns = await write(page);
      const work = await busy();
      return { share: (work / (Date.now() - from)) * 100, perToken: work / (tokens * turns) };
    });
    const { frames } = await byTurns(3, { frames: () => on((page) => watchFrames(page, () => write(page))) });
    return { ...cost, dropped: median(frames.map(({ dropped }) => dropped)) };
  };
  const least = await measured(floor);
  const costs: number[] = [];
  for (const count of [10, 1000, 10_000]) {
    const { share, perToken, dropped } = await measured(ours(count));
    costs.push(perToken);
    const what = `a streamed reply, ${count} messages of history: main thread, %`;
    stage.row(what, share, least.share, { perFloor: 1 }, 1);
    stage.row("… ms of its own clock for each token", perToken, least.perToken, { perFloor: 1 }, 2);
    stage.row("… dropped frames", dropped, least.dropped, { most: 1 });
  }
  const { perToken } = await measured(ours("group-10000"));
  const what = "… in a group of five, beside one character: ms of its own clock for each token";
  stage.row(what, perToken, costs.at(-1) ?? null, asOne, 2);
  const [few = 1, many = 0, most = 0] = costs;
  stage.row("… growth of that cost from 10 to 1,000", many / few, null, { most: 1.05 }, 2);
  stage.row("… growth of that cost from 10 to 10,000", most / few, null, { most: 1.05 }, 2);
}
