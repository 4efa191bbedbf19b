import { expect, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Terms",
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/terms" />,
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(screen.getByRole("navigation", { name: "Contents" })).toBeVisible();
    await expect(screen.getByText(/to be reviewed and replaced by the owner/)).toBeVisible();
  },
});

/** A user who has just signed up can read them before onboarding (ONB-09, GAP-17). */
export const WhileOnboardingIsDue = meta.story({
  parameters: { world: "fresh" },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(screen.queryByRole("navigation", { name: "Contents" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
