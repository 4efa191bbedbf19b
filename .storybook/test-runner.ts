import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { checkInEveryTheme, storiesInEveryTheme } from "./in-every-theme.ts";

const sizes: Record<string, { width: number; height: number }> = {
  small: { width: 320, height: 640 },
  mobile: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

export default {
  async preVisit(page, story) {
    // axe would measure contrast in the middle of a fade. Animations still run, but end at once.
    await page.evaluate(() => {
      if (document.getElementById("settled")) return;
      const style = document.createElement("style");
      style.id = "settled";
      style.textContent =
        "*,*::before,*::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important}";
      document.head.append(style);
    });
    const { storyGlobals } = await getStoryContext(page, story);
    const device = (storyGlobals as { viewport?: { value?: string } } | undefined)?.viewport?.value ?? "desktop";
    await page.setViewportSize(sizes[device] ?? { width: 1440, height: 900 });
  },
  async postVisit(page, { id }) {
    if (storiesInEveryTheme.has(id)) await checkInEveryTheme(page);
  },
} satisfies TestRunnerConfig;
