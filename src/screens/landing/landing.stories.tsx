import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { openings } from "#src/domain/openings.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { withEnsemble } from "#src/test-support/plan-steps.ts";
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

/** A screen reader is told. */
const expectToldOf = (words: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole("status")
        .map((one) => one.textContent)
        .join(),
    ).toContain(words),
  );

/** Another opening: another character with a line of their own. What is typed stays, and goes to whom is here then. */
export const AnotherOpening = meta.story({
  name: "Another opening",
  play: async () => {
    const field = await screen.findByRole("textbox", { name: "Your answer to Maren" });
    await userEvent.type(field, "*I knock twice.* “It is me.”");
    const another = screen.getByRole("button", { name: "Another opening" });
    await userEvent.click(another);
    await expect(screen.getByText("“Tell me where you were on Tuesday. Lie nicely.”")).toBeVisible();
    await expectToldOf("Ilario Voss is on stage now. Voss dries his hat");
    await waitFor(() => expect(another).toHaveFocus());
    await expect(screen.getByRole("textbox", { name: "Your answer to Voss" })).toBe(field);
    await expect(field).toHaveValue("*I knock twice.* “It is me.”");
    await expect(screen.getByText(/it is the first thing he hears\.$/)).toBeVisible();
    // Both pictures are his, and lit.
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main > div > img")];
    await waitFor(() => expect(pictures.map((one) => getComputedStyle(one).opacity)).toEqual(["1", "1"]));
    for (const [index, name] of ["voss-scene", "voss-cutout"].entries())
      await expect(pictures[index]?.src).toContain(name);
    // A line that the page has written gives way to another of its kind, of whoever is on stage.
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole("button", { name: "Give an alibi" }));
    another.focus();
    await userEvent.keyboard("{Enter}");
    await expectToldOf("Thessaly Wren is on stage now.");
    await expect(field).toHaveValue("“At the theatre. I sat alone.”");
    await userEvent.click(screen.getByRole("button", { name: "Take the tea" }));
    await expect(field).toHaveValue("*I sit down and take the tea.*");
    // It stands on the sign-up page beside her line, and she is still there for who changes it.
    await userEvent.click(screen.getByRole("button", { name: "Reply free" }));
    await expect(await screen.findByText("An account takes a minute. Then Thessaly answers.")).toBeVisible();
    await expect(screen.getByText("“You’re late, or the clock’s early. It’s been sulking.”")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Change it" }));
    await expect(await screen.findByRole("textbox", { name: "Your answer to Thessaly" })).toHaveValue(
      "*I sit down and take the tea.*",
    );
    // After the last the first comes on again.
    for (const { short } of [...openings.slice(3), ...openings.slice(0, 1)]) {
      await userEvent.click(screen.getByRole("button", { name: "Another opening" }));
      await expect(screen.getByRole("textbox", { name: `Your answer to ${short}` })).toBeVisible();
    }
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
    await expect(screen.getByText(/^For adults, 18 or older/)).toBeVisible();
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
    for (const { label } of openings[0].hints) {
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

const plans = () => within(screen.getByRole("region", { name: "Choose your seat" }));

/** What each plan costs stands beside its name, and nothing has moved for it. */
export const PlansWithPrices = meta.story({
  name: "Plans with prices",
  parameters: { faults: [{ operation: "listPlans", delayMs: 4000 }] },
  play: async () => {
    await screen.findByRole("heading", { name: "Choose your seat" });
    const room = () => plans().getByRole("list").getBoundingClientRect().height;
    await expect(plans().queryByText(/\$/)).toBeNull();
    const before = room();
    const [free, pro] = await waitFor(async () => {
      await expect(plans().getByText("$9.99")).toBeVisible();
      return plans().getAllByRole("listitem");
    });
    await expect(free).toHaveTextContent(/^Free\$0Every character/);
    await expect(pro).toHaveTextContent(/^Pro\$9\.99 \/ monthFor people who dress the set/);
    await expect(room()).toBe(before);
  },
});

/** Without the server the plans are told without a price: no gap, no error, and the way in. */
export const PlansFailed = meta.story({
  name: "Plans failed",
  parameters: { faults: [{ operation: "listPlans", status: 500 }] },
  play: async () => {
    await screen.findByRole("link", { name: /Thessaly Wren/ });
    await expect(
      plans()
        .getAllByRole("heading", { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(["Free", "Pro"]);
    await expect(plans().getByText(/^Every character, every scene/)).toBeVisible();
    await expect(plans().queryByText(/\$/)).toBeNull();
    await expect(plans().queryByRole("alert")).toBeNull();
    await expect(plans().getByRole("link", { name: "Sign Up" })).toBeVisible();
  },
});

/** A plan that the document knows nothing of is told by what it has. */
export const UnknownPlan = meta.story({
  name: "Unknown plan",
  parameters: { change: withEnsemble },
  play: async () => {
    await waitFor(() => expect(plans().getAllByRole("listitem")).toHaveLength(3));
    await expect(plans().getAllByRole("listitem")[2]).toHaveTextContent(
      "Ensemble$19.50 / monthEverything in Pro. 3,000 image credits a month",
    );
  },
});

/** Nothing has moved when another has come on, on a phone either. */
export const AnotherOpeningOnAPhone = meta.story({
  name: "Another opening on a phone",
  globals: onMobile,
  play: async () => {
    const another = await screen.findByRole("button", { name: "Another opening" });
    const place = () => {
      const { left, top } = another.getBoundingClientRect();
      return [left, top];
    };
    await document.fonts.ready;
    const before = place();
    for (const { short } of openings.slice(1)) {
      await userEvent.click(another);
      await expect(screen.getByRole("textbox", { name: `Your answer to ${short}` })).toBeVisible();
      await expect(place()).toEqual(before);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The scene of another has its own colours in a light theme, too. */
export const AnotherOpeningInLight = meta.story({
  name: "Another opening in light",
  globals: { theme: "lightModeTheme" },
  play: async () => {
    const another = await screen.findByRole("button", { name: "Another opening" });
    for (const { name, line } of openings.slice(1)) {
      await userEvent.click(another);
      await expectToldOf(`${name} is on stage now. ${line}`);
    }
    await expect(screen.getByText(/^Noor pours the tea/)).toBeVisible();
    await expect(await screen.findByText("$9.99")).toBeVisible();
  },
});
