import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { ownThemes, plum } from "#src/test-support/theme-steps.ts";

const meta = preview.meta({
  title: "Pages/Theme editor",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/theme?new=true" />,
});

const name = () => screen.findByRole("textbox", { name: "Name" });
const colour = (label: string) => screen.getByRole("textbox", { name: label });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save theme" }));
const canvasOf = (element: Element) => getComputedStyle(element).getPropertyValue("--colors-bg-canvas").trim();

async function write(label: string, value: string) {
  await userEvent.clear(colour(label));
  await userEvent.type(colour(label), value);
}

export const New = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "A theme of your own" })).toBeVisible();
    await userEvent.type(await name(), "Velvet and mint");
    const before = canvasOf(document.documentElement);
    await write("Background colour", "#7a1f3d");
    await write("Main", "#3ad1a0");
    // Only the preview changes until it is saved.
    const scope = within(screen.getByRole("region", { name: "Preview" }))
      .getByText("Velvet and mint")
      .closest("[data-theme]")!;
    await waitFor(() => expect(canvasOf(scope)).toMatch(/^#/));
    await expect(canvasOf(scope)).not.toBe(before);
    await expect(canvasOf(document.documentElement)).toBe(before);
    await save();
    await expect(await screen.findByText("Theme saved")).toBeVisible();
    await expect(await screen.findByRole("heading", { level: 1, name: "Edit theme" })).toBeVisible();
    // Created, applied and stored (THEME-04, THEME-05).
    await waitFor(() => expect(document.documentElement.dataset["theme"]).toMatch(/^custom-thm/));
    await expect(localStorage.getItem("app.theme")).toBe(document.documentElement.dataset["theme"]);
    await expect(localStorage.getItem("app.customThemes")).toContain("Velvet and mint");
    await expect(canvasOf(document.documentElement)).not.toBe(before);
  },
});

export const Edit = meta.story({
  parameters: { change: ownThemes(2) },
  render: () => <ScreenAt path={`/theme?editId=${plum.id}`} />,
  play: async () => {
    await expect(await name()).toHaveValue("Plum night");
    await expect(colour("Main")).toHaveValue("#b76cf2");
    await userEvent.clear(await name());
    await userEvent.type(await name(), "Plum dusk");
    // Leaving asks once; staying keeps the draft.
    await userEvent.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Home" }));
    const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await name()).toHaveValue("Plum dusk");
    await save();
    await expect(await screen.findByText("Theme saved")).toBeVisible();
    await userEvent.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Home" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Home" })).toBeInTheDocument();
  },
});

export const DraftKept = meta.story({
  name: "Draft kept",
  parameters: {
    stored: {
      "app.draft.user-mara.theme-new": JSON.stringify(
        JSON.stringify({
          name: "Half a theme",
          background: "#102030",
          image: null,
          main: "#3ad",
          light: "#ffffff",
          dark: "#000000",
        }),
      ),
    },
  },
  play: async () => {
    await expect(await name()).toHaveValue("Half a theme");
    await expect(screen.getByText("Your draft of before is here again.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Start over" }));
    await expect(await name()).toHaveValue("");
    await waitFor(() => expect(localStorage.getItem("app.draft.user-mara.theme-new")).toBeNull());
  },
});

export const FieldErrors = meta.story({
  name: "Field errors",
  play: async () => {
    await name();
    await write("Main", "url(x)");
    await save();
    await expect(await screen.findByText("Please fill this in")).toBeVisible();
    await expect(screen.getByText("Write a colour like #1b1026")).toBeVisible();
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(await name()).toHaveAccessibleDescription(/Please fill this in/);
    await expect(colour("Main")).toHaveValue("url(x)");
    await userEvent.type(await name(), "V");
    await expect(screen.queryByText("Please fill this in")).toBeNull();
  },
});

export const LowContrast = meta.story({
  name: "Low contrast",
  play: async () => {
    await name();
    await expect(screen.queryByText("Adjusted a little so text stays readable")).toBeNull();
    await write("Background colour", "#101418");
    await write("Light", "#262c34");
    await write("Main", "#20262c");
    await expect(await screen.findByText("Adjusted a little so text stays readable")).toBeVisible();
    // The light shade has enough contrast: it is used instead, and nothing is adjusted.
    await write("Light", "#a8c0d8");
    await expect(await screen.findByText("The light colour stands in here.")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Adjusted a little so text stays readable")).toBeNull());
    // Saving is never blocked.
    await userEvent.type(await name(), "Night");
    await save();
    await expect(await screen.findByText("Theme saved")).toBeVisible();
  },
});

export const Saving = meta.story({
  parameters: { faults: [{ operation: "createTheme", delayMs: Infinity }] },
  play: async () => {
    await userEvent.type(await name(), "Night");
    await userEvent.dblClick(await screen.findByRole("button", { name: "Save theme" }));
    await expect(screen.getByRole("button", { name: "Save theme" })).toHaveAttribute("aria-busy", "true");
    await expect(await name()).toHaveValue("Night");
  },
});

export const SaveFailed = meta.story({
  name: "Save failed",
  parameters: { faults: [{ operation: "createTheme", status: 500, times: 1 }] },
  play: async () => {
    await userEvent.type(await name(), "Night");
    await save();
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "The theme could not be saved. What you chose is kept here.",
    );
    await expect(await name()).toHaveValue("Night");
    await expect(localStorage.getItem("app.draft.user-mara.theme-new")).toContain("Night");
    await save();
    await expect(await screen.findByText("Theme saved")).toBeVisible();
  },
});

export const UnknownId = meta.story({
  name: "Unknown id",
  render: () => <ScreenAt path="/theme?editId=thm_none" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene was cut" })).toBeVisible();
  },
});

export const LimitReached = meta.story({
  name: "Limit reached",
  parameters: { change: ownThemes(10) },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Ten themes are the most" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Save theme" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Show my themes" }));
    await expect(await screen.findByRole("dialog", { name: "Themes" })).toBeVisible();
  },
});

export const Imported = meta.story({
  play: async () => {
    await name();
    const [input] = screen.getAllByLabelText("Import", { selector: "input" });
    const file = (text: string) => new File([text], "x.theme.json", { type: "application/json" });
    await userEvent.upload(input!, file('{"name":"Evil","background":{"colour":"url(https://evil.example/a)"}}'));
    await expect(await screen.findByRole("alert")).toHaveTextContent("This file is not a theme.");
    await expect(await name()).toHaveValue("");
    const good = {
      name: "Harbour",
      background: { colour: "#0b2a33" },
      primaryColours: { main: "#e9a13b", light: "#f7d9a8", dark: "#8a5a12" },
    };
    await userEvent.upload(input!, file(JSON.stringify(good)));
    await waitFor(async () => expect(await name()).toHaveValue("Harbour"));
    await expect(colour("Dark")).toHaveValue("#8a5a12");
    await expect(screen.queryByText("This file is not a theme.")).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "listThemes", status: 500 }] },
  play: async () => {
    await expect(await screen.findByText("Your themes could not be loaded.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    // Fails again: still one message, and no partial editor.
    await expect(await screen.findByText("Your themes could not be loaded.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Save theme" })).toBeNull();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await userEvent.type(await name(), "A name that is exactly forty signs long.");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(screen.getByRole("region", { name: "Preview" })).toBeVisible();
  },
});
