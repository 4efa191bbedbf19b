import HouseIcon from "lucide-react/icons/house";
import SearchIcon from "lucide-react/icons/search";
import { useState } from "react";
import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Drawer, type DrawerProps } from "./drawer.tsx";

const meta = preview.meta({
  title: "Components/Drawer",
  component: Drawer,
  globals: { viewport: { value: "mobile" } },
  args: { isOpen: false, onClose: () => {}, title: "Menu", side: "start" as DrawerProps["side"], children: null },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <StoryFrame about="Drawer">
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <nav aria-label="Pages" className={css({ display: "grid", gap: "1" })}>
            <Button variant="ghost" icon={<HouseIcon />} onClick={() => setIsOpen(false)}>
              Home
            </Button>
            <Button variant="ghost" icon={<SearchIcon />} onClick={() => setIsOpen(false)}>
              Search
            </Button>
          </nav>
        </Drawer>
      </StoryFrame>
    );
  },
});

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Open" }));
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer.getAnimations()).toHaveLength(0));
  return drawer;
}

export const Menu = meta.story({
  play: async () => {
    const drawer = await open();
    await expect(drawer).toHaveAccessibleName("Menu");
    await expect(drawer.getBoundingClientRect().left).toBe(0);
    await expect(drawer.offsetWidth).toBe(220);
    await userEvent.click(within(drawer).getByRole("button", { name: "Home" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await open();
  },
});

export const BottomSheet = meta.story({
  name: "Bottom sheet",
  args: { side: "bottom", title: "More" },
  play: async () => {
    const drawer = await open();
    await expect(Math.round(drawer.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
});

export const Panel = meta.story({
  args: { side: "end", title: "Filters" },
  globals: { viewport: { value: "desktop" } },
  play: async () => {
    const drawer = await open();
    await expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth);
    await expect(drawer.offsetWidth).toBe(400);
  },
});
