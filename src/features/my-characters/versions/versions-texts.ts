import { texts } from "#src/domain/texts.ts";

const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Texts of a character's versions (GAP-113). */
export const versionsTexts = {
  title: (name: string) => `Versions of ${name}`,
  description: "One is kept whenever readers get something new. The latest 50 stay.",
  list: "Versions",
  version: (number: number) => `Version ${number}`,
  when: (time: string) => when.format(new Date(time)),
  restoredFrom: (number: number) => `Version ${number} again`,
  current: "Current",
  compare: "Compare",
  withBefore: "What it changed",
  withNow: "What going back changes",
  first: "This is the earliest version that is kept.",
  same: "This is how it is now.",
  restore: "Go back to this version",
  restoreThis: (number: number) => `Go back to version ${number}?`,
  restoreText: "What is there now stays in the list, so you can return to it. Visibility does not change.",
  restoreConfirm: "Go back",
  restoreFailed: "This version could not be put back.",
  failed: "The versions could not be loaded.",
  oneFailed: "This version could not be loaded.",
  emptyTitle: "No versions yet",
  emptyText: "The first one is kept when it is published, or when you change what is published already.",
  cancel: texts.actions.cancel,
  close: texts.actions.close,
} as const;
