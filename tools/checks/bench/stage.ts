import type { Browser, Page } from "@playwright/test";
import type { RunningServer } from "#mocks/hosts/server.ts";
import { log, onPage } from "../pages.ts";
import type { AddRow } from "./table.ts";

/** What every part of the bench needs. */
export type Stage = { browser: Browser; server: RunningServer; floorUrl: string; row: AddRow };

/** Number of samples of a figure that varies; the median is reported. */
export const samples = 5;

/** Takes each measure several times, alternating, so that other load on the machine affects all of them alike. */
export async function byTurns<Found extends Record<string, unknown>>(
  times: number,
  measures: { [Name in keyof Found]: () => Promise<Found[Name]> },
): Promise<{ [Name in keyof Found]: Found[Name][] }> {
  const found: Record<string, unknown[]> = {};
  for (let turn = 0; turn < times; turn += 1)
    for (const [name, measure] of Object.entries(measures)) (found[name] ??= []).push(await measure());
  return found as { [Name in keyof Found]: Found[Name][] };
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Selector of the newest of `count` messages. */
export const newest = (count: number) => `${log} [aria-posinset="${count}"]`;

/** A chat of the crowded world: with one character by its number of messages, or five in a group. */
export type Chat = number | "group-100" | "group-10000";
export const sizeOf = (chat: Chat) => Number(String(chat).replace("group-", ""));

/** The address of a chat. */
export async function chatOf(server: RunningServer, count: Chat): Promise<string> {
  if (typeof count === "string") return `${server.url}/group-chatting?threadId=thread-${count}&groupId=group-${count}`;
  const answer = await fetch(`${server.url}/api/v1/chat/threads/thread-${count}`, {
    headers: { authorization: `Bearer ${server.token}` },
  });
  const { data } = (await answer.json()) as { data: { characterId: string } };
  return `${server.url}/conversation/${data.characterId}?t=thread-${count}`;
}

/** Opens a chat and waits until it is idle, so that later loads are not measured. */
export const onChat = <Figure>({ browser, server }: Stage, chat: Chat, work: (page: Page) => Promise<Figure>) =>
  onPage(browser, server, async (page) => {
    await page.goto(await chatOf(server, chat));
    // The chat may also have messages that an earlier part of the bench sent.
    const end = { rows: `${log} [aria-posinset]`, least: sizeOf(chat) };
    await page.waitForFunction(
      ({ rows, least }) => [...document.querySelectorAll(rows)].some((row) => Number(row.ariaPosInSet) >= least),
      end,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(4000);
    return work(page);
  });

/** Selectors of the floor's list, its rows and the last of them. */
export const bare = { list: "[data-list]", row: "[data-list] p", last: "[data-last]" };
export const openBare = (page: Page, count: number) => page.locator(`button:text-is("Open ${count}")`).click();

/** Opens the floor with `count` rows and waits until it is idle. */
export const onFloor = <Figure>({ browser, floorUrl }: Stage, count: number, work: (page: Page) => Promise<Figure>) =>
  onPage(browser, null, async (page) => {
    await page.goto(floorUrl);
    if (count > 0) {
      await openBare(page, count);
      await page.waitForSelector(bare.last);
    } else await page.locator("textarea").waitFor();
    await page.waitForTimeout(1000);
    return work(page);
  });
