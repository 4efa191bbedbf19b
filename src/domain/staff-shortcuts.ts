import type { Shortcut } from "./shortcuts.ts";

/** The shortcuts of the reports in the back office. */
export const staffShortcuts = {
  walk: { label: "Open the next, previous", presses: [{ key: "j" }, { key: "k" }], isSingle: true },
  choose: { label: "Choose the open one", presses: [{ key: "x" }], isSingle: true },
  dismiss: { label: "Dismiss it", presses: [{ key: "d" }], isSingle: true },
  search: { label: "Search the list", presses: [{ key: "/" }], isSingle: true },
  unpublish: { label: "Unpublish it", presses: [{ key: "u" }], isSingle: true },
} as const satisfies Record<string, Shortcut>;
