import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { expectNoChrome, onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Success",
  parameters: { world: "fresh", change: withUser({ onBoarding: false }) },
  render: () => <ScreenAt path="/success" />,
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "You are in" })).toBeVisible();
    await expectNoChrome();
    await userEvent.click(await screen.findByRole("link", { name: "Meet the cast" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

/** Redirects automatically, with a countdown. */
export const MovesOn = meta.story({
  play: async () => {
    await expect(await screen.findByText(/^You are taken there in \d seconds\./)).toBeVisible();
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" }, { timeout: 20_000 })).toBeVisible();
  },
});

/** Stays if the user chooses to. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Stay here" }));
    await expect(screen.queryByText(/You are taken there/)).toBeNull();
    await expect(screen.getByRole("link", { name: "Meet the cast" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
