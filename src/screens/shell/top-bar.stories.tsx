import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { groupAt } from "#src/test-support/group-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { deadLinks, hasScreen } from "#src/test-support/screens.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "App shell/Top bar",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

const bar = async () => within(await screen.findByRole("banner"));

export const SignedOut = meta.story({
  parameters: { world: "signed-out" },
  play: async () => {
    const top = await bar();
    await expect(top.getByRole("link", { name: "Sotto" })).toHaveAttribute("href", "/");
    await expect(top.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(top.queryByRole("button", { name: "Account" })).toBeNull();
    await expect(top.queryByText("/100")).toBeNull();
  },
});

export const Free = meta.story({
  play: async () => {
    const top = await bar();
    await expect(top.getByRole("link", { name: "Sotto" })).toHaveAttribute("href", "/home");
    await expect(top.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(await top.findByText(/left of \d+/)).toBeInTheDocument();
    await expect(top.queryAllByRole("link", { name: /credits left of/ })).toHaveLength(
      hasScreen("/subscription") ? 1 : 0,
    );
    await expect(await top.findByRole("img", { name: "Event tokens: 0 of 100" })).toHaveTextContent("0/100");
    await expect(top.queryAllByRole("link", { name: "Text to Image" })).toHaveLength(
      hasScreen("/text-to-image") ? 1 : 0,
    );
    await expect(top.queryAllByRole("link", { name: "Image to Image" })).toHaveLength(
      hasScreen("/image-to-image") ? 1 : 0,
    );
    await expect(deadLinks(top.getAllByRole("link"))).toEqual([]);
    await userEvent.click(await top.findByRole("button", { name: "Theme" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Soft Pink" }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "roseTheme"));
    await expect(localStorage.getItem("app.theme")).toBe("roseTheme");
    await userEvent.keyboard("{Escape}");
  },
});

export const Paid = meta.story({
  parameters: { world: "paid" },
  play: async () => {
    const top = await bar();
    await expect(await top.findByText(/left of \d+/)).toBeInTheDocument();
    await expect(top.getByText("credits", { exact: false, selector: "small" })).toBeVisible();
    await expect(top.getByRole("button", { name: "Create" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const top = await bar();
    await expect(await top.findByRole("img", { name: /Event tokens/ })).toBeVisible();
    await expect(top.queryByRole("button", { name: "Create" })).toBeNull();
    await userEvent.click(await top.findByRole("button", { name: "Account" }));
    await expect(await screen.findByRole("menuitem", { name: "Theme" })).toBeVisible();
    await expect(screen.queryAllByRole("menuitem", { name: "Create a Character" })).toHaveLength(
      hasScreen("/new-character") ? 1 : 0,
    );
    await expect(screen.getByRole("menuitem", { name: "Start Group Chat" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const conversation = (character: string) => () => <ScreenAt path={`/conversation/${character}`} />;

/** In a chat its own tools replace the create tools (TOP-10 to TOP-14). */
export const InConversation = meta.story({
  render: conversation("char-halcyon-9"),
  play: async () => {
    const top = await bar();
    await expect(await top.findByRole("button", { name: "Favourite", pressed: false })).toBeVisible();
    for (const name of ["Share", "Themes", "New chat", "More"])
      await expect(top.getByRole("button", { name })).toBeVisible();
    await expect(top.queryByRole("button", { name: "Create" })).toBeNull();
    await expect(top.getByRole("button", { name: "Account" })).toBeVisible();
  },
});

export const InConversationFavourite = meta.story({
  render: conversation("char-maren-holloway"),
  play: async () => {
    await expect(await (await bar()).findByRole("button", { name: "Favourite", pressed: true })).toBeVisible();
  },
});

/** A group is nobody's favourite and has no page to share. */
export const InGroupChat = meta.story({
  parameters: { world: "groups" },
  render: () => <ScreenAt path={groupAt("night-bakery")} />,
  play: async () => {
    const top = await bar();
    for (const name of ["Themes", "New scene", "More"])
      await expect(await top.findByRole("button", { name })).toBeVisible();
    for (const name of ["Create", "Favourite", "Share"]) await expect(top.queryByRole("button", { name })).toBeNull();
    await userEvent.click(await top.findByRole("button", { name: "More" }));
    for (const name of [
      "Search in this chat",
      "Scenes of this group",
      "New scene",
      "Lorebooks",
      "Edit group",
      "Delete group",
    ])
      await expect(await screen.findByRole("menuitem", { name })).toBeVisible();
    // What cannot be undone comes last, apart from the rest.
    await waitFor(() => expect(screen.getAllByRole("menuitem").at(-1)).toHaveTextContent("Delete group"));
    await expect(screen.getAllByRole("separator").at(-1)?.nextElementSibling).toHaveTextContent("Delete group");
  },
});

/** The chat's own header replaces the top bar (GAP-75). */
export const MobileInConversation = meta.story({
  globals: onMobile,
  render: conversation("char-halcyon-9"),
  play: async () => {
    await expect((await screen.findAllByText(/Halcyon-9|Unregistered/)).length).toBeGreaterThan(0);
    await expect(screen.queryByRole("button", { name: "Account" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
