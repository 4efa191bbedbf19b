import { useState } from "react";
import { fireEvent, fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { ImageCut } from "#src/lib/image-cut.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "../button/button.tsx";
import { DialogSlot } from "../dialog/dialog-slot.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { ImageCropDialog, type ImageCropDialogProps } from "./image-crop-dialog.tsx";

const take = fn<(cut: ImageCut) => void>();
const portrait = { src: "/media/portraits/maren.webp", width: 600, height: 900 };

const meta = preview.meta({
  title: "Components/Image crop",
  component: ImageCropDialog,
  args: {
    cropping: { ...portrait, aspect: 1, take },
    shape: "round" as ImageCropDialogProps["shape"],
    onCancel: () => {},
  },
  beforeEach: () => void take.mockReset(),
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    const cropping = {
      ...args.cropping,
      take: (cut: ImageCut) => {
        args.cropping.take(cut);
        close();
      },
    };
    return (
      <StoryFrame about="ImageCropDialog">
        <Button onClick={() => setIsOpen(true)}>Choose a picture</Button>
        <DialogSlot show={isOpen}>
          {() => <ImageCropDialog {...args} cropping={cropping} onCancel={close} />}
        </DialogSlot>
      </StoryFrame>
    );
  },
});

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Choose a picture" }));
  const dialog = await screen.findByRole("dialog", { name: "Choose what to show" });
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return within(dialog);
}
type Opened = Awaited<ReturnType<typeof open>>;
const stageOf = (dialog: Opened) => dialog.getByRole("application", { name: "Part of the picture" });
const takePart = (dialog: Opened) => userEvent.click(dialog.getByRole("button", { name: "Use picture" }));
const rounded = () => {
  const { x, y, width, height } = take.mock.calls[0]![0];
  return [x, y, width, height].map((share) => Math.round(share * 1000) / 1000);
};

/** The initial crop: the largest possible, at the top of a tall picture. */
export const Avatar = meta.story({
  play: async () => {
    const dialog = await open();
    const stage = stageOf(dialog);
    await waitFor(() => expect(stage).toHaveFocus());
    await expect(stage.clientWidth).toBe(stage.clientHeight);
    await expect(dialog.getByRole("button", { name: "Reset" })).toHaveAttribute("aria-disabled", "true");
    await takePart(dialog);
    await expect(rounded()).toEqual([0, 0.1, 1, 0.667]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Choose a picture" })).toHaveFocus());
    await open();
  },
});

export const Banner = meta.story({
  args: { cropping: { ...portrait, aspect: 3.2, take }, shape: "banner" },
  play: async () => {
    const dialog = await open();
    const { width, height } = stageOf(dialog).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(3.2, 1);
  },
});

/** Arrows move, plus and minus zoom, Reset restores the initial crop; never beyond the edge. */
export const ByKeys = meta.story({
  name: "By keys",
  play: async () => {
    const dialog = await open();
    const stage = stageOf(dialog);
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown>2/}");
    // As wide as the picture: no horizontal movement.
    await expect(dialog.getByRole("status")).toHaveTextContent("50 % across, 50 % down, zoom 100 %");
    await userEvent.keyboard("{+>3/}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}");
    await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveAttribute("aria-valuetext", "130 %");
    await userEvent.keyboard("{-}");
    await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveAttribute("aria-valuetext", "120 %");
    await userEvent.keyboard("{ArrowUp>40/}{ArrowLeft>40/}");
    await expect(dialog.getByRole("status")).toHaveTextContent("0 % across, 0 % down, zoom 120 %");
    await userEvent.click(await dialog.findByRole("button", { name: "Reset" }));
    await userEvent.tab({ shift: true });
    const slider = dialog.getByRole("slider", { name: "Zoom" });
    await waitFor(() => expect(slider).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", "400 %"));
    await takePart(dialog);
    await expect(rounded()).toEqual([0.375, 0.35, 0.25, 0.167]);
  },
});

/** Dragged by half its frame, clicked once to centre, and scrolled. */
export const ByPointer = meta.story({
  name: "By pointer",
  play: async () => {
    const dialog = await open();
    const stage = stageOf(dialog);
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      isPrimary: true,
      clientX: left + width * x,
      clientY: top + height * y,
    });
    // Browsers only capture a pressed pointer; these events are synthetic.
    stage.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(stage, at(0.5, 0.5));
    await fireEvent.pointerMove(stage, at(0.5, 0.35));
    await fireEvent.pointerUp(stage, at(0.5, 0.35));
    await fireEvent.wheel(stage, { deltaY: -347 });
    await waitFor(() =>
      expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveAttribute("aria-valuetext", "200 %"),
    );
    await fireEvent.pointerDown(stage, at(0.25, 0.5));
    await fireEvent.pointerUp(stage, at(0.25, 0.5));
    await takePart(dialog);
    await expect(rounded()).toEqual([0.125, 0.367, 0.5, 0.333]);
  },
});

export const Cancelled = meta.story({
  play: async () => {
    await open();
    await userEvent.keyboard("{+}{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(take).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole("button", { name: "Choose a picture" })).toHaveFocus());
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    const dialog = await open();
    const box = stageOf(dialog).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.getByRole("button", { name: "Use picture" })).toBeVisible();
    for (const name of ["Cancel", "Use picture"])
      await expect(dialog.getByRole("button", { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
