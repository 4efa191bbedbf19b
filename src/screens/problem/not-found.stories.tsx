import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

const meta = preview.meta({ title: "App shell/Not found", render: () => <ScreenAt path="/no-such-page" /> });

export const SignedIn = meta.story({
  parameters: { world: "free" },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene was cut" })).toBeVisible();
    // The menu stays available.
    await expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    await userEvent.click(await screen.findByRole("link", { name: "Go to home" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { world: "signed-out" },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene was cut" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Go to home" })).toHaveAttribute("href", "/home");
  },
});
