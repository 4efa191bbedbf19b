import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { candies, candiesCome, withCandies } from "#src/test-support/candy-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "App shell/Candy overlay",
  parameters: { world: "free", change: withCandies(7) },
  render: () => <ScreenAt path="/home" />,
});

const counter = (count: number) => screen.findByRole("img", { name: new RegExp(`^Event tokens: ${count} of 100`) });

/** Candies come into view, each where it covers no control and no text. */
async function showsCandies(count: number) {
  await candiesCome(count);
  await waitFor(async () => {
    await expect(document.querySelector("main [aria-busy=true]")).toBeNull();
    for (const candy of candies()) {
      const own = candy.getBoundingClientRect();
      const covered = [...document.querySelectorAll("main :is(a, button, input, h1, h2, p):not([data-candy])")].filter(
        (other) => {
          const text = document.createRange();
          text.selectNodeContents(other);
          const box = (other.matches("h1, h2, p") ? text : other).getBoundingClientRect();
          return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
        },
      );
      await expect(covered.map(({ textContent }) => textContent)).toEqual([]);
      await expect(own.width).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
}

/** The counter knows the tokens, and no candy is shown although all is loaded. */
async function showsNone(count: number) {
  await expect(await counter(count)).toBeVisible();
  await screen.findByRole("heading", { name: "Tonight’s cast" });
  await waitFor(() => expect(document.querySelector("main [aria-busy=true]")).toBeNull());
  await candiesCome(0);
}

export const HomeFive = meta.story({ play: () => showsCandies(5) });

export const HomeTwoLeft = meta.story({
  parameters: { change: withCandies(98) },
  play: () => showsCandies(2),
});

export const MyConversationsOne = meta.story({
  render: () => <ScreenAt path="/myconversation" />,
  play: () => showsCandies(1),
});

export const MyFavouritesOne = meta.story({
  render: () => <ScreenAt path="/myfavourite" />,
  play: () => showsCandies(1),
});

export const MyCharactersOne = meta.story({
  render: () => <ScreenAt path="/mycharacters" />,
  play: () => showsCandies(1),
});

export const GlobalSearchOne = meta.story({
  render: () => <ScreenAt path="/global-search" />,
  play: () => showsCandies(1),
});

/** Two clicks on one candy within one frame are one call (CANDY-06); the focus goes on to the next. */
export const OneCollected = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await showsCandies(5);
    const [first] = candies();
    first?.focus();
    first?.click();
    first?.click();
    await expect(await counter(8)).toBeVisible();
    await waitFor(() => expect(candies()).toHaveLength(4));
    await expect(sent("/api/v1/user/eventTokens").filter((body) => body !== null)).toEqual([{ eventTokens: 8 }]);
    await expect(document.activeElement).toBe(candies()[0]);
    await expect(screen.getByText("Candy collected (1)")).toBeInTheDocument();
  },
});

/** All at once: each call has its own total (TRAP-16). They stay away, also after the counter has been read again. */
export const AllCollected = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await showsCandies(5);
    for (const candy of candies()) candy.click();
    await expect(await counter(12)).toBeVisible();
    await waitFor(() =>
      expect(sent("/api/v1/user/eventTokens").filter((body) => body !== null)).toEqual(
        [8, 9, 10, 11, 12].map((eventTokens) => ({ eventTokens })),
      ),
    );
    await waitFor(() => expect(sent("/api/v1/user/eventTokens").filter((body) => body === null)).toHaveLength(2));
    await expect(candies()).toEqual([]);
  },
});

export const DailyMaximumReached = meta.story({
  parameters: { change: withCandies(100) },
  play: () => showsNone(100),
});

const noneAtHome = { eventTokens: 60, maxReached: false, maxReachedHalf: true, availableHomePageCandies: 0 };
export const NoHomepageCandies = meta.story({
  parameters: {
    faults: brokenBy("getEventTokens", { status: 200, body: JSON.stringify({ success: true, data: noneAtHome }) }),
  },
  play: () => showsNone(60),
});

/** The counter goes back to the server's number, the clicked one stays away (GAP-63), and the next can be collected. */
export const CollectFailed = meta.story({
  parameters: { faults: brokenBy("updateEventTokens", { status: 500, message: "Oops", times: 1 }) },
  play: async () => {
    await showsCandies(5);
    await userEvent.click(candies()[0]!);
    await expect(await screen.findByText("Failed to collect candy")).toBeVisible();
    await expect(await counter(7)).toBeVisible();
    await expect(candies()).toHaveLength(4);
    await userEvent.click(candies()[0]!);
    await expect(await counter(8)).toBeVisible();
  },
});

/** The maximum was reached meanwhile, on another device. */
export const MaximumMessage = meta.story({
  parameters: {
    faults: brokenBy("updateEventTokens", { status: 400, message: "Daily MAXIMUM reached", times: 1 }),
  },
  play: async () => {
    await showsCandies(5);
    await userEvent.click(candies()[0]!);
    await expect(await screen.findByText("You've reached the maximum candies for today!")).toBeVisible();
    await expect(screen.queryByText("Failed to collect candy")).toBeNull();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await showsCandies(5);
    await userEvent.click(candies()[0]!);
    await expect(await counter(8)).toBeVisible();
  },
});
