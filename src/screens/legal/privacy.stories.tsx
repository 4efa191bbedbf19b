import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect } from "#src/test-support/expect.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Privacy",
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/privacy" />,
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    await expect(screen.getByRole("heading", { level: 2, name: "What we keep" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
