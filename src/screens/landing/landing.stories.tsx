import { expect, screen, waitFor, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { texts } from "#src/domain/texts.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { expectNoChrome, onMobile, onSmallPhone } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Landing",
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/" />,
});

export const SignedOut = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "It’s your line." })).toBeVisible();
    await expectNoChrome();
    await userEvent.click(await screen.findByRole("link", { name: /Thessaly Wren/ }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
  },
});

/** What is typed is kept at once, and stands on the sign-up page as what will be sent. */
export const Answering = meta.story({
  play: async () => {
    const field = await screen.findByRole("textbox", { name: "Your answer to Maren" });
    await userEvent.click(screen.getByRole("button", { name: "Reply free" }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Ask about the light" }));
    await waitFor(() => expect(field).toHaveValue("“Why is the light out?”"));
    await userEvent.click(screen.getByRole("button", { name: "Say nothing" }));
    await waitFor(() => expect(field).toHaveValue("*I say nothing and hold up the lamp.*"));
    await userEvent.clear(field);
    await userEvent.type(field, "*I knock twice.* “It is me.”");
    await expect(await screen.findByText(/^Kept word for word/)).toBeVisible();
    // Own words are not replaced.
    await userEvent.click(screen.getByRole("button", { name: "Ask about the light" }));
    await expect(field).toHaveValue("*I knock twice.* “It is me.”");
    await userEvent.click(screen.getByRole("button", { name: "Reply free" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "She is waiting" })).toBeVisible();
    await expect(screen.getByText("“It is me.”")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Sign Up and send it" })).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Change it" }));
    await expect(await screen.findByRole("textbox", { name: "Your answer to Maren" })).toHaveValue(
      "*I knock twice.* “It is me.”",
    );
  },
});

/** Narration is told apart while it is typed; each line stands where the field has it, also once it scrolls. */
export const Narrating = meta.story({
  play: async () => {
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your answer to Maren" });
    await userEvent.type(field, "*I hold up the lamp.* “Here.”");
    const behind = field.previousElementSibling!;
    await waitFor(() => expect(behind.querySelector("[data-look=narrated]")).toHaveTextContent("I hold up the lamp."));
    await expect(behind.querySelectorAll("[data-look=mark]")).toHaveLength(2);
    await expect(getComputedStyle(field).color).toBe("rgba(0, 0, 0, 0)");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("A long way to stand there, and no light to stand in. ".repeat(14));
    await waitFor(() => expect(field.scrollHeight).toBeGreaterThan(field.clientHeight));
    await expect(behind.clientHeight).toBe(field.clientHeight);
    await expect(Math.abs(behind.scrollHeight - field.scrollHeight)).toBeLessThanOrEqual(2);
    field.scrollTop = 40;
    await waitFor(() => expect(behind.scrollTop).toBe(field.scrollTop));
    await userEvent.clear(field);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Sign Up" })).toBeVisible();
    await screen.findByRole("link", { name: /Thessaly Wren/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Desktop = meta.story({
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      expect.stringContaining("/sign-in"),
    );
    await expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      expect.stringContaining("/sign-up"),
    );
    await expect(screen.getByRole("link", { name: "See the full cast" })).toHaveAttribute("href", "/home");
    // Three cards with decorative product pictures: not interactive, hidden from screen readers.
    const cards = screen.getByRole("region", { name: "How it plays" });
    await expect(within(cards).getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(within(cards).queryByRole("button")).toBeNull();
    await expect(await screen.findByRole("heading", { name: "Write your own" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Plans" })).toHaveAttribute("href", "#plans");
    await expect(screen.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    await expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    const cast = within(screen.getByRole("region", { name: "Waiting in the wings" }));
    await expect(await cast.findAllByRole("link", { name: /Wren|Reyes|Marchetti|Halcyon|Vane|Sahar/ })).toHaveLength(6);
  },
});

/** The scene keeps its own colours in a light theme: the mark, the lamp's button, and what is written on the picture. */
export const Light = meta.story({
  globals: { theme: "lightModeTheme" },
  play: async () => {
    const reply = await screen.findByRole("button", { name: "Reply free" });
    await expect(getComputedStyle(reply).backgroundColor).toBe("rgb(250, 177, 106)");
    const mark = document.querySelector("header path");
    await expect(mark && getComputedStyle(mark).stroke).toBe("rgb(242, 236, 225)");
    await expect(document.documentElement).toHaveAttribute("data-theme", "lightModeTheme");
  },
});

/** What does not fit beside the button is left out, and nothing stands over anything. */
export const SmallPhone = meta.story({
  name: "Small phone",
  globals: onSmallPhone,
  play: async () => {
    const reply = (await screen.findByRole("button", { name: "Reply free" })).getBoundingClientRect();
    for (const { label } of texts.landing.hints) {
      const hint = screen.queryByRole("button", { name: label });
      if (hint !== null) await expect(hint.getBoundingClientRect().right).toBeLessThanOrEqual(reply.left);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const CastFailed = meta.story({
  parameters: { faults: [{ operation: "listHomeCharacters", status: 503, times: 1 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("link", { name: /Thessaly Wren/ })).toBeVisible();
  },
});
