import { texts } from "#src/domain/texts.ts";

/** Words of the Global Response Settings that are ours. */
export const globalResponseTexts = {
  lead: "The voice of every character. A chat can have its own, in its Model Settings.",
  cancel: texts.actions.cancel,
};
