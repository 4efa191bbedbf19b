import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { aPersona } from "#mocks/seed/builders.ts";
import { brokenBy, chooseInMenu, isOpen, marenThread } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { fillIn, onMobile, press, toastsStay } from "#src/test-support/story-steps.tsx";

const people = [
  {
    name: "Wren",
    avatar: "/media/icons/maren.webp",
    description: "Salvager, asks too much. Patient with engines and not with people.",
  },
  { name: "Doctor Tam Lindqvist", avatar: null, description: "Ship’s surgeon, out of practice." },
  { name: "Ines of the Low Market", avatar: null, description: "Sells maps she has not walked." },
];

/** Gives the signed-in user so many personas; the first is the default, the second is used in the demo thread. */
const withPersonas =
  (count: number) =>
  ({ context: { state } }: Backend): void => {
    for (let at = 0; at < count; at += 1)
      state.personas.put(
        aPersona({
          id: `per-${at}`,
          userId: "user-mara",
          isDefault: at === 0,
          createdAt: new Date(Date.UTC(2026, 10, 1, at)).toISOString(),
          ...(people[at] ?? { name: `Number ${at + 1}` }),
        }),
      );
    const thread = state.threads.get("thread-the-light-that-failed");
    if (thread !== undefined && count > 1) state.threads.put({ ...thread, personaId: "per-1" });
  };

const meta = preview.meta({
  title: "Dialogs/Personas",
  parameters: { world: "free", change: withPersonas(3) },
  render: () => <ScreenAt path="/terms" />,
});

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Account" }));
  await chooseInMenu("Personas");
  return within(await screen.findByRole("dialog", { name: "Personas" }));
}

/** From the composer's menu, where a persona can be put to use (PERS-02, GAP-102). */
async function openInChat() {
  await isOpen();
  await userEvent.click(await screen.findByRole("button", { name: "You speak as Doctor Tam Lindqvist" }));
  await chooseInMenu("Personas");
  return within(await screen.findByRole("dialog", { name: "Personas" }));
}

/** The default one is open; its row is the current one. */
export const Default = meta.story({
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByLabelText("Name", { exact: false })).toHaveValue("Wren");
    await expect(dialog.getByRole("button", { name: /^Wren Default/ })).toHaveAttribute("aria-current", "true");
    await expect(dialog.getByText("3 of 20")).toBeVisible();
    await expect(dialog.getByText(/17 tokens/)).toBeVisible();
    await expect(dialog.getByRole("switch", { name: "Default for new chats" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
    // The arrow keys move along the list.
    dialog.getByRole("button", { name: /^Wren Default/ }).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(dialog.getByRole("button", { name: /^Doctor Tam/ })).toHaveFocus());
    await waitFor(() => expect(dialog.getByLabelText("Name", { exact: false })).toHaveValue("Doctor Tam Lindqvist"));
    await expect(dialog.getByText("The light that failed")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Use in this chat" })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listPersonas", delayMs: Infinity }] },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Loading your personas")).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "listPersonas", status: 500, times: 1 }] },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Your personas could not be loaded.")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    await expect(await dialog.findByRole("button", { name: /^Wren/ })).toBeVisible();
  },
});

/** The first persona needs a name only, and is the default. */
export const Empty = meta.story({
  parameters: { change: withPersonas(0) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Nobody yet")).toBeVisible();
    await expect(dialog.getByText("0 of 20")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(dialog.getByLabelText("Name", { exact: false })).toHaveFocus());
    await expect(dialog.getByLabelText("Name", { exact: false })).toBeInvalid();
    await userEvent.type(await dialog.findByLabelText("Name", { exact: false }), "Wren");
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Wren is saved")).toBeVisible();
    const row = await dialog.findByRole("button", { name: /^Wren Default/ });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(dialog.getByText("1 of 20")).toBeVisible();
  },
});

/** A failure keeps what was typed; the new one can take the mark of the default. */
export const New = meta.story({
  parameters: { faults: brokenBy("createPersona", { status: 500, times: 1 }) },
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "New persona" }));
    await waitFor(() => expect(dialog.getByLabelText("Name", { exact: false })).toHaveFocus());
    await userEvent.keyboard("The Ferryman");
    await userEvent.type(await dialog.findByLabelText("Who you are"), "Says little, knows the water.");
    await userEvent.click(await dialog.findByRole("switch", { name: "Default for new chats" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("The persona could not be saved. What you wrote is kept here.")).toBeVisible();
    await press(await dialog.findByRole("button", { name: "Save" }));
    const row = await dialog.findByRole("button", { name: /^The Ferryman Default/ });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(dialog.getByRole("button", { name: /^Wren/ })).not.toHaveAccessibleName(/Default/);
  },
});

/** Unsaved words stay on the device while another persona is shown, and after the dialog is closed. */
export const Edit = meta.story({
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: /^Doctor Tam/ }));
    await fillIn("Who you are", "Ship’s surgeon. Steady hands.");
    await userEvent.click(await dialog.findByRole("button", { name: /^Ines/ }));
    await expect(await dialog.findByRole("button", { name: /^Doctor Tam Lindqvist Draft/ })).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await open();
    await userEvent.click(await again.findByRole("button", { name: /^Doctor Tam Lindqvist Draft/ }));
    await expect(again.getByLabelText("Who you are")).toHaveValue("Ship’s surgeon. Steady hands.");
    await userEvent.click(await again.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Doctor Tam Lindqvist is saved")).toBeVisible();
    await expect(await again.findByText("Ship’s surgeon", { exact: true })).toBeVisible();
    await waitFor(() => expect(again.queryByText("Draft")).toBeNull());
  },
});

/** Says where it is in use and who takes its place; Undo brings it back (GAP-130). */
export const DeleteConfirm = meta.story({
  beforeEach: toastsStay,
  name: "Delete confirm",
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: /^Doctor Tam/ }));
    await userEvent.click(await dialog.findByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Doctor Tam Lindqvist?" }));
    await expect(question.getByText("In use in The light that failed. There you go on as Wren.")).toBeVisible();
    await press(await question.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(dialog.queryByRole("button", { name: /^Doctor Tam/ })).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await dialog.findByRole("button", { name: /^Doctor Tam/ })).toBeVisible();
  },
});

export const LimitReached = meta.story({
  name: "Limit reached",
  parameters: { change: withPersonas(20) },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("20 of 20")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "New persona" })).toHaveAttribute("aria-disabled", "true");
    await expect(dialog.getByText("You have 20 personas. Delete one to make room.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Duplicate" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const Long = meta.story({
  parameters: {
    change: (backend: Backend) => {
      withPersonas(2)(backend);
      const { state } = backend.context;
      const wren = state.personas.get("per-0");
      if (wren !== undefined)
        state.personas.put({ ...wren, name: "W".repeat(40), description: `${"Unbrokenwords".repeat(20)} `.repeat(7) });
    },
  },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByLabelText("Name", { exact: false })).toHaveValue("W".repeat(40));
    const frame = screen.getByRole("dialog", { name: "Personas" });
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
});

/** List and form are two pages. */
/** Beside the list the form is narrow: what stands under the name on a desktop has the whole width here. */
export const Tablet = meta.story({
  globals: { viewport: { value: "tablet" } },
  play: async () => {
    const dialog = await open();
    const name = await dialog.findByLabelText("Name", { exact: false });
    await waitFor(() => expect(name.getBoundingClientRect().width).toBeGreaterThan(270));
    const help = dialog.getByText("What characters call you");
    await expect(help.getBoundingClientRect().height).toBeLessThan(24);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const dialog = await open();
    const row = await dialog.findByRole("button", { name: /^Wren/ });
    await expect(dialog.queryByLabelText("Name", { exact: false })).toBeNull();
    await userEvent.click(row);
    const name = await dialog.findByLabelText("Name", { exact: false });
    await expect(name).toHaveValue("Wren");
    // The switch has the whole width below picture and name.
    const usual = dialog.getByRole("switch", { name: "Default for new chats" }).getBoundingClientRect();
    await expect(Math.abs(usual.right - name.getBoundingClientRect().right)).toBeLessThan(4);
    const back = dialog.getByRole("button", { name: "All personas" });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    await waitFor(() => expect(dialog.getByRole("button", { name: /^Wren/ })).toHaveFocus());
  },
});

/** In a chat that has begun it is asked from when on; Escape is Not now (GAP-136). */
export const UseInChat = meta.story({
  name: "Use in this chat",
  render: () => <ScreenAt path={marenThread} />,
  play: async () => {
    const dialog = await openInChat();
    await expect(await dialog.findByLabelText("Name", { exact: false })).toHaveValue("Doctor Tam Lindqvist");
    await expect(dialog.getByRole("button", { name: "Use in this chat" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await dialog.findByRole("button", { name: /^Wren/ }));
    await press(await dialog.findByRole("button", { name: "Use in this chat" }));
    await waitFor(() => expect(dialog.getByRole("radio", { name: "From here on" })).toHaveFocus());
    await expect(dialog.getByText("Step into “The light that failed” as Wren")).toBeVisible();
    await expect(dialog.getByText(/spoken as Doctor Tam Lindqvist/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await press(await dialog.findByRole("button", { name: "Use in this chat" }));
    await userEvent.click(await dialog.findByRole("radio", { name: "Whole chat" }));
    await press(await dialog.findByRole("button", { name: "Step in" }));
    await expect(await screen.findByText("All your messages here are Wren’s now")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await screen.findByRole("button", { name: "You speak as Wren" })).toBeVisible();
  },
});
