import { screen, spyOn, within } from "storybook/test";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import preview from "#.storybook/preview.tsx";
import { openDialog } from "#src/client-state/dialogs.ts";
import { options } from "#src/lib/card/card-limits.fixture.ts";
import { readCard } from "#src/lib/card/read-card.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, press } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Card export",
  parameters: { world: "groups" },
  render: () => <ScreenAt path="/home" />,
});

async function openExport(characterId = "char-own-1") {
  await screen.findByRole("button", { name: "Account" });
  openDialog("exportCard", { characterId });
  return within(await screen.findByRole("dialog", { name: /^Export/ }));
}

/** Catches what the page would put on the device, until `stop`. */
function catchDownloads() {
  const caught: { name: string; file: Blob | undefined }[] = [];
  let file: Blob | undefined;
  const making = spyOn(URL, "createObjectURL").mockImplementation((given) => {
    file = given as Blob;
    return "blob:caught";
  });
  const saving = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    caught.push({ name: this.download, file });
  });
  const stop = () => {
    making.mockRestore();
    saving.mockRestore();
  };
  return { caught, stop };
}

const slowly = { timeout: 30_000 };

/** Every file that is offered holds the character. */
export const Formats = meta.story({
  play: async () => {
    const { caught, stop } = catchDownloads();
    try {
      for (const [format, name] of [
        ["Picture (PNG)", "ada-ash.png"],
        ["Text (JSON)", "ada-ash.json"],
        ["Archive (CHARX)", "ada-ash.charx"],
      ] as const) {
        const dialog = await openExport();
        await userEvent.click(await dialog.findByRole("radio", { name: format }));
        await expect(dialog.queryByRole("radio", { name: "Version 2" }) === null).toBe(format.startsWith("Archive"));
        await press(await dialog.findByRole("button", { name: "Download" }));
        await waitFor(() => expect(caught.at(-1)?.name).toBe(name), slowly);
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        const saved = await caught.at(-1)!.file!.arrayBuffer();
        await expect(readCard(new Uint8Array(saved), options).draft.name).toBe("Ada Ash");
      }
    } finally {
      stop();
    }
  },
});

export const NotOwn = meta.story({
  name: "Not one’s own",
  play: async () => {
    const dialog = await openExport("char-maren-holloway");
    await press(await dialog.findByRole("button", { name: "Download" }));
    await expect(await dialog.findByText("Only its author can export this character.", {}, slowly)).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: brokenBy("listVariants", { status: 500 }) },
  play: async () => {
    const dialog = await openExport();
    await press(await dialog.findByRole("button", { name: "Download" }));
    await expect(await dialog.findByText(/The card could not be written/, {}, slowly)).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Picture (PNG)" })).toBeChecked();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const dialog = await openExport();
    await expect(await dialog.findByRole("button", { name: "Download" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
