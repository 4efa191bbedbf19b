import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { userIsKnown } from "#src/test-support/screens.ts";
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
    // The account is known, so the wizard could be there; on the next page it is.
    await userIsKnown();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(await screen.findByRole("link", { name: "Privacy" }));
    await expect(await screen.findByRole("dialog", { name: "Terms & Rules" })).toBeVisible();
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
