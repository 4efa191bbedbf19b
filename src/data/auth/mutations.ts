import { useMutation } from "@tanstack/react-query";
import { requestPasswordReset } from "#src/generated/api/auth/request-password-reset.ts";
import { resetPassword } from "#src/generated/api/auth/reset-password.ts";
import { signIn } from "#src/generated/api/auth/sign-in.ts";
import { signOut } from "#src/generated/api/auth/sign-out.ts";
import { signUp } from "#src/generated/api/auth/sign-up.ts";
import type { RequestPasswordResetBody } from "#src/generated/api/model/requestPasswordResetBody.ts";
import type { ResetPasswordBody } from "#src/generated/api/model/resetPasswordBody.ts";
import type { SignInBody } from "#src/generated/api/model/signInBody.ts";
import type { SignUpBody } from "#src/generated/api/model/signUpBody.ts";
import { report } from "#src/lib/report.ts";

/** Signs in (GAP-90). The caller starts the session, because it decides where to go next. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (body: SignInBody) => (await signIn(body)).data,
  });
}

/** Creates an account; `key` is the idempotency key of one press, reused by its retries (GAP-118). */
export function useSignUp() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: SignUpBody; key: string }) =>
      (await signUp(body, { headers: { "Idempotency-Key": key } })).data,
  });
}

/** Asks for a reset link; the answer is the same for every address (GAP-93). */
export function useRequestPasswordReset() {
  return useMutation({ mutationFn: (body: RequestPasswordResetBody) => requestPasswordReset(body) });
}

/** Sets a new password with the token from the email (GAP-93). */
export function useResetPassword() {
  return useMutation({ mutationFn: (body: ResetPasswordBody) => resetPassword(body) });
}

/** Ends the session on the server, best effort: the caller does not wait for it (GAP-94). */
export function tellServerSignedOut(): void {
  signOut({ keepalive: true }).catch((error: unknown) => report("sign-out did not reach the server", error));
}
