import EllipsisIcon from "lucide-react/icons/ellipsis";
import FlagIcon from "lucide-react/icons/flag";
import Share2Icon from "lucide-react/icons/share-2";
import TrashIcon from "lucide-react/icons/trash-2";
import { type ReactElement, useRef, useState } from "react";
import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { menuOnDemand } from "./menu-on-demand.tsx";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "./menu.tsx";

const onShare = fn();
const onDelete = fn();

const meta = preview.meta({
  title: "Components/Menu",
  render: function Render() {
    const [sort, setSort] = useState("newest");
    return (
      <StoryFrame about="Menu">
        <h1>Conversations</h1>
        <Menu
          placement="bottom-start"
          trigger={
            <IconButton label="More">
              <EllipsisIcon />
            </IconButton>
          }
        >
          <MenuItem icon={<Share2Icon />} onSelect={onShare} hint="S">
            Share
          </MenuItem>
          <MenuItem icon={<FlagIcon />} isDisabled>
            Report
          </MenuItem>
          <MenuSeparator />
          <MenuRadioGroup label="Sort" value={sort} onChange={setSort}>
            <MenuRadioItem value="newest">Newest</MenuRadioItem>
            <MenuRadioItem value="oldest">Oldest</MenuRadioItem>
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuItem asChild>
            <a href="#profile">Profile</a>
          </MenuItem>
          <MenuItem icon={<TrashIcon />} tone="danger" onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </StoryFrame>
    );
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("menu")).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    onDelete.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Oldest" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "More" }));
    await expect(await screen.findByRole("menuitemradio", { name: "Oldest" })).toBeChecked();
    await expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveAttribute("href", "#profile");
    await waitFor(() => expect(screen.getByRole("menu").getAnimations()).toHaveLength(0));
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    onShare.mockClear();
    const trigger = await canvas.findByRole("button", { name: "More" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Home}{Enter}");
    await expect(onShare).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const OpenAtFirst = meta.story({
  name: "Open at first",
  render: () => (
    <StoryFrame>
      <Menu
        isOpenAtFirst
        placement="bottom-start"
        trigger={
          <IconButton label="More">
            <EllipsisIcon />
          </IconButton>
        }
      >
        <MenuItem onSelect={onShare}>Share</MenuItem>
        <MenuItem onSelect={onDelete}>Delete</MenuItem>
      </Menu>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    onDelete.mockClear();
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toHaveFocus());
    const trigger = canvas.getByRole("button", { name: "More", hidden: true });
    await waitFor(() => expect(menu.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().top));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
});

let arrive: () => void = () => undefined;
const arrived = new Promise<void>((resolve) => (arrive = resolve));
const LateMenu = menuOnDemand(async () => {
  await arrived;
  return ({ trigger }: { trigger: ReactElement }) => (
    <Menu isOpenAtFirst placement="bottom-start" trigger={trigger}>
      <MenuItem onSelect={onShare}>Share</MenuItem>
      <MenuItem onSelect={onDelete}>Delete</MenuItem>
    </Menu>
  );
});

/** While its code loads the button keeps focus; a key press highlights the first entry, also the first time. */
export const OnDemandByKey = meta.story({
  name: "On demand, by a key",
  render: () => (
    <StoryFrame>
      <LateMenu
        trigger={
          <IconButton label="More">
            <EllipsisIcon />
          </IconButton>
        }
      />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    onShare.mockClear();
    await canvas.findByRole("button", { name: "More" });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "More" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await new Promise((resolve) => setTimeout(resolve, 100));
    await waitFor(() => expect(canvas.getByRole("button", { name: "More" })).toHaveFocus());
    arrive();
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Share" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await expect(onShare).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("button", { name: "More" })).toHaveFocus());
  },
});

/** An item's action runs after the menu has restored focus. */
export const LeadsToADialog = meta.story({
  name: "Leads to a dialog, or to a field",
  render: function Render() {
    const [isOpen, setIsOpen] = useState(false);
    const field = useRef<HTMLInputElement>(null);
    return (
      <StoryFrame>
        <Menu
          placement="bottom-start"
          trigger={
            <IconButton label="More">
              <EllipsisIcon />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setIsOpen(true)}>Rename</MenuItem>
          <MenuItem onSelect={() => field.current?.focus()}>Search</MenuItem>
        </Menu>
        <input ref={field} aria-label="Search" />
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Rename this chat">
          Its title.
        </Dialog>
      </StoryFrame>
    );
  },
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole("button", { name: "More" });
    await userEvent.click(trigger);
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Home}{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Rename this chat" });
    await waitFor(() => expect(dialog).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{End}{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Search" })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Search" })).toHaveFocus());
  },
});
