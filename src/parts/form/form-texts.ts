/** Words of every form, where it has none of its own. */
export const formTexts = {
  draft: "Your draft of before is here again.",
  startOver: "Start over",
  draftKept: "Draft kept on this device",
  leave: {
    title: "Leave without saving?",
    text: "What you chose here is not saved yet.",
    confirm: "Discard changes",
    cancel: "Keep editing",
  },
} as const;
