import { texts } from "#src/domain/texts.ts";

/** Texts of the Global Response Settings that are not in the specification. */
export const globalResponseTexts = {
  lead: "The voice of every character. A chat can have its own, in its Model Settings.",
  cancel: texts.actions.cancel,
};
