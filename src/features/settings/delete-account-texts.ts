import { texts } from "#src/domain/texts.ts";

/** Texts of account deletion that are not in the specification. */
export const deletionTexts = {
  lead: "This ends your account at once and cannot be undone.",
  what: [
    "Your chats, personas, favourites and pictures are erased.",
    "Your published characters are no longer public.",
    "Your plan is cancelled.",
  ],
  label: "Type your username to confirm",
  yours: "Your username:",
  typeFirst: "Type your username exactly first",
  cancel: texts.actions.cancel,
  close: texts.actions.close,
} as const;
