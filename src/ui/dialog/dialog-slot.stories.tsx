import { lazy, useState } from "react";
import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "../button/button.tsx";
import { FormField } from "../fields/form-field.tsx";
import { TextInput } from "../fields/text-input.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { DialogSlot } from "./dialog-slot.tsx";
import { Dialog } from "./dialog.tsx";

function NameDialog({ of, onClose, onNext }: { of: string; onClose: () => void; onNext: () => void }) {
  const [name, setName] = useState(of);
  return (
    <Dialog title={`Rename ${of}`} onClose={onClose} footer={<Button onClick={onNext}>Rename another</Button>}>
      <FormField label="Name">
        <TextInput value={name} onChange={({ target }) => setName(target.value)} data-autofocus />
      </FormField>
    </Dialog>
  );
}

const never = new Promise<{ default: () => null }>(() => undefined);
const Loading = lazy(() => never);

const meta = preview.meta({
  title: "Components/Dialog slot",
  render: function Render() {
    const [renamed, setRenamed] = useState<string | null>(null);
    const [isListed, setIsListed] = useState(true);
    return (
      <StoryFrame about="DialogSlot">
        <h1>Characters</h1>
        {isListed && <Button onClick={() => setRenamed("Maren")}>Rename</Button>}
        <Button onClick={() => setRenamed("nobody")}>Rename nobody</Button>
        <DialogSlot show={renamed}>
          {(name) =>
            name === "nobody" ? (
              <Loading />
            ) : (
              <NameDialog
                of={name}
                onClose={() => setRenamed(null)}
                onNext={() => {
                  setRenamed("Ilse");
                  setIsListed(false);
                }}
              />
            )
          }
        </DialogSlot>
        <Button onClick={() => setRenamed(null)}>Never mind</Button>
      </StoryFrame>
    );
  },
});

const opener = () => screen.getByRole("button", { name: "Rename", hidden: true });
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const field = async () => {
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus());
  return within(dialog).getByRole("textbox", { name: "Name" });
};

export const FreshEachTime = meta.story({
  name: "Fresh each time",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Rename" }));
    const input = await field();
    await userEvent.type(input, " Holloway");
    const dialog = screen.getByRole("dialog");
    await userEvent.keyboard("{Escape}");
    // Its content stays unchanged during the exit animation.
    await waitFor(() => expect(dialog).toHaveAttribute("data-state", "closed"));
    await expect(input).toHaveValue("Maren Holloway");
    await isGone();
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await field()).toHaveValue("Maren");
  },
});

export const OpenedAgainWhileClosing = meta.story({
  name: "Opened again while it closes",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Rename" }));
    await userEvent.type(await field(), " Holloway");
    const first = screen.getByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(first).toHaveAttribute("data-state", "closed"));
    opener().click();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(await field()).toHaveValue("Maren");
  },
});

export const AnotherValue = meta.story({
  name: "Another value, and the opener gone",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Rename" }));
    await field();
    await userEvent.click(await screen.findByRole("button", { name: "Rename another" }));
    await screen.findByRole("dialog", { name: "Rename Ilse" });
    await expect(await field()).toHaveValue("Ilse");
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Characters" })).toHaveFocus());
  },
});

export const ClosedBeforeItsCode = meta.story({
  name: "Closed before its code has come",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Rename nobody" }));
    await userEvent.click(await screen.findByRole("button", { name: "Never mind" }));
    await userEvent.click(await screen.findByRole("button", { name: "Rename" }));
    await expect(await field()).toHaveValue("Maren");
  },
});
