import { useState } from "react";
import { fireEvent, fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { smallPicture } from "#src/ui/image-upload/image-upload.fixture.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { three, useVariantForm, VariantEditor, VariantFields } from "./variant-editor.fixture.tsx";

const meta = preview.meta({
  title: "Components/Form pattern",
  decorators: [
    (Story) => (
      <StoryFrame width={640} about="ReorderList">
        <Story />
      </StoryFrame>
    ),
  ],
});

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole("textbox", { name });
const texts = () =>
  within(screen.getByRole("list", { name: "Greetings" }))
    .queryAllByRole("textbox")
    .map((box) => (box as HTMLTextAreaElement).value);
const patient = { timeout: 20_000 };
const key = "app.draft.user-story.variant-new";
/** Whether the browser would ask before leaving the page. */
const asksOnUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

const sent = fn<(body: object, key: string) => Promise<void>>();

/** Rows are added, moved by buttons and by the grip, and removed; focus follows them and each step is announced. */
export const Rows = meta.story({
  name: "Array of fields",
  render: () => <VariantEditor saved={three} onSend={sent} />,
  beforeEach: () => void sent.mockReset(),
  play: async () => {
    await expect(texts()).toEqual(["Snow", "Ice", "Thaw"]);
    button("Move greeting 3 up").focus();
    await userEvent.keyboard("{Enter}");
    await expect(texts()).toEqual(["Snow", "Thaw", "Ice"]);
    await expect(screen.getByText("greeting 3 is now number 2 of 3")).toBeInTheDocument();
    await waitFor(() => expect(button("Move greeting 2 up")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(texts()).toEqual(["Thaw", "Snow", "Ice"]);
    await waitFor(() => expect(button("Move greeting 1 up")).toHaveFocus());
    await expect(button("Move greeting 1 up")).toHaveAttribute("aria-disabled", "true");

    // What is typed goes with its row.
    await userEvent.type(field("Greeting 1"), "ing");
    const [first, , last] = document.querySelectorAll("[data-grip]");
    await fireEvent.pointerDown(first!, { button: 0 });
    await expect(document.querySelector("[data-dragged]")).not.toBeNull();
    await fireEvent.pointerMove(document.body, { clientY: last!.getBoundingClientRect().bottom + 60 });
    await waitFor(() => expect(texts()).toEqual(["Snow", "Ice", "Thawing"]));
    await fireEvent.pointerUp(document.body);
    await expect(texts()).toEqual(["Snow", "Ice", "Thawing"]);
    await expect(document.querySelector("[data-dragged]")).toBeNull();

    await userEvent.click(button("Remove greeting 2"));
    await expect(texts()).toEqual(["Snow", "Thawing"]);
    await waitFor(() => expect(button("Remove greeting 2")).toHaveFocus());
    await userEvent.click(button("Add a greeting"));
    await waitFor(() => expect(field("Greeting 3")).toHaveFocus());
    await userEvent.click(button("Save"));
    await expect(await screen.findByText("Please fill this in")).toBeVisible();
    await waitFor(() => expect(field("Greeting 3")).toHaveFocus());
    await userEvent.type(field("Greeting 3"), "Spring");
    await userEvent.click(button("Save"));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      variantName: "Winter",
      avatar: null,
      alternateGreetings: ["Snow", "Thawing", "Spring"],
    });
    for (const left of [3, 2, 1]) await userEvent.click(button(`Remove greeting ${left}`));
    await waitFor(() => expect(button("Add a greeting")).toHaveFocus());
  },
});

export const FullList = meta.story({
  name: "Full list",
  render: () => (
    <VariantEditor
      saved={{ ...three, greetings: Array.from({ length: 20 }, (_, index) => ({ text: `Greeting of day ${index}` })) }}
    />
  ),
  play: async () => {
    await expect(button("Add a greeting")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button("Remove greeting 20"));
    await expect(button("Add a greeting")).not.toHaveAttribute("aria-disabled");
  },
});

let arrive: (address: string) => void = () => undefined;
let signalOfUpload: AbortSignal | undefined;

/** A picture is refused, cancelled, uploaded, and saved with the rest; the form counts as unsaved while it uploads. */
export const Upload = meta.story({
  render: () => (
    <VariantEditor
      onSend={sent}
      sendPicture={(signal) => {
        signalOfUpload = signal;
        return new Promise((resolve) => {
          arrive = resolve;
        });
      }}
    />
  ),
  beforeEach: () => void sent.mockReset(),
  play: async () => {
    const input = screen.getByLabelText("Picture", { selector: "input" });
    await userEvent.upload(input, new File(["<svg/>"], "a.png", { type: "image/png" }), { applyAccept: false });
    await expect(await screen.findByText("That is no PNG, JPEG, WebP or GIF.", undefined, patient)).toBeVisible();
    await expect(asksOnUnload()).toBe(false);

    await userEvent.upload(input, await smallPicture());
    await waitFor(() => expect(asksOnUnload()).toBe(true), patient);
    await userEvent.click(button("Cancel"));
    await expect(signalOfUpload?.aborted).toBe(true);
    arrive("/media/too-late.webp");
    await waitFor(() => expect(asksOnUnload()).toBe(false));

    signalOfUpload = undefined;
    await userEvent.upload(input, await smallPicture());
    await waitFor(() => expect(signalOfUpload).toBeDefined(), patient);
    arrive("/media/scenes/lighthouse.webp");
    // Until the address comes, the chosen file itself is shown.
    await waitFor(
      () =>
        expect(screen.getByRole("img", { name: "Picture" })).toHaveAttribute("src", "/media/scenes/lighthouse.webp"),
      patient,
    );
    await userEvent.type(field("Name"), "Winter");
    await userEvent.click(button("Save"));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ avatar: "/media/scenes/lighthouse.webp" });
  },
});

const refused = (...fields: string[]) =>
  Object.assign(new Error("refused"), { fieldErrors: fields.map((name) => ({ field: name, message: `No ${name}` })) });

/** Errors are shown at their fields and the first gets focus; others are shown once; typed values stay. */
export const ServerErrors = meta.story({
  name: "Server errors",
  render: () => <VariantEditor saved={three} onSend={sent} />,
  beforeEach: () => {
    sent.mockReset();
    sent
      .mockRejectedValueOnce(refused("alternateGreetings.1", "variantName"))
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue(undefined);
  },
  play: async () => {
    await userEvent.type(field("Name"), " light");
    await userEvent.click(button("Save"));
    await expect(await screen.findByText("No alternateGreetings.1")).toBeVisible();
    await expect(field("Greeting 2")).toHaveAccessibleDescription("No alternateGreetings.1");
    await waitFor(() => expect(field("Name")).toHaveFocus());
    await expect(field("Name")).toHaveAccessibleDescription("No variantName");
    await userEvent.type(field("Greeting 2"), "!");
    await waitFor(() => expect(screen.queryByText("No alternateGreetings.1")).toBeNull());

    await userEvent.click(button("Save"));
    const said = "That could not be saved. All of it is kept here.";
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(texts()).toEqual(["Snow", "Ice!", "Thaw"]);
    await userEvent.click(button("Save"));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    // The same values reuse the idempotency key, other values get a new one.
    const [one, two, three_] = sent.mock.calls.map(([, attempt]) => attempt);
    await expect(two).toBe(three_);
    await expect(one).not.toBe(two);
    await waitFor(() => expect(asksOnUnload()).toBe(false));
  },
});

function ComesAndGoes() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <VariantEditor saved={three} isKept onSend={sent} />}
      <Button onClick={() => setIsShown(!isShown)}>Come and go</Button>
    </>
  );
}

/** A draft is restored, with a way back to the saved values; saving removes it. */
export const Draft = meta.story({
  name: "Draft offered",
  render: () => <ComesAndGoes />,
  beforeEach: () => void sent.mockReset(),
  play: async () => {
    await userEvent.type(field("Name"), "green");
    await userEvent.click(button("Remove greeting 1"));
    // A stored draft is not lost, so the browser does not ask.
    await expect(asksOnUnload()).toBe(false);
    await userEvent.click(button("Come and go"));
    await userEvent.click(button("Come and go"));
    await expect(field("Name")).toHaveValue("Wintergreen");
    await expect(texts()).toEqual(["Ice", "Thaw"]);
    await expect(screen.getByText("Your draft of before is here again.")).toBeVisible();
    await userEvent.click(button("Start over"));
    await expect(field("Name")).toHaveValue("Winter");
    await expect(texts()).toEqual(["Snow", "Ice", "Thaw"]);
    await expect(localStorage.getItem(key)).toBeNull();

    await userEvent.type(field("Name"), "y");
    await waitFor(() => expect(localStorage.getItem(key)).toContain("Wintery"));
    await userEvent.click(button("Save"));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    await expect(screen.queryByText("Your draft of before is here again.")).toBeNull();
  },
});

/** A draft of another shape is set aside, not overwritten. */
export const UnreadableDraft = meta.story({
  name: "Draft set aside",
  parameters: { stored: { [key]: JSON.stringify(JSON.stringify({ variantName: 7 })) } },
  render: () => <VariantEditor isKept />,
  play: async () => {
    await expect(field("Name")).toHaveValue("");
    await expect(screen.queryByText("Your draft of before is here again.")).toBeNull();
    await userEvent.type(field("Name"), "Winter");
    await waitFor(() => expect(localStorage.getItem(key)).toContain("Winter"));
    await expect(localStorage.getItem(`${key}:aside-1`)).toContain("7");
  },
});

function Guarded() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <DialogSlot show={isOpen}>{() => <GuardedDialog onClose={() => setIsOpen(false)} />}</DialogSlot>
    </>
  );
}

function GuardedDialog({ onClose }: { onClose: () => void }) {
  const editor = useVariantForm({ saved: three });
  return (
    <Dialog title="Variant" isDirty={editor.isUnsaved} onClose={onClose}>
      <VariantFields editor={editor} />
    </Dialog>
  );
}

/** In a dialog: closing with unsaved changes asks once, and the browser asks if no draft is stored. */
export const UnsavedGuard = meta.story({
  name: "Unsaved guard",
  render: () => <Guarded />,
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "Name" });
    await userEvent.type(box, "!");
    await expect(asksOnUnload()).toBe(true);
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog", { name: "Discard your changes?" }));
    await userEvent.click(await question.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(field("Name")).toHaveValue("Winter!");
    // Back to the saved value: nothing to ask.
    await userEvent.type(field("Name"), "{Backspace}");
    await expect(asksOnUnload()).toBe(false);
    await userEvent.type(field("Name"), "?");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The slot keeps the form until its exit has ended.
    await waitFor(() => expect(asksOnUnload()).toBe(false));
  },
});

const proceed = fn<() => void>();

function Left() {
  const editor = useVariantForm({ saved: three, isKept: true });
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <VariantFields editor={editor} />
      <Button onClick={() => setIsLeaving(true)}>Elsewhere</Button>
      <LeaveQuestion
        editor={editor}
        leaving={{ status: isLeaving ? "blocked" : "idle", proceed, reset: () => setIsLeaving(false) }}
      />
    </>
  );
}

/** On a page: navigation is blocked until the user has answered, and leaving drops the draft. */
export const LeavingThePage = meta.story({
  name: "Leaving the page",
  render: () => <Left />,
  beforeEach: () => void proceed.mockReset(),
  play: async () => {
    await userEvent.type(field("Name"), "!");
    await waitFor(() => expect(localStorage.getItem(key)).toContain("Winter!"));
    await userEvent.click(button("Elsewhere"));
    const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(localStorage.getItem(key)).toContain("Winter!");
    await userEvent.click(button("Elsewhere"));
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await expect(proceed).toHaveBeenCalledTimes(1);
    await expect(localStorage.getItem(key)).toBeNull();
  },
});
