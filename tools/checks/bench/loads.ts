import { readFileSync } from "node:fs";
import { librarySharesFile } from "../../library-shares.ts";
import { onPage, phone } from "../pages.ts";
import { measureLoad, type Load } from "./page-measures.ts";
import { byTurns, chatOf, median, newest, samples, type Stage } from "./stage.ts";
import type { Budget } from "./table.ts";

/** The figures of a visit with their labels and decimals. */
const lines: [figure: keyof Load, what: string, digits?: number][] = [
  ["scriptKb", "scripts, KB on the wire"],
  ["libraryKb", "… of them from packages"],
  ["earlyKb", "… of them before the largest paint"],
  ["allKb", "… all, KB on the wire"],
  ["requests", "… requests"],
  ["firstPaint", "… first paint, ms"],
  ["lcp", "… largest paint, ms"],
  ["seen", "… what it is for painted, ms"],
  ["busy", "… main thread until idle, ms of its own clock"],
  ["blocking", "… blocking time, ms"],
  ["shift", "… layout shift", 3],
];

const budgets = {
  landing: {
    scriptKb: { most: 100 },
    earlyKb: { most: 0 },
    allKb: { most: 250 },
    requests: { most: 16 },
    lcp: { perFloor: 0.7 },
    busy: { perFloor: 2 },
    shift: { most: 0.01 },
  },
  home: { allKb: { most: 300 }, requests: { most: 24 }, lcp: { perFloor: 1.3 } },
  conversation: {
    scriptKb: { most: 220 },
    libraryKb: { most: 140 },
    lcp: { perFloor: 1.6 },
    seen: { perFloor: 1.6 },
    busy: { perFloor: 2 },
    shift: { most: 0.01 },
  },
} satisfies Record<string, Partial<Record<keyof Load, Budget>>>;

/** First and second visits of a phone on a slow line. */
export async function loads({ browser, server, floorUrl, row }: Stage): Promise<void> {
  const shares = JSON.parse(readFileSync(librarySharesFile, "utf8")) as Record<string, number>;
  const shareOf = (path: string) => shares[path] ?? 1;
  const visit = (url: string, selector: string, isRepeat = false) =>
    onPage(
      browser,
      url.startsWith(floorUrl) || url === `${server.url}/` ? null : server,
      async (page) => {
        if (!isRepeat) return measureLoad(page, url, selector, shareOf, isRepeat);
        await page.goto(url);
        await page.waitForSelector(selector);
        await page.waitForTimeout(1500);
        await page.close();
        return measureLoad(await page.context().newPage(), url, selector, shareOf, isRepeat);
      },
      phone,
    );
  const chat = await chatOf(server, 100);
  const found = await byTurns(samples, {
    floor: () => visit(floorUrl, "textarea"),
    landing: () => visit(`${server.url}/`, "h1"),
    home: () => visit(`${server.url}/home`, "main h2"),
    conversation: () => visit(chat, newest(100)),
    floorAgain: () => visit(floorUrl, "textarea", true),
    chatAgain: () => visit(chat, newest(100), true),
  });
  const of = (name: keyof typeof found, figure: keyof Load) => median(found[name].map((load) => load[figure]));
  for (const [name, most] of Object.entries(budgets) as [keyof typeof budgets, Partial<Record<keyof Load, Budget>>][])
    for (const [figure, what, digits] of lines)
      row(
        what.startsWith("…") ? what : `${name}, first visit, slow: ${what}`,
        of(name, figure),
        of("floor", figure),
        most[figure],
        digits,
      );
  row("conversation, repeated visit, slow: all, KB on the wire", of("chatAgain", "allKb"), of("floorAgain", "allKb"));
  row("… largest paint, ms", of("chatAgain", "lcp"), of("floorAgain", "lcp"), { perFloor: 1.8 });
}
