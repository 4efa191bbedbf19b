/** Texts of a new account's first profile. */
export const completeProfileTexts = {
  title: "Who is speaking?",
  lead: "This is the name others see, and what characters call you.",
  userName: "Username",
  bio: "About you",
  bioHelp: "Optional. Shown on your profile.",
  age: "I am 18 or older",
  ageNeeded: "You must be 18 or older to take part",
  submit: "Continue",
  failed: "Your profile could not be saved. Please try again.",
} as const;
