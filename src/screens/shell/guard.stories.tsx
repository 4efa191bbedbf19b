import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { createStore, useStore } from "#src/client-state/store.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { oneOfEach, userIsKnown } from "#src/test-support/screens.ts";

const meta = preview.meta({ title: "App shell/Guard", parameters: { world: "free" } });

export const SignedOutOnAProtectedPage = meta.story({
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/conversation/char-maren-holloway" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    // No session expired: the user was not signed in.
    await expect(screen.queryByText(/Your session has ended/)).toBeNull();
    await expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      expect.stringContaining("next="),
    );
  },
});

export const SignedInOnLanding = meta.story({
  render: () => <ScreenAt path="/" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    await expect(screen.queryByText("It’s your line.")).toBeNull();
  },
});

const address = createStore("/");
function AddressShown() {
  const path = useStore(address);
  return <ScreenAt key={path} path={path} />;
}

/** Opens each address directly: it has one main landmark, a heading and a title, without errors. Returns the titles. */
async function openAll(paths: readonly string[]): Promise<Record<string, string>> {
  const titles: Record<string, string> = {};
  for (const path of paths) {
    document.title = "";
    address.set(path);
    await waitFor(() => expect(document.title).toMatch(/^.+ · Sotto$/));
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 1 }).length).toBeGreaterThan(0));
    await expect(screen.getAllByRole("main")).toHaveLength(1);
    await expect(screen.queryByText("We lost the thread")).toBeNull();
    titles[path] = document.title;
  }
  return titles;
}

/** Each address without an account: its page, or sign-in with a return address (F35, GAP-17). */
export const EveryAddressSignedOut = meta.story({
  parameters: { world: "signed-out" },
  render: () => <AddressShown />,
  play: async () => {
    const titles = await openAll([...oneOfEach.map(({ path }) => path), "/no-such-page"]);
    for (const { path, layouts } of oneOfEach) {
      const isForMembers =
        layouts.includes("_member") || layouts.includes("_admin") || path === "/sign-up/complete-profile";
      await expect([path, titles[path] === "Back to your scene · Sotto"]).toEqual([
        path,
        isForMembers || path === "/sign-in",
      ]);
    }
    await expect(titles["/no-such-page"]).toBe("This scene was cut · Sotto");
  },
});

/** Each address with an account: its page, or home for the sign-in pages. */
export const EveryAddressSignedIn = meta.story({
  render: () => <AddressShown />,
  play: async () => {
    const titles = await openAll([...oneOfEach.map(({ path }) => path), "/no-such-page"]);
    for (const { path, layouts } of oneOfEach) {
      const leadsHome = path === "/" || (layouts.includes("_auth") && path !== "/success");
      await expect([path, titles[path] === "Home · Sotto"]).toEqual([path, leadsHome || path === "/home"]);
      await expect(titles[path]).not.toBe("Back to your scene · Sotto");
    }
    await expect(titles["/no-such-page"]).toBe("This scene was cut · Sotto");
  },
});

export const UserInfoLoading = meta.story({
  parameters: { faults: [{ operation: "getUserInfo", delayMs: Infinity }] },
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Account" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: "My Profile" })).toBeNull();
  },
});

/** Several parts of the page read the account: each of them fails until the story ends it. */
const unreadable = failing("getUserInfo");

export const UserInfoFailed = meta.story({
  parameters: { change: unreadable.begin },
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await expect(await screen.findByText("Your account could not be loaded.")).toBeVisible();
    await expect(screen.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    unreadable.end();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await userIsKnown();
    await expect(screen.queryByText("Your account could not be loaded.")).toBeNull();
  },
});
