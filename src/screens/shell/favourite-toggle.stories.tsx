import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

const meta = preview.meta({
  title: "App shell/Favourite toggle",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/conversation/char-halcyon-9" />,
});

const heart = (pressed: boolean) => screen.findByRole("button", { name: "Favourite", pressed });

export const Off = meta.story({
  play: async () => {
    await expect(await heart(false)).toBeVisible();
  },
});

export const On = meta.story({
  play: async () => {
    await userEvent.click(await heart(false));
    await expect(await heart(true)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Favourite" })).not.toHaveAttribute("aria-disabled", "true"),
    );
    await expect(screen.getByRole("button", { name: "Favourite", pressed: true })).toBeVisible();
  },
});

/** Optimistic; a second press waits for the first answer (GAP-114). */
export const Flipping = meta.story({
  parameters: { faults: [{ operation: "toggleFavorite", delayMs: Infinity }] },
  play: async () => {
    await userEvent.click(await heart(false));
    const button = await heart(true);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(await heart(true)).toBeVisible();
  },
});

export const RevertedOnFailure = meta.story({
  name: "Reverted on failure",
  parameters: { faults: [{ operation: "toggleFavorite", status: 500, message: "boom" }] },
  play: async () => {
    await userEvent.click(await heart(false));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Failed to update favorites");
    await expect(await heart(false)).toBeVisible();
  },
});
