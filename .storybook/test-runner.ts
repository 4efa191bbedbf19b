import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";

const sizes: Record<string, { width: number; height: number }> = {
  mobile: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

export default {
  async preVisit(page, story) {
    const { storyGlobals } = await getStoryContext(page, story);
    const device = (storyGlobals as { viewport?: { value?: string } } | undefined)?.viewport?.value ?? "desktop";
    await page.setViewportSize(sizes[device] ?? { width: 1440, height: 900 });
  },
} satisfies TestRunnerConfig;
