import { expect, screen, userEvent } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expectNoChrome, onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Success",
  parameters: { world: "fresh" },
  render: () => <ScreenAt path="/success" />,
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "You are in" })).toBeVisible();
    await expectNoChrome();
    await userEvent.click(screen.getByRole("link", { name: "Meet the cast" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Meet the cast" })).toBeVisible();
  },
});
