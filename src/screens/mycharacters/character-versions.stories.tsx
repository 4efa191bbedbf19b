import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { publishing } from "#mocks/backend/versions.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, press, tryAgain } from "#src/test-support/story-steps.tsx";

const maren = "char-maren-holloway";

/** Two edits after the publication: three versions. */
function withVersions({ context }: Backend): void {
  const { state } = context;
  const change = (given: object) =>
    publishing(context, maren, () => state.characters.put({ ...state.characters.get(maren)!, ...given }));
  change({ shortMessage: "She keeps the light, and counts the ships." });
  change({ name: "Maren of the Light" });
}

const meta = preview.meta({
  title: "Dialogs/Character versions",
  parameters: { world: "creator", change: withVersions },
  args: { name: "Maren of the Light" },
  render: () => <ScreenAt path={`/mycharacters?of=${maren}`} />,
});

async function open(name: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu).toHaveFocus());
  for (let steps = 0; steps < 4; steps += 1) {
    const lit = () => document.querySelector("[role=menu] [data-highlighted]");
    const before = lit();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(lit()).not.toBe(before));
    if (lit()?.textContent === "Versions") break;
  }
  await userEvent.keyboard("{Enter}");
  return within(await screen.findByRole("dialog", { name: `Versions of ${name}` }));
}

export const Compared = meta.story({
  play: async ({ args: { name } }) => {
    const dialog = await open(name);
    const list = within(await dialog.findByRole("list", { name: "Versions" }));
    await expect(list.getAllByRole("button")).toHaveLength(3);
    await expect(list.getByRole("button", { name: /Version 3.*Current/ })).toHaveAttribute("aria-pressed", "true");
    await expect(await dialog.findByText("Name")).toBeVisible();
    await userEvent.click(await list.findByRole("button", { name: /Version 2/ }));
    await expect(await dialog.findByText("Short message")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "What going back changes" }));
    await expect(await dialog.findByText("Name")).toBeVisible();
    await userEvent.click(await list.findByRole("button", { name: /Version 1/ }));
    await userEvent.click(await dialog.findByRole("button", { name: "What it changed" }));
    await expect(await dialog.findByText("This is the earliest version that is kept.")).toBeVisible();
  },
});

export const Restored = meta.story({
  play: async ({ args: { name } }) => {
    const dialog = await open(name);
    await userEvent.click(await dialog.findByRole("button", { name: /Version 1/ }));
    await press(await dialog.findByRole("button", { name: "Go back to this version" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Go back to version 1?" }));
    await press(await question.findByRole("button", { name: "Go back" }));
    await expect(await dialog.findByRole("button", { name: /Version 4.*Current.*Version 1 again/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await waitFor(() => expect(document.querySelector("main [data-name]")).toHaveTextContent("Maren Holloway"));
  },
});

export const RestoreFails = meta.story({
  name: "Restore fails",
  parameters: { faults: [{ operation: "restoreVersion", status: 500 }] },
  play: async ({ args: { name } }) => {
    const dialog = await open(name);
    await userEvent.click(await dialog.findByRole("button", { name: /Version 1/ }));
    await press(await dialog.findByRole("button", { name: "Go back to this version" }));
    const question = within(await screen.findByRole("alertdialog"));
    await press(await question.findByRole("button", { name: "Go back" }));
    await expect(await question.findByText("This version could not be put back.")).toBeVisible();
  },
});

export const NoneYet = meta.story({
  name: "None yet",
  parameters: { change: () => undefined },
  args: { name: "Maren Holloway" },
  play: async ({ args: { name } }) => {
    const dialog = await open(name);
    await expect(await dialog.findByText("No versions yet")).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: [{ operation: "listVersions", status: 500, times: 1 }] },
  play: async ({ args: { name } }) => {
    const dialog = await open(name);
    await expect(await dialog.findByText("The versions could not be loaded.")).toBeVisible();
    await tryAgain();
    await expect(await dialog.findByRole("button", { name: /Version 2/ })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async ({ args: { name } }) => {
    const dialog = await open(name);
    await expect(await dialog.findByText("Name")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
