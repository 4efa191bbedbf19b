import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, tryAgain } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Worlds",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/lorebooks/public" />,
});

const patient = { timeout: 20_000 };
const list = async () => within(await screen.findByRole("list", { name: "Public worlds" }, patient));

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Worlds" }, patient)).toBeVisible();
    await expect((await list()).getAllByRole("listitem")).toHaveLength(20);
    await userEvent.click(await screen.findByRole("button", { name: "Load More" }));
    await waitFor(async () => expect((await list()).getAllByRole("listitem").length).toBeGreaterThan(20), patient);
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search worlds" }), "night ferry");
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(1), patient);
    await userEvent.click((await list()).getByRole("link", { name: "The night ferry" }));
    // Another's world is there to read and to copy.
    await expect(await screen.findByRole("heading", { level: 1, name: "The night ferry" }, patient)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    await expect(await screen.findByText(/By wren_after_dark/)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Make my own copy" }));
    await expect(
      await screen.findByRole("heading", { level: 1, name: "The night ferry (copy)" }, patient),
    ).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Save" }, patient)).toBeVisible();
  },
});

const ferry = "lore-ferry";

/** A card tells how many characters and groups use its world, with the faces of some. */
export const InUse = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const id of ["var-maren-keeper", "var-bruno-night-shift"]) {
        const variant = state.variants.get(id);
        if (variant) state.variants.put({ ...variant, lorebookIds: [ferry] });
      }
      // The card tells its age by the browser's clock, not by the story's.
      const book = state.lorebooks.get(ferry);
      const updatedAt = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
      if (book) state.lorebooks.put({ ...book, updatedAt });
    },
  },
  render: () => <ScreenAt path="/lorebooks/public?q=night%20ferry" />,
  play: async () => {
    const card = within((await (await list()).findAllByRole("listitem", {}, patient))[0]!);
    const count = await card.findByText(/^2 use it/, {}, patient);
    await expect(count).toHaveTextContent(/^2 use it, among them .*Maren Holloway/);
    await expect(count).toHaveTextContent(/Bruno Castellane/);
    await expect(count.querySelectorAll("img")).toHaveLength(2);
    await expect(card.getByText("wren_after_dark")).toBeVisible();
    await expect(card.getByText("3 days ago")).toBeVisible();
  },
});

const chip = async (name: string) =>
  within(await screen.findByRole("group", { name: "Category" }, patient)).findByRole("button", { name }, patient);
const names = async () => (await list()).getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** Chips leave only worlds of a category, also together with a search, by keyboard too. */
export const OfCategory = meta.story({
  name: "Of a category",
  play: async () => {
    await expect(await chip("All")).toHaveAttribute("aria-pressed", "true");
    (await chip("Coastal")).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(3), patient);
    await expect(await chip("Coastal")).toHaveAttribute("aria-pressed", "true");
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search worlds" }), "storm");
    await waitFor(async () => expect(await names()).toEqual(["The winter coast"]), patient);
    await userEvent.clear(await screen.findByRole("searchbox", { name: "Search worlds" }));
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(3), patient);
    await userEvent.click(await chip("All"));
    await waitFor(async () => expect((await list()).getAllByRole("listitem").length).toBeGreaterThan(3), patient);
  },
});

/** Most used first, unless another order is chosen. */
export const Order = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const id of ["var-maren-keeper", "var-bruno-night-shift"]) {
        const variant = state.variants.get(id);
        if (variant) state.variants.put({ ...variant, lorebookIds: ["lore-under-city"] });
      }
    },
  },
  play: async () => {
    const order = await screen.findByRole("combobox", { name: "Order" }, patient);
    await expect(order).toHaveValue("used");
    await expect((await names())[0]).toBe("The city under the city");
    await userEvent.selectOptions(order, "By name");
    await waitFor(async () => expect((await names())[0]).toBe("A catalogue of masks"), patient);
  },
});

/** The address says what is shown: search, category, order and how many pages. */
export const FromAddress = meta.story({
  name: "From the address",
  render: () => <ScreenAt path="/lorebooks/public?sort=name&page=2" />,
  play: async () => {
    await waitFor(async () => expect((await list()).getAllByRole("listitem").length).toBeGreaterThan(20), patient);
    await expect(await screen.findByRole("combobox", { name: "Order" }, patient)).toHaveValue("name");
  },
});

export const EmptyCategory = meta.story({
  name: "Empty category",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const row of state.lorebooks.filter(({ category }) => category === "scienceFiction"))
        state.lorebooks.put({ ...row, category: null });
    },
  },
  render: () => <ScreenAt path="/lorebooks/public?category=scienceFiction" />,
  play: async () => {
    await expect(await screen.findByText("No science fiction worlds yet", undefined, patient)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Show all worlds" }));
    await waitFor(async () => expect((await list()).getAllByRole("listitem").length).toBeGreaterThan(3), patient);
    await expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  },
});

/** A world goes into a group chat from its card, by keyboard too. */
export const Attach = meta.story({
  play: async () => {
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search worlds" }, patient), "night ferry");
    await waitFor(async () => expect((await list()).getAllByRole("listitem")).toHaveLength(1), patient);
    const attach = await screen.findByRole("button", { name: "Attach The night ferry" }, patient);
    (await list()).getByRole("link", { name: "The night ferry" }).focus();
    await userEvent.tab();
    await waitFor(() => expect(attach).toHaveFocus());
    await waitFor(() => expect(getComputedStyle(attach).opacity).toBe("1"), patient);
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Attach The night ferry" }, patient)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listPublicLorebooks", delayMs: Infinity }] },
  play: async () => {
    await expect(await screen.findByText("Loading lorebooks", undefined, patient)).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const row of state.lorebooks.filter(() => true)) state.lorebooks.put({ ...row, isPublic: false });
    },
  },
  play: async () => {
    await expect(await screen.findByText("No worlds yet", undefined, patient)).toBeVisible();
  },
});

export const Error = meta.story({
  parameters: { faults: [{ operation: "listPublicLorebooks", status: 500, times: 1 }] },
  play: async () => {
    await tryAgain();
    await expect((await list()).getAllByRole("listitem")).toHaveLength(20);
  },
});

export const Long = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const row = state.lorebooks.get("lore-almanac");
      if (row) state.lorebooks.put({ ...row, name: `A${" very".repeat(18)} long`, description: "word ".repeat(300) });
    },
  },
  play: async () => {
    await expect((await list()).getByRole("link", { name: /very very very/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const SignedOut = meta.story({
  parameters: { world: "signed-out" },
  play: async () => {
    await expect(await screen.findByText("Sign in to see worlds", undefined, patient)).toBeVisible();
    const main = within(screen.getByRole("main"));
    await expect(main.getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      "/sign-in?next=%2Florebooks%2Fpublic",
    );
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect((await list()).getAllByRole("listitem")).toHaveLength(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
