import type { Page } from "@playwright/test";

export type Scrolling = { worstFrame: number; blankFrames: number };

/**
 * Scrolls a list back at a steady speed, CPU slowed 4 times: the longest frame in ms, and the frames in which a part of the
 * view that is higher than a gap between rows held no row. `list` and `row` are selectors.
 */
export async function measureScroll(page: Page, list: string, row: string): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const found = await page.evaluate(
    ({ list: listSelector, row: rowSelector, speed, seconds }) =>
      new Promise<Scrolling>((resolve) => {
        const element = document.querySelector<HTMLElement>(listSelector);
        if (element === null) throw new Error("no list");
        const gap = 120;
        const frames: number[] = [];
        let blankFrames = 0;
        let last = performance.now();
        const end = last + seconds * 1000;
        const isBlank = () => {
          const view = element.getBoundingClientRect();
          let covered = view.top;
          const rows = [...element.querySelectorAll(rowSelector)].map((one) => one.getBoundingClientRect());
          for (const { top, bottom } of rows.toSorted((a, b) => a.top - b.top)) {
            if (top > covered + gap) return true;
            covered = Math.max(covered, bottom);
          }
          return covered < view.bottom - gap;
        };
        const step = (now: number) => {
          frames.push(now - last);
          if (isBlank()) blankFrames += 1;
          if (now > end) return resolve({ worstFrame: Math.max(...frames.slice(2)), blankFrames });
          element.scrollTop -= (speed * Math.min(100, now - last)) / 1000;
          last = now;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { list, row, speed: 4000, seconds: 3 },
  );
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return found;
}

/** Milliseconds from the key Home in the list to the frame that shows the first of all rows. */
export async function measureJump(page: Page, list: string): Promise<number> {
  await page.locator(list).focus();
  await page.evaluate((selector) => {
    const jump = { ms: 0 };
    Object.assign(globalThis, { jump });
    const isThere = () => {
      const view = document.querySelector(selector)?.getBoundingClientRect();
      const first = document.querySelector("[aria-posinset='1']")?.getBoundingClientRect();
      return view !== undefined && first !== undefined && first.bottom > view.top && first.top < view.bottom;
    };
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const look = () => {
          if (!isThere()) requestAnimationFrame(look);
          else requestAnimationFrame(() => (jump.ms = performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, list);
  await page.keyboard.press("Home");
  await page.waitForFunction(() => (globalThis as unknown as { jump: { ms: number } }).jump.ms > 0);
  return page.evaluate(() => (globalThis as unknown as { jump: { ms: number } }).jump.ms);
}
