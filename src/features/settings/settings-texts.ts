import { texts } from "#src/domain/texts.ts";
import { numberText } from "#src/lib/count-text.ts";

/** Texts of the Badges tab that are not in the specification. */
export const badgesTexts = {
  loading: "Loading your badges",
  failed: "Your badges did not load.",
  moreFailed: "The next badges did not load.",
  empty: "No badges yet",
  emptyHelp: "They come with what you do here. Play a scene, keep a character, write a hundred messages.",
  help: "What is switched on shows on your creator page.",
  obtained: (date: string) => `Earned ${date}`,
  shown: (loaded: number, total: number) => `${numberText(loaded)} of ${numberText(total)}`,
  show: (name: string) => `Show ${name}`,
};

/** Texts of the subscription tab that are not in the specification; the others are in `domain/messages.ts`. */
export const subscriptionTexts = {
  current: "Your plan",
  price: "Price",
  status: "Status",
  nextPayment: "Next payment",
  ends: "Ends on",
  running: "Running",
  cancelled: "Cancelled",
  pastDue: "The last payment did not go through",
  endsLead: (day: string) => `You cancelled this plan. It is yours until ${day}, and nothing more is charged.`,
  renewOn: (day: string) => `on ${day}`,
  credits: "Image credits",
  creditsLeft: (left: number, total: number) => `${numberText(left)} left of ${numberText(total)}`,
  cancelTitle: "Cancel your plan?",
  cancelLead: (day: string) => `It stays yours until ${day}. After that you are on the free plan.`,
  cancelLeadNow: "After it ends you are on the free plan.",
  keepPlan: "Keep Plan",
  keep: (name: string) => `Keep ${name}`,
  payNow: "Pay now",
  waiting: "Cancelling your plan",
};

/** Texts of the two category dialogs that are not in the specification; the others are in `domain/messages.ts`. */
export const categoryDialogTexts = {
  creatorTitle: texts.categories.creators,
  creatorLead: "They tell readers what your characters are about, and stand on your profile.",
  interestsTitle: texts.categories.interests,
  interestsLead: "They shape the lists you see. What you leave out is not shown to you.",
  save: texts.actions.save,
  cancel: texts.actions.cancel,
};

/** Texts of account deletion that are not in the specification. */
export const deletionTexts = {
  lead: "This ends your account at once and cannot be undone.",
  what: [
    "Your chats, personas, favourites and pictures are erased.",
    "Your published characters are no longer public.",
    "Your plan is cancelled.",
  ],
  notPacked: "None of it is packed yet.",
  packFirst: "Go to My data",
  label: "Type your username to confirm",
  yours: "Your username:",
  typeFirst: "Type your username exactly first",
  cancel: texts.actions.cancel,
  close: texts.actions.close,
} as const;

/** Texts of the Global Response Settings that are not in the specification. */
export const globalResponseTexts = {
  lead: "The voice of every character. A chat can have its own, in its Model Settings.",
  cancel: texts.actions.cancel,
};

/** Texts of the Password tab that are not in the specification. */
export const passwordTexts = {
  current: "Current password",
  next: "New password",
  nextHelp: "8 to 32 characters. Other devices are signed out.",
  confirm: "Confirm password",
  currentFirst: "Enter your current password first",
} as const;

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
