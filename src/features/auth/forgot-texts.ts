import { authTexts } from "./auth-texts.ts";

/** Texts of asking for a new password and choosing it. */
export const forgotTexts = {
  title: authTexts.forgot,
  lead: "Tell us your e-mail address and we will send you a link.",
  send: "Send the link",
  sentTitle: "Look in your mail",
  sentLead: (email: string) => `If ${email} has an account, a link is on its way. It is good for one hour.`,
  again: "Use another address",
  resend: "Send it again",
  resendIn: (seconds: number) => `Send it again in ${seconds} s`,
  resent: "Sent again.",
  newTitle: "Choose a new password",
  newLead: "You will be signed out everywhere else.",
  save: "Save password",
  savedTitle: "Password changed",
  savedLead: "You can sign in with it now.",
  expiredTitle: "This link has expired",
  expiredLead: "Links are good for one hour and one use. Ask for a new one.",
  askAgain: "Ask for a new link",
  backToSignIn: "Back to sign in",
  failed: "That did not work. Please try again.",
} as const;
