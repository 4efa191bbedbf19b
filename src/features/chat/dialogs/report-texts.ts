import { texts } from "#src/domain/texts.ts";

/** Texts of the report that are not in the specification (GAP-113). */
export const reportTexts = {
  title: (name: string) => `Report ${name}?`,
  explanation:
    "We look at the character as it is written, not at your conversation. Its creator does not learn who you are.",
  confirm: "Report",
  cancel: texts.actions.cancel,
  noVariant: "There is nothing to report here yet: no variant of this character is in use.",
} as const;
