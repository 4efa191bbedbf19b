import { frontTexts } from "#src/domain/front-texts.ts";

/** Texts of signing in and up. */
export const authTexts = {
  signInTitle: "Back to your scene",
  signInLead: "Sign in and pick up where you left off.",
  signUpTitle: "Take your place",
  signUpLead: "An account keeps your scenes, word for word.",
  email: "E-mail",
  password: "Password",
  newPassword: "New password",
  repeatPassword: "Repeat new password",
  passwordHelp: "8 to 32 characters",
  rememberMe: "Remember me",
  forgot: "Forgot your password?",
  signIn: "Sign In",
  signUp: frontTexts.signUp,
  noAccount: "New here?",
  haveAccount: "Already have an account?",
  sessionExpired: "Your session has ended. Please sign in again; what you were writing is kept.",
  checkFirst: "Complete the check above to continue.",
  signInFailed: "Signing in did not work. Please try again.",
  signUpFailed: "Signing up did not work. Please try again.",
  wrongCredentials: "Email or password is not correct",
  checkAgain: "Please complete the check again.",
  tooMany: (seconds: number | null) =>
    seconds === null || seconds < 1
      ? "Too many tries. Please wait a moment."
      : `Too many tries. Please wait ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
  waitOver: "You can try again now.",
  scene: "The lamp is lit. Someone is at the door.",
  agree: "By signing up you accept the",
  and: "and",
  botCheck: {
    name: "Bot check",
    idle: "I am a person",
    verifying: "Checking",
    verified: "Checked",
    loading: "Loading the check",
    expired: "The check has expired. Please do it again.",
    failed: "The check did not succeed.",
    unavailable: "The check could not be loaded.",
  },
} as const;
