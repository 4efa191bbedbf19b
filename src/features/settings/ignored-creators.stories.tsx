import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy, withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";

const meta = preview.meta({
  title: "Dialogs/Settings/Ignored creators",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

const path = "/api/v1/user/exclude-creators";
const three = ["paperlantern", "tidebook", "oldgrey"];
const eight = [...three, "halfmoon", "kestrel", "marrow", "A name of exactly 25 chrs", "zephyr"];

async function opened() {
  const settings = await openSettings("preferences");
  const field = await settings.findByRole<HTMLInputElement>("textbox", { name: "Ignored creators" });
  field.scrollIntoView({ block: "center" });
  const names = () =>
    settings
      .queryAllByRole("button", { name: /^Stop ignoring / })
      .map((button) => button.closest("li")?.textContent ?? "");
  const put = (body: unknown) => body !== null;
  const heard = listenToRequests();
  return { settings, field, names, sent: () => heard(path).filter(put) };
}

/** The first name, added with Enter, sends the whole list (API-14). */
export const Empty = meta.story({
  play: async () => {
    const { settings, field, names, sent } = await opened();
    await expect(settings.queryByRole("list", { name: "Creators you ignore" })).toBeNull();
    await expect(settings.getByText("0/8")).toBeVisible();
    await userEvent.type(field, "   {Enter}");
    await expect(sent()).toEqual([]);
    await userEvent.type(field, "paperlantern{Enter}");
    await waitFor(() => expect(names()).toEqual(["paperlantern"]));
    await waitFor(() => expect(sent()).toEqual([{ excludeCreators: ["paperlantern"] }]));
    await expect(await screen.findByText("Ignored creators updated")).toBeVisible();
    await expect(field).toHaveValue("");
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Removing one sends the rest, and focus stays in the list. */
export const Three = meta.story({
  parameters: { change: withUser({ excludeCreators: ["paperlantern", "wren_after_dark", "tidebook"] }) },
  play: async () => {
    const { settings, names } = await opened();
    await expect(names()).toEqual(["paperlantern", "wren_after_dark", "tidebook"]);
    await expect(settings.getByText("3/8")).toBeVisible();
    await expect(settings.getByRole("button", { name: "Stop ignoring wren_after_dark" })).toBeInTheDocument();
  },
});

/** At eight the field is disabled and says why; removing one enables it (SET-PREF-23). */
export const EightFull = meta.story({
  name: "Eight full",
  parameters: { change: withUser({ excludeCreators: eight }) },
  play: async () => {
    const { settings, field, names } = await opened();
    await expect(names()).toHaveLength(8);
    await expect(field).toBeDisabled();
    await expect(settings.getByText("You ignore 8 creators. Take one off to add another.")).toBeVisible();
    await expect(settings.getByRole("button", { name: "Ignore" })).toHaveAttribute("aria-disabled", "true");
    await expect(settings.getByText("8/8")).toBeVisible();
  },
});

/** A duplicate sends nothing (SET-PREF-26). */
export const DuplicateIgnored = meta.story({
  name: "Duplicate ignored",
  parameters: { change: withUser({ excludeCreators: three }) },
  play: async () => {
    const { settings, field, names, sent } = await opened();
    await userEvent.type(field, "tidebook{Enter}");
    await expect(await settings.findByText("tidebook is on your list already.")).toBeInTheDocument();
    await expect(names()).toEqual(three);
    await expect(sent()).toEqual([]);
    await expect(field).toHaveValue("");
  },
});

export const SpacesTrimmed = meta.story({
  name: "Spaces trimmed",
  play: async () => {
    const { field, names, sent } = await opened();
    await userEvent.type(field, "  wren_after_dark  {Enter}");
    await waitFor(() => expect(names()).toEqual(["wren_after_dark"]));
    await waitFor(() => expect(sent()).toEqual([{ excludeCreators: ["wren_after_dark"] }]));
  },
});

const saving = held("updateExcludedCreators");

/** The list is rolled back, the typed text stays (SET-PREF-22, SET-PREF-27, TRAP-54). */
export const NameDoesNotExist = meta.story({
  name: "Name does not exist",
  parameters: {
    change: (backend: Backend) => {
      withUser({ excludeCreators: ["paperlantern"] })(backend);
      saving.begin(backend);
    },
  },
  play: async () => {
    const { settings, field, names, sent } = await opened();
    await userEvent.type(field, "Wren_After_Dark{Enter}");
    await waitFor(() => expect(names()).toEqual(["paperlantern", "Wren_After_Dark"]));
    const button = settings.getByRole("button", { name: "Stop ignoring paperlantern" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    saving.end();
    await expect(await settings.findByRole("alert")).toHaveTextContent("Name does not exist! (this is case-sensitive)");
    await expect(names()).toEqual(["paperlantern"]);
    await expect(field).toHaveValue("Wren_After_Dark");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(sent()).toHaveLength(1);
  },
});

/** Removed and added again, each with the whole list (SET-PREF-28). */
export const Updated = meta.story({
  parameters: { change: withUser({ excludeCreators: ["paperlantern", "wren_after_dark"] }) },
  play: async () => {
    const { settings, names, sent } = await opened();
    const button = settings.getByRole("button", { name: "Stop ignoring paperlantern" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names()).toEqual(["wren_after_dark"]));
    await waitFor(() => expect(settings.getByRole("button", { name: "Stop ignoring wren_after_dark" })).toHaveFocus());
    await expect(await screen.findByText("Ignored creators updated")).toBeVisible();
    await expect(sent()).toEqual([{ excludeCreators: ["wren_after_dark"] }]);
  },
});

export const LoadFailed = meta.story({
  name: "Load failed",
  parameters: { faults: brokenBy("getExcludedCreators", { status: 500, times: 1 }) },
  play: async () => {
    const settings = await openSettings("preferences");
    const message = await settings.findByText("The creators you ignore did not load.");
    await expect(message).toBeVisible();
    // The rest of the tab still works.
    await expect(settings.getByRole("switch", { name: "NSFW" })).toBeInTheDocument();
    await userEvent.click(within(message.parentElement!).getByRole("button", { name: "Try again" }));
    await expect(await settings.findByRole("textbox", { name: "Ignored creators" })).toBeInTheDocument();
  },
});
