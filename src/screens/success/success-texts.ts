/** Texts of the page behind a new account's first profile. */
export const successTexts = {
  title: "You are in",
  lead: "Your account is ready. The cast is waiting.",
  go: "Meet the cast",
  moving: (seconds: number) => `You are taken there in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
  stay: "Stay here",
} as const;
