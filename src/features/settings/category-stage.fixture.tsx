import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import { makeQueryClient } from "#src/app/query-client.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Toaster } from "#src/ui/toaster/toaster.tsx";

/** A dialog with the button that opens it. */
export function DialogStage({ Dialog }: { Dialog: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [client] = useState(() => {
    const made = makeQueryClient();
    const defaults = made.getDefaultOptions();
    made.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <StoryFrame>
        <h1>Settings</h1>
        <Button onClick={() => setIsOpen(true)}>Choose categories</Button>
        <DialogSlot show={isOpen}>{() => <Dialog onClose={() => setIsOpen(false)} />}</DialogSlot>
      </StoryFrame>
      <Toaster />
    </QueryClientProvider>
  );
}

/** The ids of the demo world's categories at these indexes. */
export const categoryIdsOf = ({ context: { state } }: Backend, from: number, to: number): string[] =>
  [...state.categories.all()]
    .toSorted((a, b) => a.order - b.order)
    .slice(from, to)
    .map(({ id }) => id);

/** Steps shared by the stories of both dialogs, for the dialog with this title. */
export function stepsOf(title: string) {
  const open = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Choose categories" }));
    return within(await screen.findByRole("dialog", { name: title }));
  };
  const chips = async () => within(await screen.findByRole("group", { name: title })).getAllByRole("button");
  const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  /** Loading failed: shows the text, disables saving, and Try again loads the chips. */
  async function failsOnce(text: string) {
    const dialog = await open();
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    await expect(await chips()).toHaveLength(30);
    return dialog;
  }

  /** Shows the next thirty and focuses the first of them. */
  async function showsMore() {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Load More" }));
    const shown = await chips();
    await expect(shown).toHaveLength(60);
    await waitFor(() => expect(shown[30]).toHaveFocus());
    return dialog;
  }

  /** Pressed repeatedly while saving: stays open and sends once (F14). */
  async function savesOnce(sent: () => readonly unknown[]) {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Action" }));
    await userEvent.tripleClick(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveAttribute("aria-busy", "true"));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(sent().filter((body) => body !== null)).toHaveLength(1);
  }
  return { open, chips, isGone, failsOnce, showsMore, savesOnce };
}
