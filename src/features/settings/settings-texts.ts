/** Texts of the settings that are not in the specification; the others are in `domain/messages.ts`. */
export const settingsTexts = {
  sections: "Settings sections",
  loadingTab: "Loading this section",
  discard: {
    title: "Discard your changes?",
    text: "What you changed here is not saved yet.",
    confirm: "Discard changes",
    cancel: "Keep editing",
  },
};
