import type { ChangePasswordBody } from "#src/generated/api/model/changePasswordBody.ts";
import type { RequestPasswordResetBody } from "#src/generated/api/model/requestPasswordResetBody.ts";
import type { ResetPasswordBody } from "#src/generated/api/model/resetPasswordBody.ts";
import type { SignInBody } from "#src/generated/api/model/signInBody.ts";
import type { SignInResponse } from "#src/generated/api/model/signInResponse.ts";
import type { SignUpBody } from "#src/generated/api/model/signUpBody.ts";
import type { SignUpResponse } from "#src/generated/api/model/signUpResponse.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import { endSessions, openSession, refuseBanned } from "../caller.ts";
import { hour, isoIn, isoNow, randomText, type Context } from "../context.ts";
import { newUser } from "../new-user.ts";
import { conflict, forbidden, invalid, Refusal } from "../refusal.ts";
import { preparedRule, rule } from "../rule.ts";
import type { UserRow } from "../state/rows.ts";

const sameEmail = (email: string): string => email.trim().toLowerCase();
const userWith = (context: Context, email: string): UserRow | undefined =>
  context.state.users.find((user) => user.email !== "" && sameEmail(user.email) === sameEmail(email));

/** A passed bot-check is good for 10 minutes and one sign-in or sign-up; a mistyped password does not use it up. */
function verified(context: Context, verificationId = ""): void {
  const check = context.state.verifications.get(verificationId);
  if (!check || Date.parse(check.expiresAt) <= context.clock.now()) throw forbidden("Verification is needed");
}

/** Hashes also for unknown addresses, so that the time taken does not reveal which have accounts. */
const passwordMatches = async (context: Context, user: UserRow | undefined, password: string): Promise<boolean> => {
  if (user?.passwordHash) return context.passwords.verify(password, user.passwordHash);
  await context.passwords.hash(password);
  return false;
};

export const signIn = preparedRule<{ body: SignInBody }, SignInResponse, boolean>(
  ({ context, body }) => {
    // Hashing is slow: not for machines.
    verified(context, body.verificationId);
    return passwordMatches(context, userWith(context, body.email), body.password);
  },
  ({ context, body }, matches) => {
    verified(context, body.verificationId);
    const user = userWith(context, body.email);
    if (!user || !matches) throw new Refusal(401, "Email or password is not correct");
    refuseBanned(context, user);
    context.state.verifications.remove(body.verificationId ?? "");
    return {
      success: true,
      data: {
        accessToken: openSession(context, user.id, body.rememberMe ?? false),
        profileComplete: user.profileComplete,
      },
    };
  },
);

export const signUp = preparedRule<{ body: SignUpBody }, SignUpResponse, string>(
  ({ context, body }) => {
    verified(context, body.verificationId);
    return context.passwords.hash(body.password);
  },
  ({ context, body, state }, passwordHash) => {
    verified(context, body.verificationId);
    const message = "This email already has an account";
    if (userWith(context, body.email)) throw conflict(message, { errors: [{ field: "email", message }] });
    state.verifications.remove(body.verificationId ?? "");
    const user = state.users.put(
      newUser({ id: context.newId("usr"), email: body.email.trim(), passwordHash, createdAt: isoNow(context) }),
    );
    return {
      success: true,
      data: { accessToken: openSession(context, user.id, false), profileComplete: user.profileComplete },
    };
  },
);

export const signOut = rule<object, Success>(({ session, state }) => {
  if (session) state.sessions.remove(session.id);
  return { success: true };
});

export const changePassword = preparedRule<
  { body: ChangePasswordBody },
  Success,
  { matches: boolean; passwordHash: string }
>(
  async ({ context, user, body }) => {
    const matches = await passwordMatches(context, user, body.currentPassword);
    return { matches, passwordHash: matches ? await context.passwords.hash(body.newPassword) : "" };
  },
  ({ context, user, body, state, session }, { matches, passwordHash }) => {
    if (!matches) throw invalid("currentPassword", "Current Password not correct, Please try again.");
    if (Array.from(body.newPassword).length < 8)
      throw invalid("newPassword", "Password must have at least 8 characters");
    state.users.put({ ...user, passwordHash });
    endSessions(context, user.id, session?.id);
    return { success: true };
  },
);

export const requestPasswordReset = rule<{ body: RequestPasswordResetBody }, Success>(({ context, body, state }) => {
  const user = userWith(context, body.email);
  if (user?.passwordHash) {
    const token = `rst_${randomText(context.random, 43)}`;
    state.resets.put({ id: context.digest(token), userId: user.id, expiresAt: isoIn(context, hour) });
    state.mails.put({
      id: context.newId("mail"),
      to: user.email,
      subject: "Set a new password for Sotto",
      text: `Follow this link within an hour: ${context.origin}/sign-in/forgot-password?token=${token}`,
      createdAt: isoNow(context),
    });
  }
  return { success: true };
});

/** Whose password a link of a mail sets; 400 when it is unknown, used or old. */
function resettingUser({ state, digest, clock }: Context, token: string): UserRow {
  const reset = state.resets.get(digest(token));
  const user = reset && state.users.get(reset.userId);
  if (!reset || !user || Date.parse(reset.expiresAt) <= clock.now()) throw invalid("token", "This link has expired");
  return user;
}

export const resetPassword = preparedRule<{ body: ResetPasswordBody }, Success, string>(
  ({ context, body }) => {
    resettingUser(context, body.token);
    return context.passwords.hash(body.newPassword);
  },
  ({ context, body, state }, passwordHash) => {
    const user = resettingUser(context, body.token);
    // Removes every link of the user, so that each works once and no earlier one is left.
    for (const other of state.resets.filter(({ userId }) => userId === user.id)) state.resets.remove(other.id);
    state.users.put({ ...user, passwordHash });
    endSessions(context, user.id);
    return { success: true };
  },
);
