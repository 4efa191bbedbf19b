import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { candies, candiesCome, withCandies } from "#src/test-support/candy-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

const meta = preview.meta({
  title: "Flows/Candy",
  parameters: { world: "free", change: withCandies(93) },
  render: () => <ScreenAt path="/home" />,
});

const counter = (count: number) => screen.findByRole("img", { name: new RegExp(`^Event tokens: ${count} of 100`) });

/** Candies come back with each visit of a page until the day's maximum is reached: then the counter is full and none is left. */
export const CollectUntilMaximum = meta.story({
  play: async () => {
    await candiesCome(5);
    for (let count = 94; count <= 98; count += 1) {
      await userEvent.click(candies()[0]!);
      await expect(await counter(count)).toBeVisible();
    }
    await expect(candies()).toEqual([]);
    await userEvent.click(await screen.findByRole("link", { name: "My Conversations" }));
    await waitFor(() => expect(candies()).toHaveLength(1));
    await userEvent.click(candies()[0]!);
    await expect(await counter(99)).toBeVisible();
    await userEvent.click(await screen.findByRole("link", { name: "Home" }));
    await waitFor(() => expect(candies()).toHaveLength(1));
    await userEvent.click(candies()[0]!);
    await expect(await screen.findByRole("img", { name: "Event tokens: 100 of 100, Full" })).toBeVisible();
    await userEvent.click(await screen.findByRole("link", { name: "My Conversations" }));
    await screen.findByRole("heading", { level: 1, name: /conversations/i });
    await expect(candies()).toEqual([]);
  },
});
