import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { deadLinks, hasScreen, userIsKnown } from "#src/test-support/screens.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "App shell/Side menu",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

const menu = () => screen.findByRole("navigation", { name: "Main" });
const width = (element: HTMLElement) => Math.round(element.getBoundingClientRect().width);

/** GAP-13, in order. Entries exist only for built screens. */
const memberEntries = [
  ["Home", "/home"],
  ["My Profile", "/creator/user-mara"],
  ["My Conversations", "/myconversation"],
  ["My Favourites", "/myfavourite"],
  ["My Characters", "/mycharacters"],
  ["Global Search", "/global-search"],
  ["Attachments", "/lorebooks"],
  ["Worlds", "/lorebooks/public"],
  ["Image Templates", "/image-templates"],
  ["Text to Image", "/text-to-image"],
  ["Image to Image", "/image-to-image"],
  ["Create a Character", "/new-character"],
  ["Subscription", "/subscription"],
] as const;

export const DesktopCollapsed = meta.story({
  play: async () => {
    const nav = await menu();
    await userIsKnown();
    await within(nav).findByRole("link", { name: "Maren Holloway" });
    await expect(width(nav)).toBe(65);
    const links = within(nav).getAllByRole("link");
    const names = new Set<string>(memberEntries.map(([name]) => name));
    await expect(
      links.filter((link) => names.has(link.textContent)).map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual(memberEntries.filter(([, href]) => hasScreen(href)));
    await expect(deadLinks(links)).toEqual([]);
    await expect(within(nav).getByRole("link", { name: "Terms" })).toHaveAttribute("aria-current", "page");
    // External: a new tab without an opener (SHELL-24).
    const wiki = within(nav).getByRole("link", { name: "Wiki (opens in a new tab)" });
    await expect(wiki).toHaveAttribute("href", "https://wiki.example/");
    await expect(wiki).toHaveAttribute("target", "_blank");
    await expect(wiki).toHaveAttribute("rel", "noopener noreferrer");
  },
});

export const DesktopHoverExpanded = meta.story({
  play: async () => {
    const nav = await menu();
    const home = within(nav).getByRole("link", { name: "Home" });
    const before = home.getBoundingClientRect().left;
    await userEvent.hover(home);
    await waitFor(() => expect(width(nav)).toBe(220));
    await expect(home.getBoundingClientRect().left).toBe(before);
    await userEvent.unhover(nav);
    await waitFor(() => expect(width(nav)).toBe(65));
    await userEvent.hover(home);
    await waitFor(() => expect(width(nav)).toBe(220));
    // Hover does not pin it (RES-21).
    await expect(localStorage.getItem("app.drawer")).toBeNull();
  },
});

export const DesktopPinnedOpen = meta.story({
  play: async () => {
    const nav = await menu();
    await userEvent.click(await screen.findByRole("button", { name: "Menu", expanded: false }));
    await waitFor(() => expect(width(nav)).toBe(220));
    await expect(localStorage.getItem("app.drawer")).toBe("true");
    await waitFor(() => expect(Math.round(screen.getByRole("main").getBoundingClientRect().left)).toBe(220));
    await userEvent.unhover(nav);
    await expect(width(nav)).toBe(220);
  },
});

/** The flag is stored across visits. */
export const DesktopRemembered = meta.story({
  parameters: { stored: { "app.drawer": "true" } },
  play: async () => {
    await expect(width(await menu())).toBe(220);
    await expect(screen.getByRole("button", { name: "Menu", expanded: true })).toBeVisible();
  },
});

/** The rail opens on keyboard focus and closes on blur; the menu button pins and unpins it. */
export const DesktopByKeyboard = meta.story({
  play: async () => {
    const nav = await menu();
    await userIsKnown();
    await within(nav).findByRole("link", { name: "Maren Holloway" });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(within(nav).getByRole("link", { name: "Sotto" })).toHaveFocus());
    await waitFor(() => expect(width(nav)).toBe(220));
    for (const link of within(nav).getAllByRole("link").slice(1)) {
      await userEvent.tab();
      await waitFor(() => expect(link).toHaveFocus());
    }
    await waitFor(() => expect(within(nav).getByRole("link", { name: "Privacy" })).toHaveFocus());
    await userEvent.tab();
    const button = screen.getByRole("button", { name: "Menu", expanded: false });
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(width(nav)).toBe(65));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(width(nav)).toBe(220));
    await waitFor(() => expect(screen.getByRole("button", { name: "Menu", expanded: true })).toHaveFocus());
    await userEvent.keyboard(" ");
    await waitFor(() => expect(width(nav)).toBe(65));
    await expect(localStorage.getItem("app.drawer")).toBe("false");
  },
});

export const SignedOut = meta.story({
  parameters: { world: "signed-out", stored: { "app.drawer": "true" } },
  play: async () => {
    const nav = within(await menu());
    await expect(nav.getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      expect.stringContaining("/sign-in"),
    );
    await expect(nav.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Sotto",
      "Home",
      ...(hasScreen("/lorebooks/public") ? ["Worlds"] : []),
      "Wiki (opens in a new tab)",
      "Sign In",
      "Terms",
      "Privacy",
    ]);
    await expect(nav.queryByText("Recent Chats")).toBeNull();
  },
});

export const Free = meta.story({
  parameters: { stored: { "app.drawer": "true" } },
  play: async () => {
    const nav = within(await menu());
    await userIsKnown();
    // Once, to the plans (ROLE-06, NAV-11).
    await expect(nav.getByRole("link", { name: "Try Pro!" })).toHaveAttribute("href", "/subscription");
    await expect(nav.queryByRole("link", { name: "Sign In" })).toBeNull();
  },
});

export const Paid = meta.story({
  parameters: { world: "paid", stored: { "app.drawer": "true" } },
  play: async () => {
    const nav = within(await menu());
    await userIsKnown();
    await expect(nav.queryByRole("link", { name: "Try Pro!" })).toBeNull();
  },
});

/** No profile link until the user id is known (TRAP-68). */
export const UserIdUnknown = meta.story({
  parameters: { faults: [{ operation: "getUserInfo", delayMs: Infinity }], stored: { "app.drawer": "true" } },
  play: async () => {
    const nav = within(await menu());
    await expect(await nav.findByRole("link", { name: "Home" })).toBeVisible();
    await expect(nav.queryByRole("link", { name: "My Profile" })).toBeNull();
    await expect(nav.queryByRole("link", { name: "Try Pro!" })).toBeNull();
  },
});

export const LongNames = meta.story({
  parameters: {
    stored: { "app.drawer": "true" },
    change: ({ context: { state } }: Backend) => {
      const character = state.characters.get("char-maren-holloway");
      if (character) state.characters.put({ ...character, name: "Maximiliana Featherstonehaugh-Cholmondele" });
    },
  },
  play: async () => {
    const nav = await menu();
    const link = await within(nav).findByRole("link", { name: /Maximiliana/ });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(width(nav)).toBe(220);
  },
});

export const MobileDrawerClosed = meta.story({
  globals: onMobile,
  parameters: { stored: { "app.drawer": "true" } },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Menu" })).toBeVisible();
    // The desktop flag does not open it (TRAP-69).
    await expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

export const MobileDrawerOpen = meta.story({
  globals: onMobile,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("link", { name: "Home" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    // The chosen page's heading gets focus.
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Home" })).toHaveFocus());
    await expect(localStorage.getItem("app.drawer")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
});

/** Escape and the scrim close it and return focus to the menu button; Tab stays inside (GAP-14, GAP-24). */
export const MobileDrawerByKeyboard = meta.story({
  globals: onMobile,
  play: async () => {
    const button = await screen.findByRole("button", { name: "Menu" });
    await userIsKnown();
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(width(dialog)).toBe(220);
    for (let i = 0; i < 12; i += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(localStorage.getItem("app.drawer")).toBeNull();
  },
});
