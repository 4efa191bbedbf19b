import { useState } from "react";
import { fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { FormField } from "../fields/form-field.tsx";
import { TextInput } from "../fields/text-input.tsx";
import { toaster } from "../toaster/toast-store.ts";
import { Toaster } from "../toaster/toaster.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

const onClose = fn();

const meta = preview.meta({
  title: "Components/Dialog",
  component: Dialog,
  args: { title: "Share this character", isOpen: false, onClose, size: "md" as DialogProps["size"] },
  beforeEach: () => void onClose.mockClear(),
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <StoryFrame about="Dialog">
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Cancel
              </Button>
              <Button variant="primary" isBusy={args.isBusy}>
                Save changes
              </Button>
            </>
          }
        >
          {args.children ?? (
            <FormField label="Link" help="Anyone with it can start a chat.">
              <TextInput defaultValue="https://example.com/c/maren" />
            </FormField>
          )}
        </Dialog>
      </StoryFrame>
    );
  },
});

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
}

export const Medium = meta.story({
  play: async () => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName("Share this character");
    await expect(dialog.offsetWidth).toBe(560);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
    await open();
  },
});

export const Small = meta.story({
  args: { size: "sm", title: "Report Maren Holloway?" },
  play: async () => {
    const dialog = await open();
    await expect(dialog.offsetWidth).toBe(420);
  },
});

const longText = Array.from({ length: 30 }, (_, line) => (
  <p key={line}>Line {line + 1}. The lamp has gone out again.</p>
));

export const LongContent = meta.story({
  name: "Long content",
  args: { size: "lg", children: <div className={css({ display: "grid", gap: "3" })}>{longText}</div> },
  play: async () => {
    const dialog = await open();
    const box = dialog.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(dialog.querySelector("[data-fade-bottom]")).not.toBeNull());
    await expect(within(dialog).getByRole("button", { name: "Save changes" })).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { isBusy: true },
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
});

export const UnsavedChanges = meta.story({
  name: "Unsaved changes",
  args: { isDirty: true },
  play: async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Discard your changes?" });
    await waitFor(() => expect(within(question).getByRole("button", { name: "Keep editing" })).toHaveFocus());
    await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    const discard = await screen.findByRole("button", { name: "Discard changes" });
    await waitFor(() => expect(getComputedStyle(discard).pointerEvents).not.toBe("none"));
    await userEvent.click(discard);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
  },
});

export const MobileSheet = meta.story({
  name: "Mobile sheet",
  args: { size: "sm", title: "Report Maren Holloway?" },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    const dialog = await open();
    await expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(dialog.offsetWidth).toBe(window.innerWidth);
  },
});

export const MobileFull = meta.story({
  name: "Mobile full page",
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    const dialog = await open();
    await expect(dialog.offsetHeight).toBe(window.innerHeight);
    await expect(dialog.offsetWidth).toBe(window.innerWidth);
  },
});

export const WithAToast = meta.story({
  name: "With a toast",
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: () => () => toaster.clear(),
  play: async () => {
    const dialog = await open();
    toaster.error("The link could not be copied");
    const toast = await screen.findByRole("alert");
    await expect(toast.closest("[aria-hidden=true]")).toBeNull();
    await expect(getComputedStyle(toast).pointerEvents).toBe("auto");
    // A press on it does not count as outside the dialog.
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
});

/** Its content takes the focus before the focus trap notes where it was; closing returns it to the opener. */
export const FocusBeforeTheTrap = meta.story({
  name: "Focus before the trap",
  args: { children: <input aria-label="Early" ref={(field) => field?.focus()} /> },
  play: async ({ canvas }) => {
    await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
});

/** On a busy page the animation can end before its listener is attached. */
export const MissedAnimationEnd = meta.story({
  name: "Missed end of the animation",
  beforeEach: () => {
    const swallow = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener("animationend", swallow, true);
    return () => window.removeEventListener("animationend", swallow, true);
  },
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).toHaveAttribute("data-state", "closed"));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** As in Storybook's iframe: events of another document are not presses on the scrim. */
export const PressInAnotherFrame = meta.story({
  name: "Press in another frame",
  decorators: [
    (Story) => (
      <>
        <Story />
        <iframe title="Another page" sandbox="allow-same-origin" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>("Another page");
    const elsewhere = frame.contentDocument?.createElement("button");
    if (elsewhere !== undefined) frame.contentDocument?.body.append(elsewhere);
    const dialog = await open();
    const press = { bubbles: true, composed: true };
    elsewhere?.dispatchEvent(new PointerEvent("pointerdown", press));
    elsewhere?.dispatchEvent(new PointerEvent("pointerup", press));
    elsewhere?.focus();
    elsewhere?.dispatchEvent(new FocusEvent("focusin", press));
    // Escape closes it; nothing before did.
    await userEvent.click(within(dialog).getByRole("textbox", { name: "Link" }));
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
});

export const PressOnTheScrim = meta.story({
  name: "Press on the scrim",
  play: async () => {
    await open();
    await userEvent.click(document.documentElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onClose).toHaveBeenCalledOnce();
    await open();
  },
});
