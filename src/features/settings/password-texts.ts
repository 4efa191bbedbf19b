/** Texts of the Password tab that are not in the specification. */
export const passwordTexts = {
  current: "Current password",
  next: "New password",
  nextHelp: "8 to 32 characters. Other devices are signed out.",
  confirm: "Confirm password",
  currentFirst: "Enter your current password first",
} as const;
