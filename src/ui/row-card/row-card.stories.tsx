import EllipsisVerticalIcon from "lucide-react/icons/ellipsis-vertical";
import { fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryLink } from "#src/test-support/story-steps.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { CueMark } from "../cue-mark/cue-mark.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { RowCard, RowCardSkeleton } from "./row-card.tsx";

const onOpen = fn();
const onMore = fn();

const meta = preview.meta({
  title: "Components/Row card",
  component: RowCard,
  args: {
    title: "Maren Holloway",
    link: <StoryLink href="#maren" onClick={onOpen} />,
    picture: <Avatar src="/media/icons/maren.webp" name="Maren Holloway" seed="maren" size={64} isDecorative />,
    line: "The lamp is lit. Somebody is on the stairs, and it is not the wind.",
    meta: "128 messages · 3 hours ago",
    end: (
      <IconButton label="More about Maren Holloway" onClick={onMore}>
        <EllipsisVerticalIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <StoryFrame width={640} about="RowCard">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    onOpen.mockClear();
    onMore.mockClear();
    const link = await canvas.findByRole("link", { name: "Maren Holloway" });
    // The whole row is the link, except the controls at its end.
    const row = link.closest("[class*=row-card__root]")!.getBoundingClientRect();
    const at = document.elementFromPoint(row.left + 40, row.bottom - 12);
    await expect(at).toBe(link);
    await userEvent.click(await canvas.findByRole("button", { name: "More about Maren Holloway" }));
    await expect(onMore).toHaveBeenCalledOnce();
    await expect(onOpen).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onOpen).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { mark: <CueMark label="Unread" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Unread" })).toBeVisible();
  },
});

export const Selected = meta.story({
  args: { isSelected: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-selected]")).toBeVisible();
  },
});

export const LongName = meta.story({
  name: "Long name",
  globals: { viewport: { value: "mobile" } },
  args: {
    title: "Maximiliana Featherstonehaugh-Cholmondele of the Ninth Gate",
    line: "Anunbrokenlineofwordsthatnobodywouldeverwritelikethisbutsomebodywillandthensomemoreofthem.",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Maximiliana/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  render: () => <RowCardSkeleton />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect((canvasElement.querySelector("[aria-hidden=true]") as HTMLElement).offsetHeight).toBe(88);
  },
});
