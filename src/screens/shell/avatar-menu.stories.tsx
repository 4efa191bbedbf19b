import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

const meta = preview.meta({
  title: "App shell/Avatar menu",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

const open = async () => userEvent.click(await screen.findByRole("button", { name: "Account" }));

export const Closed = meta.story({
  play: async () => {
    const button = await screen.findByRole("button", { name: "Account" });
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await expect(screen.queryByRole("menu")).toBeNull();
  },
});

export const Open = meta.story({
  play: async () => {
    await open();
    await expect(await screen.findByRole("menuitem", { name: "Logout" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Account" })).toHaveFocus());
    await open();
    await expect(await screen.findByRole("menuitem", { name: "Logout" })).toBeVisible();
  },
});

/**
 * Enter opens it with the first entry highlighted, also the first time; arrows move, Escape restores focus, Tab continues
 * from there.
 */
export const Keyboard = meta.story({
  play: async () => {
    const account = () => screen.getByRole("button", { name: "Account" });
    await screen.findByRole("button", { name: "Account" });
    account().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Personas" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Shortcuts" })).toHaveAttribute("data-highlighted"),
    );
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(account()).toHaveFocus());
    await userEvent.tab({ shift: true });
    // The credits are beside it and lead to the plans.
    await expect(document.activeElement).toHaveAttribute("href", "/subscription");
  },
});

/** The server never answers: the user is signed out anyway, and no data is left in this browser (GAP-94, TOP-16 to 19). */
export const LoggingOut = meta.story({
  parameters: {
    faults: [{ operation: "signOut", delayMs: Infinity }],
    stored: {
      "app.theme": "roseTheme",
      "app.font": "caveat",
      "app.drawer": "true",
      "app.seen.charSettings": "true",
      "app.customThemes": "[]",
      "app.draft.user-mara.thread-1": '"unsent"',
      "another.app": "stays",
    },
  },
  play: async () => {
    await screen.findByRole("link", { name: "Maren Holloway" });
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "roseTheme"));
    await open();
    // The menu takes focus once it is ready.
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{End}{Enter}");
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    await expect(Object.keys(localStorage).filter((key) => key.startsWith("app."))).toEqual([]);
    await expect(localStorage.getItem("another.app")).toBe("stays");
    // At once, without a reload (TRAP-10).
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "dark"));
    await expect(document.documentElement).toHaveAttribute("data-font", "satoshi");
    await expect(screen.queryByText(/Your session has ended/)).toBeNull();
  },
});
