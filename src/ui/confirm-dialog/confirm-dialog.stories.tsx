import { useState } from "react";
import { fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

const meta = preview.meta({
  title: "Components/Confirm dialog",
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: "Delete this chat?",
    children: "Its messages go with it. You can bring it back for 30 days.",
    confirmLabel: "Delete chat",
    tone: "danger" as ConfirmDialogProps["tone"],
    onCancel: fn(),
    onConfirm: fn(),
  },
  render: (args) => (
    <StoryFrame about="ConfirmDialog">
      <h1>Conversations</h1>
      <ConfirmDialog {...args} />
    </StoryFrame>
  ),
});

export const Danger = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Delete this chat?" });
    await expect(dialog).toHaveAccessibleDescription(/Its messages go with it/);
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete chat" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

const onAnswer = fn();

function Answered({ children, ...args }: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const answer = () => {
    onAnswer();
    setOpen(false);
  };
  return (
    <ConfirmDialog {...args} isOpen={isOpen} onConfirm={answer}>
      {children}
    </ConfirmDialog>
  );
}

/** The first click of a double click answers: while closing the dialog ignores the second (F14). */
export const PressedTwice = meta.story({
  name: "Pressed twice",
  render: (args) => (
    <StoryFrame about="ConfirmDialog">
      <h1>Conversations</h1>
      <Answered {...args} />
    </StoryFrame>
  ),
  play: async () => {
    onAnswer.mockClear();
    const dialog = await screen.findByRole("alertdialog");
    const confirm = within(dialog).getByRole("button", { name: "Delete chat" });
    confirm.click();
    await waitFor(() => expect(dialog).toHaveAttribute("data-state", "closed"));
    confirm.click();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(onAnswer).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete chat" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: "The chat could not be deleted. Try again." },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("The chat could not be deleted");
  },
});
