import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { openDialog } from "#src/client-state/dialogs.ts";
import { breakRegions } from "#src/lib/region-faults.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";

const meta = preview.meta({
  title: "App shell/Crash/Regions",
  parameters: { world: "free" },
  beforeEach: () => () => breakRegions(),
});

const sentence = "This part could not be shown.";
const retry = () => screen.findByRole("button", { name: /Try again$/ });

/** Breaks one region, checks its message and that the rest still works, then retries with the fault removed. */
async function breakAndMend(name: string, isWhole: () => Promise<unknown>, stands: () => HTMLElement): Promise<void> {
  await isWhole();
  breakRegions(name);
  const again = await retry();
  await expect(again.closest("[role=alert]") ?? (await screen.findByText(sentence))).toBeInTheDocument();
  await expect(stands()).toBeInTheDocument();
  await expect(screen.queryByRole("heading", { name: "We lost the thread" })).toBeNull();
  breakRegions();
  await userEvent.click(again);
  await isWhole();
}

const cast = () => screen.getByRole("heading", { level: 2, name: "Tonight’s cast" });
const account = () => screen.getByRole("button", { name: "Account" });

/** Menu, recent chats, top bar and counters fail independently (F39, 1 to 4). */
export const Frame = meta.story({
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await screen.findByRole("heading", { level: 2, name: "Tonight’s cast" });
    await breakAndMend("menu", () => screen.findByRole("link", { name: "Home" }), cast);
    await breakAndMend("recent-chats", () => screen.findByRole("region", { name: "Recent Chats" }), cast);
    await breakAndMend("top-bar", () => screen.findByRole("button", { name: "Account" }), cast);
    breakRegions("counters");
    await waitFor(() => expect(screen.getAllByRole("button", { name: `${sentence} Try again` })).toHaveLength(2));
    await expect(account()).toBeVisible();
    breakRegions();
    for (const button of screen.getAllByRole("button", { name: `${sentence} Try again` }))
      await userEvent.click(button);
    await expect(await screen.findByRole("img", { name: /Event tokens/ })).toBeVisible();
  },
});

/** Home's page, scenes and cast fail; the frame stays (F39, 5 to 7). */
export const Home = meta.story({
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    const hero = () => screen.findByText("Previously, with Maren Holloway");
    await breakAndMend("home-scenes", hero, cast);
    await breakAndMend("home-cast", () => screen.findByRole("link", { name: /Thessaly Wren/ }), account);
    breakRegions("page");
    await expect(await screen.findByRole("heading", { level: 1, name: "We lost the thread" })).toBeVisible();
    await expect(account()).toBeVisible();
    await expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    breakRegions();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await hero();
  },
});

/** Overlays: a dialog that cannot render is closed with a message; notices and toasts fail silently (8 to 10). */
export const Overlays = meta.story({
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    breakRegions("dialog");
    openDialog("themes", {});
    await expect(await screen.findByRole("alert")).toHaveTextContent("This could not be opened. Please try again.");
    await expect(screen.queryByRole("dialog")).toBeNull();
    breakRegions();
    openDialog("themes", {});
    await expect(await screen.findByRole("dialog", { name: "Themes" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    toaster.clear();
    breakRegions("notices", "toasts");
    toaster.info("Nobody hears this");
    await expect(screen.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(account()).toBeVisible();
    await expect(screen.queryByText("Nobody hears this")).toBeNull();
  },
});

/** Signed out: the landing page's character strip (11). */
export const Landing = meta.story({
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/" />,
  play: async () => {
    await breakAndMend(
      "landing-cast",
      () => screen.findByRole("link", { name: /Thessaly Wren/ }),
      () => screen.getByRole("heading", { level: 1, name: "It’s your line." }),
    );
  },
});

/** The bot check fails without losing typed text (12). */
export const SignIn = meta.story({
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/sign-in" />,
  play: async () => {
    await userEvent.type(await screen.findByLabelText("E-mail"), "wren@example.com");
    await breakAndMend(
      "bot-check",
      () => screen.findByRole("button", { name: "I am a person" }),
      () => screen.getByDisplayValue("wren@example.com"),
    );
    await expect(screen.getByLabelText("E-mail")).toHaveValue("wren@example.com");
  },
});
