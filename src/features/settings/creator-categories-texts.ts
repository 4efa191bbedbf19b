/** Words of the two category dialogs that are ours; those of the specification are in `domain/messages.ts`. */
export const categoryDialogTexts = {
  creatorTitle: "Creator categories",
  creatorLead: "They tell readers what your characters are about, and stand on your profile.",
  interestsTitle: "Interests",
  interestsLead: "They shape the lists you see. What you leave out is not shown to you.",
  save: "Save",
  cancel: "Cancel",
  loading: "Loading categories",
  emptyTitle: "No categories yet",
  emptyText: "There is nothing to choose from at the moment.",
};
