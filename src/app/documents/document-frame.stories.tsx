import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { HelpScreen } from "#src/screens/help/help-screen.tsx";
import { TermsScreen } from "#src/screens/legal/terms-screen.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { DocumentFrame } from "./document-frame.tsx";

const meta = preview.meta({ title: "App shell/Document frame", component: DocumentFrame });

/** A text without code: nothing in it needs any. */
export const Terms = meta.story({
  args: { children: <TermsScreen /> },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(screen.queryByRole("button")).toBeNull();
    await expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    await expect(screen.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    await waitFor(() => expect(skip).toHaveFocus());
    await expect(document.querySelector(skip.getAttribute("href")!)).toBe(screen.getByRole("main"));
  },
});

/** Search needs code, so it is not offered. */
export const Help = meta.story({
  args: { children: <HelpScreen isText /> },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "How can we help" })).toBeVisible();
    await expect(screen.queryByRole("searchbox")).toBeNull();
    await expect(screen.getByRole("navigation", { name: "On this page" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  args: { children: <HelpScreen isText /> },
  play: async () => {
    const row = await screen.findByText("On this page", { selector: "summary" });
    await userEvent.click(row);
    await expect(await within(row.parentElement!).findByRole("link", { name: "Group chats" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
