import { useState } from "react";
import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "../button/button.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { PopoverHint } from "./popover-hint.tsx";

const meta = preview.meta({ title: "Components/Popover hint" });

export const Shown = meta.story({
  render: function Render() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <StoryFrame about="PopoverHint">
        <PopoverHint isOpen={isOpen} onClose={() => setIsOpen(false)} text="Tap for Char Settings">
          <Button onClick={() => setIsOpen(true)}>Maren Holloway</Button>
        </PopoverHint>
      </StoryFrame>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText("Tap for Char Settings")).toBeVisible());
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByText("Tap for Char Settings")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "Maren Holloway" }));
    await waitFor(() => expect(screen.getByText("Tap for Char Settings")).toBeVisible());
    // A tap anywhere on the hint dismisses it too (GAP-16).
    await userEvent.click(await screen.findByText("Tap for Char Settings"));
    await waitFor(() => expect(screen.queryByText("Tap for Char Settings")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "Maren Holloway" }));
    await waitFor(() => expect(screen.getByText("Tap for Char Settings")).toBeVisible());
  },
});
