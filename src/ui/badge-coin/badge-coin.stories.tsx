import CrownIcon from "lucide-react/icons/crown";
import FeatherIcon from "lucide-react/icons/feather";
import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { BadgeCoin } from "./badge-coin.tsx";

const meta = preview.meta({
  title: "Components/Badge coin",
  component: BadgeCoin,
  args: { name: "First night" },
  decorators: [
    (Story) => (
      <StoryFrame about="BadgeCoin">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Rarities = meta.story({
  render: () => (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "3", alignItems: "flex-start" })}>
      <BadgeCoin name="First night" />
      <BadgeCoin name="A hundred scenes" rarity="silver" icon={<FeatherIcon />} />
      <BadgeCoin name="Founder" rarity="tungsten" icon={<CrownIcon />} />
      <BadgeCoin name="Portrait" rarity="silver" src="/media/icons/maren.webp" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("group", { name: "Founder" })).toBeVisible();
    await expect(canvas.getAllByRole("group")).toHaveLength(4);
    await expect(canvasElement.querySelector("svg")!.parentElement!.offsetWidth).toBe(56);
  },
});

export const WithDate = meta.story({
  name: "With date",
  args: { date: "12 May 2026", rarity: "tungsten" },
  play: async ({ canvas }) => {
    const coin = await canvas.findByRole("group", { name: "First night" });
    await userEvent.tab();
    await waitFor(() => expect(coin).toHaveFocus());
    await expect(await screen.findByText("12 May 2026")).toBeVisible();
    await expect(coin).toHaveAccessibleDescription("12 May 2026");
  },
});

export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Hidden")).toBeVisible();
    await expect(getComputedStyle(canvasElement.querySelector("[data-hidden]")!).opacity).toBe("0.42");
  },
});

export const BrokenIcon = meta.story({
  name: "Broken icon",
  args: { src: "/media/icons/nobody.webp", name: "A name that is a good deal longer than a coin is wide" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("group")).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
});
