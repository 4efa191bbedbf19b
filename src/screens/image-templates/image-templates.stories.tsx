import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, press, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Image templates",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/image-templates" />,
});

const patient = { timeout: 20_000 };
const group = async (name: string) => within(await screen.findByRole("list", { name }, patient));

export const Default = meta.story({
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Image templates" }, patient);
    await group("Interiors");
    const landscapes = await group("Landscapes");
    await expect(landscapes.getAllByRole("link").length).toBeGreaterThan(4);
    await userEvent.type(screen.getByRole("searchbox", { name: "Search templates" }), "lighthouse");
    await waitFor(() => expect(screen.queryByRole("list", { name: "Interiors" })).toBeNull(), patient);
    // One leads to the form with its words in it.
    await userEvent.click((await group("Landscapes")).getByRole("link", { name: /^Lighthouse/ }));
    await waitFor(
      async () =>
        expect(await screen.findByRole("textbox", { name: /^What should be in it/ }, patient)).toHaveDisplayValue(
          /^a lighthouse above the sea/,
        ),
      patient,
    );
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listImageTemplates", delayMs: Infinity }] },
  play: async () => {
    await expect(await screen.findByText("Loading templates", undefined, patient)).toBeInTheDocument();
    await expect(screen.queryByRole("list", { name: "Interiors" })).toBeNull();
  },
});

export const Empty = meta.story({
  render: () => <ScreenAt path="/image-templates?q=submarine" />,
  play: async () => {
    await screen.findByRole("heading", { name: "No template has these words" }, patient);
    await press(screen.getByRole("button", { name: "Show all templates" }));
    await group("Interiors");
    await expect(screen.getByRole("searchbox")).toHaveFocus();
  },
});

export const Error = meta.story({
  parameters: { faults: [{ operation: "listImageTemplates", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.", undefined, patient)).toBeVisible();
    await tryAgain();
    await group("Portraits");
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect((await group("Interiors")).getByRole("link", { name: /^Apothecary/ })).toBeVisible();
  },
});
