import { ThreadTitleMax } from "#src/generated/zod/schemas/threadTitle.zod.ts";
import type { ThreadRow } from "./state/chat-rows.ts";
import type { UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { nameOfThread } from "./views/thread-view.ts";

const ofBranch = /^Branch of (?<name>.+?)(?: \(\d+\))?$/s;

/**
 * What a branch is called that was given no title (GAP-131): `Branch of The light that failed`, and `… (2)` if the user
 * has one already. A branch of a branch is named after the first source.
 */
export function branchTitle(state: State, user: UserRow, thread: ThreadRow): string {
  const own = thread.title ?? nameOfThread(state, thread);
  const name = (thread.branchMessageId === null ? undefined : ofBranch.exec(own)?.groups?.["name"]) ?? own;
  const taken = new Set(state.threads.in(user.id).map(({ title }) => title));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? "" : ` (${number})`;
    const title = `Branch of ${fitting(name, ThreadTitleMax - "Branch of ".length - end.length)}${end}`;
    if (!taken.has(title)) return title;
  }
}

/** At most this many code points, with an ellipsis for what is left out. */
function fitting(name: string, max: number): string {
  const points = Array.from(name);
  return points.length <= max
    ? name
    : `${points
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}
