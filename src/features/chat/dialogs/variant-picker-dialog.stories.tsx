import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { brokenBy, chooseInMenu, isOpen, marenThread } from "#src/test-support/conversation-steps.ts";

const meta = preview.meta({
  title: "Dialogs/Variant picker",
  parameters: { world: "free", stored: { "app.seen.charSettings": "true" } },
  render: () => <ScreenAt path={marenThread} />,
});

async function openPicker() {
  await isOpen();
  await userEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Menu" }));
  if (window.innerWidth < 768) {
    await userEvent.click(await screen.findByRole("button", { name: "Select Character Variants" }));
  } else {
    await chooseInMenu("Select Character Variants");
  }
  return within(await screen.findByRole("dialog", { name: "Which Maren Holloway tonight?" }));
}
/** Waits for the cards and focus on the middle one. */
async function cardsAre(count: number) {
  await waitFor(() => expect(document.querySelectorAll("[data-variant-card]")).toHaveLength(count));
  await waitFor(() => expect(middle()).toHaveFocus());
}
const middle = () => document.querySelector<HTMLElement>("[data-variant-card][aria-current=true]");

/** Default and original ones first, then the newest (VAR-03). */
export const Default = meta.story({
  play: async () => {
    const picker = await openPicker();
    await cardsAre(3);
    await expect([...document.querySelectorAll("[data-variant-card]")].map((card) => card.textContent)).toEqual([
      expect.stringContaining("Keeper"),
      expect.stringContaining("Years before"),
      expect.stringContaining("Winter log"),
    ]);
    await expect(middle()).toHaveTextContent("Keeper");
    await userEvent.keyboard("{ArrowRight}");
    await expect(middle()).toHaveTextContent("Years before");
    await waitFor(() => expect(middle()).toHaveFocus());
    await userEvent.click(await picker.findByRole("button", { name: "Play this one" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await screen.findByRole("heading", { level: 1, name: "Years before" })).toBeVisible();
    // Old messages stay (GAP-57).
    await expect(screen.getAllByRole("article")).toHaveLength(3);
  },
});

/** Also when the variants are cached, and the card is rendered before the dialog has opened. */
export const FocusReturns = meta.story({
  name: "Focus returns",
  play: async () => {
    const isBack = async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(within(screen.getByRole("main")).getByRole("button", { name: "Menu" })).toHaveFocus());
    };
    await openPicker();
    await cardsAre(3);
    await userEvent.keyboard("{Escape}");
    await isBack();
    await openPicker();
    await cardsAre(3);
    await userEvent.keyboard("{ArrowRight}");
    await expect(middle()).toHaveTextContent("Years before");
    await userEvent.keyboard("{Enter}");
    await isBack();
  },
});

const keepOnly =
  (...ids: string[]) =>
  ({ context: { state } }: Backend) => {
    for (const variant of state.variants.in("char-maren-holloway"))
      if (!ids.includes(variant.id)) state.variants.remove(variant.id);
  };

export const OneVariant = meta.story({
  name: "One variant",
  parameters: { change: keepOnly("var-maren-keeper") },
  play: async () => {
    const picker = await openPicker();
    await expect(await picker.findByRole("button", { name: "Playing this one" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(picker.getByRole("button", { name: "Next variant" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const ManyVariants = meta.story({
  name: "Many variants",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const variant = state.variants.get("var-maren-winter");
      if (variant)
        for (let at = 0; at < 24; at++)
          state.variants.put({
            ...variant,
            id: `var-many-${at}`,
            variantName: `Night ${at + 1}`,
            createdAt: `2026-03-${String(at + 1).padStart(2, "0")}T00:00:00.000Z`,
          });
    },
  },
  play: async () => {
    await openPicker();
    await cardsAre(27);
    await userEvent.keyboard("{End}");
    await expect(middle()).toHaveTextContent("Night 1");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const CurrentMarked = meta.story({
  name: "Current marked",
  play: async () => {
    const picker = await openPicker();
    await expect(await picker.findByText("Currently Active")).toBeVisible();
    await expect(picker.getAllByText("Currently Active")).toHaveLength(1);
    await expect(middle()).toHaveTextContent("Currently Active");
  },
});

/** Placeholders are replaced by names (VAR-06, TRAP-58). */
export const HoverDescription = meta.story({
  name: "Hover description",
  play: async () => {
    await openPicker();
    await cardsAre(3);
    const about = middle()?.querySelector("[data-about]");
    await expect(about).toHaveTextContent(
      "The present night. Maren has kept the light alone since the storm, and you, Mara, are the first person through the door in a year.",
    );
    await userEvent.hover(middle() as HTMLElement);
    await waitFor(() => expect(about).toBeVisible());
    const beside = [...document.querySelectorAll<HTMLElement>("[data-variant-card]")].find(
      (card) => card !== middle() && card.closest("[data-far]") === null,
    );
    await expect(beside?.querySelector("[data-about]")).not.toBeEmptyDOMElement();
    // A synthetic pointer is no hover to CSS; the focus on the card's toggle shows it too.
    beside?.parentElement?.querySelector<HTMLElement>("[aria-pressed]")?.focus();
    await waitFor(() =>
      expect(Number(getComputedStyle(beside?.querySelector("[data-about]") as Element).opacity)).toBe(1),
    );
  },
});

/** Without words of its author a card has no description; the others say no placeholder, whatever is in curly brackets. */
export const WithoutDescription = meta.story({
  name: "Without description",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      for (const variant of state.variants.in("char-maren-holloway"))
        state.variants.put({
          ...variant,
          characterCreatorComment: variant.default ? null : "For {{ USER }}, from {{Char}}: {{time}} is {user} {{}}.",
        });
    },
  },
  play: async () => {
    await openPicker();
    await cardsAre(3);
    await expect(middle()?.querySelector("[data-about]")).toBeNull();
    await userEvent.hover(middle() as HTMLElement);
    await expect(middle()?.querySelector("[data-about]")).toBeNull();
    const about = [...document.querySelectorAll("[data-variant-card] [data-about]")].map(
      ({ textContent }) => textContent,
    );
    await expect(about).toEqual(
      Array.from({ length: 2 }, () => "For Mara, from Maren Holloway: {{time}} is {user} {{}}."),
    );
  },
});

/** Each card in view has a toggle, reached by Tab (VAR-07). */
export const ToggleOnEachCard = meta.story({
  name: "Toggle on each card",
  play: async () => {
    const picker = await openPicker();
    await cardsAre(3);
    await expect(picker.getByRole("button", { name: "Play Keeper" })).toHaveAttribute("aria-pressed", "true");
    const other = picker.getByRole("button", { name: "Play Years before" });
    await expect(other).toHaveAttribute("aria-pressed", "false");
    const { width, height } = other.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThan(30);
    await userEvent.tab();
    await waitFor(() => expect(picker.getByRole("button", { name: "Play Keeper" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(other).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await screen.findByRole("heading", { level: 1, name: "Years before" })).toBeVisible();
  },
});

export const LongDescription = meta.story({
  name: "Long description",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const variant = state.variants.get("var-maren-keeper");
      if (variant)
        state.variants.put({
          ...variant,
          variantName: "The keeper of the last light by the sea",
          characterCreatorComment: `{{char}} waits for {{user}}. ${"The stairs are long. ".repeat(45)}`.slice(0, 1000),
        });
    },
  },
  play: async () => {
    await openPicker();
    await waitFor(() => expect(middle()).toHaveTextContent("Maren Holloway waits for Mara."));
    const card = middle();
    await expect(card?.scrollWidth ?? 0).toBeLessThanOrEqual((card?.clientWidth ?? 0) + 1);
  },
});

export const Selecting = meta.story({
  parameters: { faults: brokenBy("selectVariant", { delayMs: Infinity }) },
  play: async () => {
    const picker = await openPicker();
    await cardsAre(3);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(picker.getByRole("button", { name: "Play this one" })).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
});

export const SelectFailed = meta.story({
  name: "Select failed",
  parameters: { faults: brokenBy("selectVariant") },
  play: async () => {
    const picker = await openPicker();
    await cardsAre(3);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(await picker.findByRole("alert")).toHaveTextContent("This variant could not be chosen.");
    await expect(picker.getByRole("button", { name: "Play this one" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listVariants", { delayMs: Infinity }) },
  play: async () => {
    await expect(await (await openPicker()).findByText("Loading")).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: {
    faults: brokenBy("listVariants", { status: 200, body: JSON.stringify({ success: true, data: { variants: [] } }) }),
  },
  play: async () => {
    await expect(await (await openPicker()).findByText("Only one face")).toBeVisible();
  },
});

const unreadable = failing("listVariants");

export const Error = meta.story({
  parameters: { change: unreadable.begin },
  play: async () => {
    const picker = await openPicker();
    await expect(await picker.findByText("This could not be loaded.")).toBeVisible();
    // The toast's text is the group dialog's (MSG-36).
    await expect(screen.queryByText("Failed to load variants")).toBeNull();
    unreadable.end();
    await userEvent.click(await picker.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(middle()).toHaveTextContent("Keeper"));
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const picker = await openPicker();
    await cardsAre(3);
    await userEvent.click(await picker.findByRole("button", { name: "Winter log" }));
    await waitFor(() => expect(middle()).toHaveTextContent("Winter log"));
    await expect(picker.getByRole("button", { name: "Play this one" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
