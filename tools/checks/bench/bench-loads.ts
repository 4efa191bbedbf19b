import type { Browser } from "@playwright/test";
import type { RunningServer } from "#mocks/hosts/server.ts";
import { measureLoad, median, type Load } from "./page-measures.ts";
import { freshPage, keepSession, log, phone, samples } from "./pages.ts";
import type { AddRow } from "./table.ts";

/** First and second visits of a phone on a slow line. */
export async function benchLoads(
  row: AddRow,
  browser: Browser,
  server: RunningServer,
  floorUrl: string,
  conversation: string,
): Promise<void> {
  const first = async (from: RunningServer | null, url: string, selector: string) => {
    const page = await freshPage(browser, from, phone);
    const load = await measureLoad(page, url, selector);
    await page.context().close();
    return load;
  };
  const again = async (from: RunningServer | null, url: string, selector: string) => {
    const before = await freshPage(browser, from, phone);
    await before.goto(url);
    await before.waitForSelector(selector);
    await before.waitForTimeout(1500);
    await before.close();
    const page = await before.context().newPage();
    if (from?.token) await keepSession(page, from);
    const load = await measureLoad(page, url, selector, { isRepeat: true });
    await page.context().close();
    return load;
  };
  const visits = {
    floor: () => first(null, floorUrl, "textarea"),
    landing: () => first(null, `${server.url}/`, "h1"),
    home: () => first(server, `${server.url}/home`, "main h2"),
    conversation: () => first(server, server.url + conversation, `${log} [aria-posinset='100']`),
    floorAgain: () => again(null, floorUrl, "textarea"),
    conversationAgain: () => again(server, server.url + conversation, `${log} [aria-posinset='100']`),
  };
  const found = Object.fromEntries(Object.keys(visits).map((name) => [name, []])) as unknown as Record<
    keyof typeof visits,
    Load[]
  >;
  // By turns, so that whatever else the machine does meets all of them alike.
  for (let sample = 0; sample < samples; sample += 1)
    for (const [name, visit] of Object.entries(visits)) found[name as keyof typeof visits].push(await visit());
  const of = (visit: keyof typeof visits, figure: keyof Load) => median(found[visit].map((load) => load[figure]));

  for (const [name, budgets] of [
    ["landing", { scriptKb: 100, allKb: 300, requests: 20, fcp: 400, lcp: 800, blocking: 50, shift: 0.01 }],
    ["home", {}],
    ["conversation", { scriptKb: 160, allKb: 300, requests: 20, blocking: 50, shift: 0.01 }],
  ] as [keyof typeof visits, Partial<Load>][]) {
    const line = (what: string, figure: keyof Load, digits = 0) => {
      const most = budgets[figure];
      row(what, of(name, figure), of("floor", figure), most === undefined ? null : { most }, digits);
    };
    line(`${name}, first visit, slow: scripts, KB on the wire`, "scriptKb");
    line("… all, KB on the wire", "allKb");
    line("… requests", "requests");
    line("… first paint, ms", "fcp");
    if (name === "conversation") {
      row("… largest paint, ms", of(name, "lcp"), of("floor", "lcp"), { most: 1800, perFloor: 1.64 });
      row("… newest message painted, ms", of(name, "seen"), of("floor", "seen"), { most: 1800, perFloor: 1.64 });
    } else line("… largest paint, ms", "lcp");
    line("… blocking time, ms", "blocking");
    line("… layout shift", "shift", 3);
  }
  row(
    "conversation, repeated visit, slow: all, KB on the wire",
    of("conversationAgain", "allKb"),
    of("floorAgain", "allKb"),
  );
  row("… largest paint, ms", of("conversationAgain", "lcp"), of("floorAgain", "lcp"), { most: 800, perFloor: 1.45 });
}
