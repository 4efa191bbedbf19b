import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile, onSmallPhone, toastsStay } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/New character",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/new-character" />,
});

const maren = "/new-character?editId=char-maren-holloway";
const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const shown = async () => within(await screen.findByRole("region", { name: "Preview" }));

async function write(name: string, text: string): Promise<void> {
  const box = await field(name);
  await userEvent.clear(box);
  // Braces are keys to `type`.
  await userEvent.click(box);
  await userEvent.paste(text);
}

async function addVariant(copiedFrom?: string): Promise<void> {
  await press("Add variant");
  await expect(await screen.findByRole("button", { name: "Without a name", pressed: true })).toBeVisible();
  await waitFor(async () => expect(await field("Variant name")).toHaveValue(""));
  await waitFor(async () => expect(await field("Variant name")).toHaveFocus());
  if (copiedFrom !== undefined) await press(`Copy from ${copiedFrom}`);
}
/** The variants to choose from. */
const variants = () => within(screen.getByRole("group", { name: "Variants" }));

/** Everything a character needs. */
async function writeInes(): Promise<void> {
  await write("Name", "Ines Calder");
  await press("Action");
}

async function expectNoOverflow(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

export const StepBasics = meta.story({
  name: "Step basics",
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Write someone in" })).toBeVisible();
    await write("Name", "Ines Calder");
    await write("Short message", "Keeper of a lighthouse that answers back.");
    const poster = await shown();
    await expect(await poster.findByText("Ines Calder")).toBeVisible();
    await expect(await poster.findByText("Keeper of a lighthouse that answers back.")).toBeVisible();
    await expect(await screen.findByText("Draft kept on this device")).toBeVisible();
    // The outline leads to a section, and says which one is read.
    const outline = within(screen.getByRole("navigation", { name: "Sections" }));
    await userEvent.click(await outline.findByRole("button", { name: "Advanced" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Advanced" })).toHaveFocus());
    await waitFor(() => expect(outline.getByRole("button", { name: "Advanced" })).toHaveAttribute("aria-current"));
  },
});

export const StepVariant = meta.story({
  name: "Step variant",
  beforeEach: toastsStay,
  play: async () => {
    await write("Name", "Ines");
    await write("Variant name", "Storm season");
    await write("First message", '*The lamp gutters.* "You are late, {{user}}. I am {{char}}."');
    await write("Description", "x".repeat(400));
    const poster = await shown();
    // The names are filled in, as a reader would see them.
    await expect(await poster.findByText(/You are late, Mara\. I am Ines\./)).toBeVisible();
    await expect(await poster.findByText("100")).toBeVisible();

    await press("Add a greeting");
    await write("Greeting 1", "Sun");
    await press("Add a greeting");
    await write("Greeting 2", "Rain");
    await press("Move greeting 2 up");
    await expect(await field("Greeting 1")).toHaveValue("Rain");

    await press("Add an exchange");
    await expect(await field("Example dialogue")).toHaveValue("<START>\n{{user}}: \n{{char}}: ");
    await waitFor(async () => expect(await field("Example dialogue")).toHaveFocus());

    await addVariant("Storm season");
    await expect(await field("First message")).toHaveValue(
      '*The lamp gutters.* "You are late, {{user}}. I am {{char}}."',
    );
    await write("Variant name", "Midsummer");
    await write("First message", "Sun at last.");
    await userEvent.click(variants().getByRole("button", { name: "Storm season" }));
    await waitFor(async () => expect(await field("Variant name")).toHaveValue("Storm season"));
    await expect(variants().getByRole("button", { name: "Storm season" })).toHaveFocus();
    await expect(await field("First message")).toHaveDisplayValue(/lamp gutters/);
    await press("Remove variant");
    await waitFor(async () => expect(await field("Variant name")).toHaveValue("Midsummer"));
    await waitFor(() => expect(variants().getAllByRole("button")).toHaveLength(1));
    await waitFor(() => expect(variants().getByRole("button", { name: "Midsummer" })).toHaveFocus());
    // All that was written in it comes back with it, in its place.
    await expect(await screen.findByText("Storm season removed")).toBeVisible();
    await press("Undo");
    await waitFor(async () => expect(await field("Variant name")).toHaveValue("Storm season"));
    await expect(await field("First message")).toHaveDisplayValue(/lamp gutters/);
    await expect(variants().getAllByRole("button")[0]).toHaveTextContent("Storm season");
    await expect(variants().getByRole("button", { name: "Midsummer" })).toHaveFocus();
  },
});

export const StepCategories = meta.story({
  name: "Step categories",
  play: async () => {
    await press("Action");
    await press("Adventure");
    await expect(await screen.findByText("2 of 20 selected")).toBeInTheDocument();
    await press("Action");
    await expect(await screen.findByText("1 of 20 selected")).toBeInTheDocument();
    // What readers can search by is said, or not.
    const language = await screen.findByRole("combobox", { name: "Language" });
    await expect(language).toHaveDisplayValue("Not said");
    await userEvent.selectOptions(language, "German");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Told in" }), "First person");
    await expect(language).toHaveDisplayValue("German");
    // Lorebooks come from the picker that groups have too.
    await press("Choose lorebooks");
    const picker = within(await screen.findByRole("dialog", { name: "Choose lorebooks" }));
    await userEvent.click(await picker.findByRole("tab", { name: "Public" }));
    const [book] = await picker.findAllByRole("button", { pressed: false });
    const title = book?.textContent ?? "";
    await userEvent.click(book!);
    await userEvent.click(await picker.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await button(`Take ${title} out`)).toBeVisible();
  },
});

export const FieldErrors = meta.story({
  name: "Field errors",
  play: async () => {
    await addVariant();
    await userEvent.click(variants().getByRole("button", { name: "Original" }));
    await waitFor(async () => expect(await field("Variant name")).toHaveValue("Original"));
    await press("Publish");
    // The variant that needs another look is shown, the focus is in the first faulty field.
    await waitFor(async () => expect(await field("Name")).toHaveFocus());
    await expect(await button("Without a name, needs another look")).toHaveAttribute("aria-pressed", "true");
    await expect(await field("Variant name")).toHaveAccessibleDescription(/Please fill this in/);
    await expect(screen.getByText("Choose at least one category")).toBeVisible();
    await write("Name", "Ines");
    await write("Variant name", "Calm");
    await press("Publish");
    // Only the categories are left.
    await waitFor(() => expect(screen.getByRole("heading", { name: "Categories" })).toHaveFocus());
    await press("Action");
    await waitFor(() => expect(screen.queryByText("Choose at least one category")).toBeNull());
  },
});

export const Private = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await writeInes();
    await userEvent.click(await screen.findByRole("radio", { name: "Private" }));
    await userEvent.click(await screen.findByRole("switch", { name: "Mature" }));
    await press("Save");
    await expect(await screen.findByRole("heading", { level: 1, name: "Edit Ines Calder" })).toBeVisible();
    await expect(sent("/api/v1/character/create")).toMatchObject([{ accessableTo: "private", NSFW: true }]);
    await expect(await screen.findByRole("radio", { name: "Private" })).toBeChecked();
  },
});

export const Public = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await writeInes();
    await write("First message", "  You are late, {{user}}.  ");
    await addVariant("Original");
    await write("Variant name", "Calm");
    await press("Publish");
    await expect(await screen.findByText("Published")).toBeVisible();
    // The button that was pressed is gone: the focus is where the page begins.
    const heading = await screen.findByRole("heading", { level: 1, name: "Edit Ines Calder" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sent("/api/v1/character/create")).toMatchObject([
      {
        name: "Ines Calder",
        accessableTo: "public",
        variant: { variantName: "Original", firstMessage: "You are late, {{user}}." },
        otherVariants: [{ variantName: "Calm", firstMessage: "You are late, {{user}}." }],
      },
    ]);
    await waitFor(() => expect(localStorage.getItem("app.draft.user-mara.character-new")).toBeNull());
    // Both variants are there, and one can become the default.
    await userEvent.click(await button("Calm"));
    await press("Make default");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Make default" })).toBeNull());
  },
});

export const DraftRestored = meta.story({
  name: "Draft restored",
  parameters: {
    stored: {
      "app.draft.user-mara.character-new": JSON.stringify(JSON.stringify({ name: "Half of somebody" })),
    },
  },
  play: async () => {
    await expect(await field("Name")).toHaveValue("Half of somebody");
    await expect(screen.getByText("Your draft of before is here again.")).toBeVisible();
    await press("Start over");
    await waitFor(async () => expect(await field("Name")).toHaveValue(""));
    await expect(await field("Name")).toHaveFocus();
    await write("Name", "Another");
    await waitFor(() => expect(localStorage.getItem("app.draft.user-mara.character-new")).toContain("Another"));
    // Leaving asks, and keeps the draft.
    await userEvent.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Home" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    await userEvent.click(await question.findByRole("button", { name: "Leave" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Home" })).toBeInTheDocument();
    await expect(localStorage.getItem("app.draft.user-mara.character-new")).toContain("Another");
  },
});

export const Editing = meta.story({
  parameters: { world: "creator" },
  render: () => <ScreenAt path={maren} />,
  play: async () => {
    const sent = listenToRequests();
    await expect(await screen.findByRole("heading", { level: 1, name: "Edit Maren Holloway" })).toBeVisible();
    await expect(await field("Variant name")).toHaveValue("Keeper");
    await write("Variant tagline", "Night three.");
    await userEvent.click(await screen.findByRole("radio", { name: "Private" }));
    await press("Save");
    await expect(await screen.findByText("Changes saved")).toBeVisible();
    await expect(sent("/api/v1/character/edit/char-maren-holloway")).toEqual([
      { accessableTo: "private", variants: [{ variantId: "var-maren-keeper", variantTagline: "Night three." }] },
    ]);
    await waitFor(() => expect(screen.queryByText("Draft kept on this device")).toBeNull());
    await expect(await field("Variant tagline")).toHaveValue("Night three.");
  },
});

/** What readers will find changed is shown before it is published. */
export const PublishingChanges = meta.story({
  name: "Publishing changes",
  parameters: { world: "creator" },
  render: () => <ScreenAt path={maren} />,
  play: async () => {
    const sent = listenToRequests();
    await expect(await button("Review changes")).toHaveAttribute("aria-disabled", "true");
    await write("Short message", "Tonight the light failed.");
    await press("Action");
    await press("Review changes");
    const question = within(await screen.findByRole("dialog", { name: "Publish these changes?" }));
    await expect(await question.findByText("Short message")).toBeVisible();
    await expect(question.getAllByRole("insertion").map(({ textContent }) => textContent)).toContain(
      "(added: , Action )",
    );
    await userEvent.click(await question.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent("/api/v1/character/edit/char-maren-holloway")).toEqual([]);
    await press("Review changes");
    await userEvent.click(await screen.findByRole("button", { name: "Publish changes" }));
    await expect(await screen.findByText("Changes saved")).toBeVisible();
    await expect(sent("/api/v1/character/edit/char-maren-holloway")).toMatchObject([
      { shortMessage: "Tonight the light failed." },
    ]);
    await waitFor(async () => expect(await button("Review changes")).toHaveAttribute("aria-disabled", "true"));
  },
});

/** The way to the versions of a saved character. */
export const VersionsOpened = meta.story({
  name: "Versions opened",
  parameters: { world: "creator" },
  render: () => <ScreenAt path={maren} />,
  play: async () => {
    await press("Versions");
    const versions = within(await screen.findByRole("dialog", { name: "Versions of Maren Holloway" }));
    await expect(await versions.findByText(/One is kept whenever readers get something new/)).toBeVisible();
  },
});

export const Deleting = meta.story({
  beforeEach: toastsStay,
  parameters: { world: "creator", faults: [{ operation: "deleteCharacter", status: 500, times: 1 }] },
  render: () => <ScreenAt path={maren} />,
  play: async () => {
    await press("Delete character");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Maren Holloway?" }));
    await userEvent.click(await question.findByRole("button", { name: "Delete" }));
    await expect(await question.findByText("The character could not be deleted. Please try again.")).toBeVisible();
    await userEvent.click(await question.findByRole("button", { name: "Delete" }));
    await expect(await screen.findByText(/Maren Holloway deleted/)).toBeVisible();
    await expect(await screen.findByRole("heading", { level: 1, name: "My characters" })).toBeVisible();
    await press("Undo");
    await waitFor(() => expect(screen.queryByText(/Maren Holloway deleted/)).toBeNull());
  },
});

export const Saving = meta.story({
  parameters: { faults: [{ operation: "createCharacter", delayMs: Infinity }] },
  play: async () => {
    await writeInes();
    await userEvent.dblClick(await button("Publish"));
    await waitFor(async () => expect(await button("Publish")).toHaveAttribute("aria-busy", "true"));
    await expect(await field("Name")).toHaveValue("Ines Calder");
  },
});

export const SaveFailed = meta.story({
  name: "Save failed",
  parameters: { faults: [{ operation: "createCharacter", status: 500, times: 1 }] },
  play: async () => {
    await writeInes();
    await press("Publish");
    await expect(
      await screen.findByText("The character could not be saved. All you wrote is kept here."),
    ).toBeVisible();
    await expect(await field("Name")).toHaveValue("Ines Calder");
    await expect(localStorage.getItem("app.draft.user-mara.character-new")).toContain("Ines");
    await press("Publish");
    await expect(await screen.findByText("Published")).toBeVisible();
  },
});

/** The server refuses a text of a variant that is not shown. */
export const Refused = meta.story({
  parameters: {
    faults: [
      {
        operation: "createCharacter",
        status: 400,
        times: 1,
        errors: [{ field: "otherVariants.0.variantTagline", message: "Not this one" }],
      },
    ],
  },
  play: async () => {
    await writeInes();
    await addVariant("Original");
    await write("Variant name", "Calm");
    await press("Original");
    await waitFor(async () => expect(await field("Variant name")).toHaveValue("Original"));
    await press("Publish");
    await waitFor(async () => expect(await field("Variant name")).toHaveValue("Calm"));
    await expect(await field("Variant tagline")).toHaveAccessibleDescription(/Not this one/);
  },
});

export const LoadFailed = meta.story({
  name: "Error",
  parameters: { world: "creator", faults: [{ operation: "listVariants", status: 500, times: 1 }] },
  render: () => <ScreenAt path={maren} />,
  play: async () => {
    await expect(await screen.findByText("This character could not be loaded.")).toBeVisible();
    await press("Try again");
    await expect(await field("Name")).toHaveValue("Maren Holloway");
  },
});

/** Another's character is not to be edited. */
export const NotOwn = meta.story({
  name: "Not own",
  render: () => <ScreenAt path={maren} />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene was cut" })).toBeVisible();
  },
});

const longest = "Donaudampfschifffahrtsgesellschaftskapit";

async function writeLong(): Promise<void> {
  await write("Name", longest);
  await write("Short message", "w".repeat(200));
  await write("Variant name", "W".repeat(40));
  await write("First message", "m".repeat(900));
  await expect((await shown()).getByText(longest)).toBeInTheDocument();
  await expectNoOverflow();
}

export const Long = meta.story({ play: writeLong });

/** The narrowest phone. */
export const LongOnSmallPhone = meta.story({ name: "Long, 320 px", globals: onSmallPhone, play: writeLong });

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await writeInes();
    await expectNoOverflow();
    await expect(await button("Publish")).toBeVisible();
  },
});
