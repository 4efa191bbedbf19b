import { fn, screen, spyOn, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { setReportSink } from "#src/lib/report.ts";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { brokenBy, isOpen, marenThread, withUser } from "#src/test-support/conversation-steps.ts";

const meta = preview.meta({
  title: "Dialogs/Quick swap pinned models",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

async function openDialog() {
  await isOpen();
  const button = screen.getAllByRole("button", { name: /^Swap model/ }).find((element) => element.checkVisibility());
  if (button === undefined) throw new Error("no button swaps the model");
  await userEvent.click(button);
  return within(await screen.findByRole("dialog", { name: "Quick Swap Pinned Models" }));
}

/** Path and body of the write requests, in order. */
const writes = (calls: readonly (readonly unknown[])[]) =>
  calls.flatMap(([input, init]) => {
    const { method, body } = (init ?? {}) as RequestInit;
    return method === "PUT" && typeof body === "string"
      ? [[new URL(String(input), location.href).pathname, JSON.parse(body)]]
      : [];
  });
/** Collects logged errors from now on. */
function reports() {
  const sink = fn();
  setReportSink(sink);
  return sink;
}

export const Default = meta.story({
  play: async () => {
    const dialog = await openDialog();
    const models = await dialog.findAllByRole("listitem");
    await expect(models).toHaveLength(2);
    await expect(dialog.getByText("Nightingale Large")).toBeVisible();
    await expect(dialog.getByText(/Slow, literary/)).toBeVisible();
  },
});

export const CurrentBadge = meta.story({
  name: "Current badge",
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole("button", { name: /Nightingale Large/ })).toHaveTextContent("Current");
    await expect(dialog.getAllByText("Current")).toHaveLength(1);
  },
});

export const Empty = meta.story({
  parameters: { change: withUser({ favouriteModelIds: [] }) },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText("No favorite models found")).toBeVisible();
    // Link to where favourites are added.
    await userEvent.click(await dialog.findByRole("button", { name: "Model Settings" }));
    await expect(await screen.findByRole("dialog", { name: "Model Settings" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listFavoriteAiModels", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText("Loading")).toBeInTheDocument();
  },
});

/** Logged without a message (SWAP-08). */
export const FetchFailedSilently = meta.story({
  name: "Fetch failed silently",
  parameters: { faults: brokenBy("listFavoriteAiModels") },
  play: async () => {
    const reported = reports();
    const dialog = await openDialog();
    await expect(await dialog.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(dialog.queryByText("No favorite models found")).toBeNull();
    await expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(reported).toHaveBeenCalledWith("a silent read failed", expect.any(String)));
  },
});

export const Selecting = meta.story({
  parameters: { faults: brokenBy("selectAiModel", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await openDialog();
    const heron = await dialog.findByRole("button", { name: /Heron/ });
    await userEvent.click(heron);
    await expect(heron).toHaveAttribute("aria-busy", "true");
    await expect(dialog.getByRole("button", { name: /Nightingale Large/ })).toHaveAttribute("aria-disabled", "true");
  },
});

/** First the character's model, then the chat's config, then the green cue (SWAP-05 to SWAP-07). */
export const SelectedIndicator = meta.story({
  name: "Selected indicator",
  play: async () => {
    const dialog = await openDialog();
    const fetched = spyOn(globalThis, "fetch");
    await userEvent.click(await dialog.findByRole("button", { name: /Heron/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const characterId = "char-maren-holloway";
    await expect(writes(fetched.mock.calls)).toEqual([
      ["/api/v1/aiModel/select", { characterId, aiModelId: "model-heron" }],
      [
        "/api/v1/chat/config",
        {
          characterId,
          threadId: "thread-the-light-that-failed",
          aiModelId: "model-heron",
          variantId: "var-maren-keeper",
        },
      ],
    ]);
    await expect(await screen.findByRole("img", { name: "Model changed" })).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Swap model: Heron" })).toBeVisible();
  },
});

/** Logged without a message or indicator (SWAP-09). */
export const SelectFailedSilently = meta.story({
  name: "Select failed silently",
  parameters: { faults: brokenBy("updateChatConfig") },
  play: async () => {
    const dialog = await openDialog();
    const reported = reports();
    const heron = await dialog.findByRole("button", { name: /Heron/ });
    await userEvent.click(heron);
    await waitFor(() => expect(reported).toHaveBeenCalledWith("a silent write failed", expect.any(String)));
    await waitFor(() => expect(heron).not.toHaveAttribute("aria-busy"));
    await expect(screen.queryByRole("alert")).toBeNull();
    await expect(screen.queryByRole("img", { name: "Model changed" })).toBeNull();
  },
});

export const Long = meta.story({
  parameters: {
    change: (backend: Backend) => {
      const { state } = backend.context;
      withUser({
        favouriteModelIds: [
          "model-nightingale-large",
          "model-nightingale-small",
          "model-heron",
          "model-barn-owl",
          "model-lyrebird",
        ],
      })(backend);
      const model = state.aiModels.get("model-heron");
      if (model)
        state.aiModels.put({
          ...model,
          modelName: "The Heron That Stands In The Shallows And Waits All Night",
          description: model.description.repeat(6).slice(0, 500),
        });
    },
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findAllByRole("listitem")).toHaveLength(5);
    const box = screen.getByRole("dialog");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: { stored: { "app.seen.charSettings": "true" } },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText("Nightingale Large")).toBeVisible();
    await expect(screen.getByRole("dialog").getBoundingClientRect().width).toBe(window.innerWidth);
  },
});
