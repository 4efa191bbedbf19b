import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { checkInEveryTheme, storiesInEveryTheme } from "./in-every-theme.ts";
import { settledStyle } from "./settled-style.ts";

const sizes: Record<string, { width: number; height: number }> = {
  small: { width: 320, height: 640 },
  mobile: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

export default {
  async preVisit(page, story) {
    // axe would measure contrast in the middle of a fade.
    await page.evaluate((settled) => {
      if (document.getElementById("settled")) return;
      const style = document.createElement("style");
      style.id = "settled";
      style.textContent = settled;
      document.head.append(style);
    }, settledStyle);
    if (process.env["SLOWED"]) await page.evaluate(() => globalThis.slowThePage?.());
    const { storyGlobals } = await getStoryContext(page, story);
    const device = (storyGlobals as { viewport?: { value?: string } } | undefined)?.viewport?.value ?? "desktop";
    await page.setViewportSize(sizes[device] ?? { width: 1440, height: 900 });
  },
  async postVisit(page, { id, hasFailure }) {
    // What failed is told as it is, not as what it left behind.
    if (hasFailure !== true && storiesInEveryTheme.has(id)) await checkInEveryTheme(page);
  },
} satisfies TestRunnerConfig;
