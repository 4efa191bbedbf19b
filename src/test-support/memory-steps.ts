import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import { memoryOf } from "#mocks/backend/memory/thread-memory.ts";
import type { MemoryRow } from "#mocks/backend/state/chat-rows.ts";
import { chooseInMenu, isOpen } from "./conversation-steps.ts";
import { userEvent } from "./hand.ts";

const patience = { timeout: 20_000 };
const light = "thread-the-light-that-failed";

/** Gives a thread something to keep in mind. */
export const remembering =
  (change: (memory: MemoryRow) => Partial<MemoryRow>, id = light) =>
  ({ context: { state } }: Backend) => {
    const thread = state.threads.get(id);
    const memory = thread && memoryOf(thread);
    if (thread && memory) state.threads.put({ ...thread, memory: { ...memory, ...change(memory) } });
  };

/** Opens the memory from the chat's menu, and returns its panel. */
export async function openMemory() {
  await isOpen();
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await chooseInMenu("Memory");
  return within(await screen.findByRole("complementary", { name: "Memory" }, patience));
}
