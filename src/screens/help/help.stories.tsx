import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Help",
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/help" />,
});

const isOpen = () => screen.findByRole("heading", { level: 1, name: "How can we help" });
const sections = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** Each entry of the contents leads to a section of its name. */
export const Default = meta.story({
  play: async () => {
    await isOpen();
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual(sections());
    await expect(links.length).toBeGreaterThan(8);
    for (const link of links) await expect(document.querySelector(link.getAttribute("href")!)).toBeVisible();
    for (const link of screen.getByRole("list", { name: "Often looked for" }).querySelectorAll("a"))
      await expect(document.querySelector(link.getAttribute("href")!)).toBeVisible();
  },
});

/** A word leaves the sections that have it; an often asked question brings the others back. */
export const Search = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search help" }), "username");
    await waitFor(() => expect(sections()).toEqual(["A first scene", "Your data"]));
    await expect(screen.getAllByText("username", { selector: "mark" })[0]).toBeVisible();
    await expect(screen.getByText("2 sections")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("link", { name: "Branches" }));
    await expect(await screen.findByRole("heading", { level: 2, name: "Branches" })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  name: "Nothing found",
  play: async () => {
    await isOpen();
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search help" }), "xylophone");
    await expect(await screen.findByRole("heading", { name: "Nothing on that" })).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "Clear the search" }).at(-1)!);
    await waitFor(() => expect(sections().length).toBeGreaterThan(8));
    await expect(screen.getByRole("searchbox", { name: "Search help" })).toHaveFocus();
  },
});

/** The contents are one row that says where one is, and opens. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await isOpen();
    await expect(screen.queryByRole("navigation", { name: "On this page" })).toBeNull();
    await userEvent.click(await screen.findByText(/^1 of \d+$/));
    await userEvent.click(within(document.querySelector("details")!).getByRole("link", { name: "Group chats" }));
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 2, name: "Group chats" }).getBoundingClientRect().top).toBeLessThan(
        300,
      ),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
