import type { PromptMessage } from "../responder.ts";

/** Stands in for a user turn where a template needs one and there is none. */
const opening = "[Start]";

/**
 * The same messages for templates that want strict turns: one leading `system`, then `user` and `assistant` by turns,
 * beginning and ending with `user`. Later system messages go into the user's turn at that place.
 */
export function alternating(messages: readonly PromptMessage[]): PromptMessage[] {
  const [first, ...rest] = messages;
  const head = first?.role === "system" ? [first] : [];
  const turns: PromptMessage[] = [];
  for (const message of head.length > 0 ? rest : messages) {
    const role = message.role === "system" ? "user" : message.role;
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, content: `${last.content}\n\n${message.content}` };
    else turns.push({ role, content: message.content });
  }
  if (turns[0]?.role !== "user") turns.unshift({ role: "user", content: opening });
  if (turns.at(-1)?.role !== "user") turns.push({ role: "user", content: "[Go on]" });
  return [...head, ...turns];
}
