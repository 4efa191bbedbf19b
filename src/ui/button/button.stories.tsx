import ArrowRightIcon from "lucide-react/icons/arrow-right";
import SparkleIcon from "lucide-react/icons/sparkle";
import TrashIcon from "lucide-react/icons/trash-2";
import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame, StoryRow } from "#src/test-support/story-frame.tsx";
import { Button } from "./button.tsx";

const meta = preview.meta({
  title: "Components/Button",
  component: Button,
  args: { children: "Change avatar", onClick: fn() },
  decorators: [
    (Story) => (
      <StoryFrame about="Button">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole("button", { name: "Change avatar" });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(getComputedStyle(button).borderRadius).toBe("999px");
  },
});

export const Primary = meta.story({
  args: { variant: "primary", children: "Save changes", icon: <ArrowRightIcon /> },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole("button", { name: "Save changes" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.offsetHeight).toBe(40);
  },
});

export const Danger = meta.story({
  args: { variant: "danger", children: "Delete", icon: <TrashIcon /> },
  render: (args) => (
    <StoryRow>
      <Button {...args} />
      <Button {...args} variant="dangerSolid">
        Delete for good
      </Button>
    </StoryRow>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Delete for good" })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { variant: "primary", children: "Create", disabled: true, disabledReason: "Choose at least two characters" },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole("button", { name: "Create" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Choose at least two characters");
    await expect(button).toHaveAccessibleDescription("Choose at least two characters");
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("tooltip")).toBeNull();
  },
});

export const Busy = meta.story({
  args: { variant: "primary", children: "Save changes" },
  render: (args) => (
    <StoryRow>
      <Button {...args} isBusy />
      <Button {...args} variant="line" onClick={undefined}>
        Save changes
      </Button>
    </StoryRow>
  ),
  play: async ({ args, canvas }) => {
    const [busy, idle] = await canvas.findAllByRole("button", { name: "Save changes" });
    await expect(busy!.offsetWidth).toBe(idle!.offsetWidth);
    await waitFor(() => expect(busy!.querySelector("[data-part=dots]")).toBeVisible());
    await expect(busy!.offsetWidth).toBe(idle!.offsetWidth);
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy!);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const TryPro = meta.story({
  name: "Try Pro",
  args: { variant: "soft", children: "Try Pro!", icon: <SparkleIcon /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try Pro!" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const AllVariants = meta.story({
  name: "All variants",
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <StoryRow key={size}>
          {(["primary", "soft", "line", "ghost", "danger", "dangerSolid", "media"] as const).map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button size={size} asChild variant="line">
            <a href="#top">a link</a>
          </Button>
        </StoryRow>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button")).toHaveLength(21);
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
});
