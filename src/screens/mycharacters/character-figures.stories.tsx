import { fireEvent, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/My characters/Figures",
  parameters: { world: "creator" },
  render: () => <ScreenAt path="/mycharacters?of=char-maren-holloway" />,
});
const figures = async () => within(await screen.findByRole("region", { name: "Figures of Maren Holloway" }));
const walk = async (figure = "Messages") => (await figures()).findByRole("slider", { name: `${figure} per day` });

export const Charts = meta.story({
  play: async () => {
    const slider = await walk();
    await expect(slider).toHaveAttribute("max", "29");
    // The day that is walked to is said, and shown beside the line.
    slider.focus();
    const said = () => slider.getAttribute("aria-valuetext");
    await expect(said()).toMatch(/^\d+ \w+, [\d,]+ messages$/);
    const last = said();
    // The hand of the test library does not move native sliders; the flow presses the keys.
    await fireEvent.change(slider, { target: { value: "0" } });
    await waitFor(() => expect(said()).not.toBe(last));
    await expect(await screen.findByText(new RegExp(`^${said()?.split(",")[0]},`))).toBeVisible();
    await userEvent.click((await figures()).getByRole("button", { name: "7 days" }));
    await waitFor(async () => expect(await walk()).toHaveAttribute("max", "6"));
    await userEvent.click((await figures()).getByRole("button", { name: "Swipes" }));
    await expect(await walk("Swipes")).toBeInTheDocument();
    // Drawn: the canvas holds more than nothing.
    const canvas = await waitFor(() => {
      const found = document.querySelector<HTMLCanvasElement>("main canvas");
      if (found === null) throw new Error("no chart");
      return found;
    });
    await waitFor(() => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      return expect(data.some((value) => value > 0)).toBe(true);
    });
  },
});

export const Tables = meta.story({
  play: async () => {
    await userEvent.click(await (await figures()).findByRole("button", { name: "Show tables" }));
    const days = within(await screen.findByRole("table", { name: "Per day" }));
    await expect(days.getAllByRole("row")).toHaveLength(32);
    await expect(days.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Day",
      "Messages",
      "Chats",
      "Favourites",
      "Swipes",
    ]);
    const variants = within(screen.getByRole("table", { name: "By variant" }));
    await expect(variants.getByRole("rowheader", { name: "Keeper" })).toBeVisible();
  },
});

export const NothingYet = meta.story({
  name: "Nothing yet",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const { id } of state.tallies.in("char-maren-holloway")) state.tallies.remove(id);
    },
  },
  play: async () => {
    await expect(await (await figures()).findByText("Figures start with the first chat")).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { faults: [{ operation: "getFigures", status: 500, times: 1 }] },
  play: async () => {
    await expect(await (await figures()).findByText("The figures could not be loaded.")).toBeVisible();
    await tryAgain();
    await expect(await walk()).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "getFigures", delayMs: Infinity }] },
  play: async () => {
    await expect(await (await figures()).findByText("Loading")).toBeInTheDocument();
  },
});
