import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { isOpen, marenThread, openModelSettings } from "#src/test-support/conversation-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Model settings/Who writes",
  parameters: { world: "free", stored: { "app.seen.charSettings": "true" } },
  render: () => <ScreenAt path={marenThread} />,
});

const openThread = async () => (await isOpen(), await openModelSettings());
const model = (name: RegExp) => within(screen.getByRole("dialog")).findByRole("button", { name });

/** Who writes, and how to have a model write. */
export const WrittenByTheImproviser = meta.story({
  name: "Written by the improviser",
  play: async () => {
    const settings = await openThread();
    const writer = within(await settings.findByRole("region", { name: "Who writes the replies" }));
    await expect(writer.getByText("The built-in improviser writes")).toBeVisible();
    await expect(writer.queryByRole("list")).toBeNull();
    await userEvent.click(writer.getByRole("button", { name: "Connect a model", expanded: false }));
    await expect(await writer.findAllByRole("listitem")).toHaveLength(3);
    await expect(writer.getByText(/LLM_BASE_URL/)).toBeVisible();
    await userEvent.click(writer.getByRole("button", { name: "Connect a model", expanded: true }));
    await waitFor(() => expect(writer.queryByRole("list")).toBeNull());
  },
});

/** As a host puts them that has found programs on its machine. */
const withFound = ({ context: { state } }: Backend) => {
  for (const { id } of state.aiModels.filter(() => true)) state.aiModels.remove(id);
  const models = [
    ["llama3.2:latest", "Ollama", "localhost:11434", true],
    ["mistral-small-24b-instruct-2501-abliterated-q4_k_m", "LM Studio", "localhost:1234", true],
    ["anthracite/magnum-72b", null, "openrouter.example", false],
  ] as const;
  for (const [order, [name, program, host, isLocal]] of models.entries())
    state.aiModels.put({
      id: `model-found-${order}`,
      modelName: name,
      modelIcon: null,
      description: "",
      isPro: false,
      order,
      endpointModel: name,
      place: { program, host, isLocal },
    });
};

/** Models of the server's machine: each says where it runs, and the one of this chat who writes. */
export const WrittenByAFoundModel = meta.story({
  name: "Written by a found model",
  parameters: { change: withFound },
  play: async () => {
    const settings = await openThread();
    const writer = within(await settings.findByRole("region", { name: "Who writes the replies" }));
    await expect(writer.getByText("llama3.2:latest writes")).toBeVisible();
    await expect(writer.getByText("In Ollama (localhost:11434), on the computer that runs Sotto.")).toBeVisible();
    await expect(writer.getByRole("button", { name: "Connect another" })).toBeVisible();
    await userEvent.click(await model(/^mistral-small/));
    await expect(await writer.findByText(/^mistral-small.* writes$/)).toBeVisible();
    await userEvent.click(await model(/^anthracite/));
    await expect(await writer.findByText("At openrouter.example.")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const FoundModelMobile = meta.story({
  name: "Found model, mobile",
  globals: onMobile,
  parameters: { change: withFound },
  play: async () => {
    const settings = await openThread();
    await expect(await settings.findByText("llama3.2:latest writes")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
