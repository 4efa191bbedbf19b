import { texts } from "#src/domain/texts.ts";

/** Texts of the two category dialogs that are not in the specification; the others are in `domain/messages.ts`. */
export const categoryDialogTexts = {
  creatorTitle: texts.categories.creators,
  creatorLead: "They tell readers what your characters are about, and stand on your profile.",
  interestsTitle: texts.categories.interests,
  interestsLead: "They shape the lists you see. What you leave out is not shown to you.",
  save: texts.actions.save,
  cancel: texts.actions.cancel,
};
