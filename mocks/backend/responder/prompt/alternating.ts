import type { PromptMessage } from "../responder.ts";

/** Placeholder for a user turn that a template requires. */
const opening = "[Start]";

/**
 * Converts messages for templates that require strict roles: one leading `system`, then alternating `user` and `assistant`,
 * beginning and ending with `user`. Later system messages are merged into the user turn at their position.
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
