import HeartIcon from "lucide-react/icons/heart";
import Share2Icon from "lucide-react/icons/share-2";
import XIcon from "lucide-react/icons/x";
import { useState } from "react";
import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame, StoryRow } from "#src/test-support/story-frame.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = preview.meta({
  title: "Components/Icon button",
  component: IconButton,
  args: { label: "Share", children: <Share2Icon />, onClick: fn() },
  decorators: [
    (Story) => (
      <StoryFrame about="IconButton">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole("button", { name: "Share" });
    await userEvent.hover(button);
    await expect(await screen.findByRole("tooltip", undefined, { timeout: 20_000 })).toHaveTextContent("Share");
    await userEvent.click(button);
    await expect(screen.queryByRole("tooltip")).toBeNull();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Toggle = meta.story({
  render: function Render() {
    const [isSaved, setIsSaved] = useState(false);
    return (
      <IconButton label="Favourite" isPressed={isSaved} onClick={() => setIsSaved(!isSaved)}>
        <HeartIcon data-fills="" />
      </IconButton>
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Favourite", pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(getComputedStyle(button.querySelector("svg")!).fill).not.toBe("none");
  },
});

export const Variants = meta.story({
  render: (args) => (
    <StoryRow>
      {(["plain", "soft", "primary", "media"] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} label={variant} />
      ))}
      {(["xs", "sm", "md", "lg"] as const).map((size) => (
        <IconButton key={size} {...args} size={size} label={`size ${size}`} variant="soft" />
      ))}
      <IconButton label="Close" disabled disabledReason="Wait for the picture">
        <XIcon />
      </IconButton>
      <IconButton label="Next page" asChild>
        <a href="#next">
          <Share2Icon />
        </a>
      </IconButton>
    </StoryRow>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button")).toHaveLength(9);
    await expect(canvas.getByRole("link", { name: "Next page" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveAttribute("aria-disabled", "true");
  },
});
