import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Onboarding",
  parameters: { world: "fresh" },
  render: () => <ScreenAt path="/home" />,
});

const wizard = (name: string) => screen.findByRole("dialog", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const accept = async () =>
  userEvent.click(await screen.findByRole("checkbox", { name: "I have read and accept the rules" }));

async function toStep2() {
  await wizard("Terms & Rules");
  await accept();
  await press("Continue");
  await wizard("Response Preferences");
}
async function toStep3() {
  await toStep2();
  await press("Continue");
  await wizard("Personalize Categories");
}
const tab = async (name: string) => userEvent.click(await screen.findByRole("tab", { name }));
const sample = () => screen.getByRole("region", { name: "Sample reply" });
const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));

/** Paths called from now on, in order. */
function calls() {
  const original = window.fetch;
  const seen: { call: string; body: string }[] = [];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET") {
      const body = await request.clone().text();
      seen.push({ call: `${request.method} ${new URL(request.url).pathname.replace("/api/v1", "")}`, body });
    }
    return original(request);
  };
  return { seen, stop: () => void (window.fetch = original) };
}

export const Step1TermsAndRules = meta.story({
  name: "Step 1 Terms and Rules",
  play: async () => {
    const dialog = within(await wizard("Terms & Rules"));
    for (const rule of ["No real people", "No minors", "No blood incest"])
      await expect(dialog.getByText(rule)).toBeVisible();
    await expect(dialog.getByText(/An AI flags items.*only a human issues bans/)).toBeVisible();
    await expect(dialog.getByRole("progressbar", { name: "Setting up" })).toHaveAttribute("aria-valuetext", "1 of 3");
    const terms = dialog.getByRole("link", { name: /Read all the terms/ });
    await expect(terms).toHaveAttribute("href", "/terms");
    await expect(terms).toHaveAttribute("target", "_blank");
    // Cannot be dismissed (GAP-88).
    await expect(dialog.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(await wizard("Terms & Rules")).toBeVisible();
  },
});

/** Whoever does not accept the rules need not stay signed in. */
export const LoggedOut = meta.story({
  name: "Logged out",
  play: async () => {
    await wizard("Terms & Rules");
    await press("Logout");
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

export const Step1NotAccepted = meta.story({
  name: "Step 1 not accepted",
  play: async () => {
    await wizard("Terms & Rules");
    await press("Continue");
    const box = screen.getByRole("checkbox", { name: "I have read and accept the rules" });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(/Please accept the rules to go on/);
    await expect(screen.queryByRole("dialog", { name: "Response Preferences" })).toBeNull();
    await userEvent.click(box);
    await expect(screen.queryByText("Please accept the rules to go on")).toBeNull();
  },
});

export const Step2Length = meta.story({
  name: "Step 2 Length",
  play: async () => {
    await toStep2();
    await expect(screen.getAllByRole("tab").map((one) => one.textContent)).toEqual([
      "Length",
      "POV",
      "Act",
      "Style",
      "Tense",
    ]);
    await expect(screen.getByRole("radio", { name: "Medium" })).toBeChecked();
    const before = sample().textContent;
    await choose("Text message");
    await waitFor(() => expect(sample().textContent).not.toBe(before));
    await expect((sample().textContent ?? "").length).toBeLessThan((before ?? "").length);
  },
});

/** A step's question, its initial value, and that the sample changes with the answer. */
async function answer(tabName: string, checked: string, other: string) {
  await toStep2();
  await tab(tabName);
  await expect(await screen.findByRole("radio", { name: checked })).toBeChecked();
  const before = sample().textContent;
  await choose(other);
  await expect(screen.getByRole("radio", { name: other })).toBeChecked();
  await waitFor(() => expect(sample().textContent).not.toBe(before));
}

export const Step2Pov = meta.story({
  name: "Step 2 POV",
  play: () => answer("POV", "Up to the model", "First person"),
});
export const Step2Act = meta.story({ name: "Step 2 Act", play: () => answer("Act", "No", "Yes") });
export const Step2Style = meta.story({
  name: "Step 2 Style",
  play: () => answer("Style", "Balanced", "Narration only"),
});
export const Step2Tense = meta.story({ name: "Step 2 Tense", play: () => answer("Tense", "Past", "Present") });

export const Step3Interests = meta.story({
  name: "Step 3 interests",
  play: async () => {
    await toStep3();
    const chips = within(await screen.findByRole("group", { name: "Interests" }));
    const [first] = chips.getAllByRole("button");
    const name = first!.textContent;
    await userEvent.click(first!);
    await expect(screen.getByText("1 of 20 selected")).toBeInTheDocument();
    await userEvent.click(first!);
    await expect(chips.getByRole("button", { name: `${name}, excluded` })).toBeVisible();
  },
});

export const Step3CreatorCategories = meta.story({
  name: "Step 3 creator categories",
  play: async () => {
    await toStep3();
    await tab("Creator categories");
    const chips = within(await screen.findByRole("group", { name: "Creator categories" }));
    const [first] = chips.getAllByRole("button");
    await userEvent.click(first!);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(first!);
    await expect(first).toHaveAttribute("aria-pressed", "false");
  },
});

export const BackKeepsChoices = meta.story({
  name: "Back keeps choices",
  play: async () => {
    await toStep2();
    await choose("Short");
    await press("Continue");
    await wizard("Personalize Categories");
    const chips = within(await screen.findByRole("group", { name: "Interests" }));
    await userEvent.click(chips.getAllByRole("button")[0]!);
    await press("Back");
    await wizard("Response Preferences");
    await expect(screen.getByRole("radio", { name: "Short" })).toBeChecked();
    await press("Back");
    await wizard("Terms & Rules");
    await expect(screen.getByRole("checkbox", { name: "I have read and accept the rules" })).toBeChecked();
    await expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await press("Continue");
    await press("Continue");
    await expect(await screen.findByText("1 of 20 selected")).toBeInTheDocument();
    // A reload continues at the same step.
    await waitFor(() => expect(localStorage.getItem("app.draft.user-mara.onboarding")).toContain("short"));
  },
});

export const Finished = meta.story({
  play: async () => {
    await toStep2();
    await choose("Short");
    await press("Continue");
    const chips = within(await screen.findByRole("group", { name: "Interests" }));
    await userEvent.click(chips.getAllByRole("button")[0]!);
    const { seen, stop } = calls();
    await userEvent.dblClick(await screen.findByRole("button", { name: "Finish" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 20_000 });
    stop();
    // In this order, each once (GAP-89, TRAP-67).
    const mine = seen.filter(({ call }) => /user\/|aiModel/.test(call));
    await expect(mine.map(({ call }) => call)).toEqual([
      "PUT /user/user-categories",
      "PUT /user/response-preferences",
      "POST /aiModel/sync-preferences",
      "PUT /user/edit",
    ]);
    await expect(JSON.parse(mine[1]?.body ?? "")).toEqual({
      verbose: "short",
      povPreference: "upToModel",
      actForUser: "no",
      dialogStyle: "balanced",
      narrationTense: "past",
    });
    await expect(mine[2]?.body).toBe("");
    await expect(JSON.parse(mine[3]?.body ?? "")).toEqual({ onBoarding: false });
    await waitFor(() => expect(localStorage.getItem("app.draft.user-mara.onboarding")).toBeNull());
    await expect(await screen.findByRole("heading", { level: 1, name: "Home" })).toBeInTheDocument();
    // A new account has no older chats to speak of.
    await expect(screen.queryByText(/^Preferences synced/)).toBeNull();
  },
});

export const Saving = meta.story({
  parameters: { faults: [{ operation: "updateResponsePreferences", delayMs: Infinity }] },
  play: async () => {
    await toStep3();
    await press("Finish");
    await expect(screen.getByRole("button", { name: "Finish" })).toHaveAttribute("aria-busy", "true");
    await expect(screen.getByRole("button", { name: "Back" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const SaveFailed = meta.story({
  name: "Save failed",
  parameters: { faults: [{ operation: "updateResponsePreferences", status: 500, times: 1 }] },
  play: async () => {
    await toStep3();
    await press("Finish");
    await expect(await screen.findByText("Failed to update preferences")).toBeVisible();
    await expect(await wizard("Personalize Categories")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Finish" })).not.toHaveAttribute("aria-busy"));
    await press("Finish");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 20_000 });
  },
});

export const SyncFailed = meta.story({
  name: "Sync failed",
  parameters: { faults: [{ operation: "syncPreferences", status: 500 }] },
  play: async () => {
    await toStep3();
    await press("Finish");
    await expect(await screen.findByText("Failed to sync preferences")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 20_000 });
  },
});

export const HiddenOnTerms = meta.story({
  name: "Hidden on terms",
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await screen.findByRole("button", { name: "Account" });
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

/** Not on the privacy page (TRAP-66). */
export const ShownOnPrivacy = meta.story({
  name: "Shown on privacy",
  render: () => <ScreenAt path="/privacy" />,
  play: async () => {
    await expect(await wizard("Terms & Rules")).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await toStep2();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(sample()).toBeVisible();
    await expect(screen.getByRole("button", { name: "Continue" })).toBeVisible();
  },
});
