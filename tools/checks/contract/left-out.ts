import { operations, type OperationId } from "#src/generated/operations.ts";
import { isRead } from "./run.ts";
import type { Plan } from "./session.ts";

const ids = Object.keys(operations) as OperationId[];
const paid: readonly OperationId[] = [
  "cancelSubscription",
  "changeSubscription",
  "deleteAvatarDecoration",
  "uploadAvatarDecoration",
];
/** Operations on the account as a whole. */
const wholeAccount: readonly OperationId[] = [
  "changePassword",
  "completeProfile",
  "deleteUser",
  "requestPasswordReset",
  "signIn",
  "signOut",
  "signUp",
  "validateBotCheck",
];

/** The operations a run cannot call with the given options, and why. */
export function leftOutBy({ host, mayWrite, tokens }: Plan): Map<OperationId, string> {
  const left = new Map<OperationId, string>();
  const leave = (some: readonly OperationId[], why: string) => some.forEach((id) => left.set(id, why));
  if (!mayWrite) leave(ids.filter(isRead), tokens.own ? "there is nothing to read" : "needs --token, or what it gives");
  if (!host.mailTo) leave(["resetPassword"], "needs the mail that the host sends");
  if (!host.paidToken) leave(paid, "needs --paid-token");
  const admins = ids.filter((id) => operations[id].tag === "admin");
  if (!host.adminToken) leave(admins, "needs --admin-token");
  if (tokens.own) leave(wholeAccount, "needs an account of the check's own: no --token");
  if (!mayWrite)
    leave(
      ids.filter((id) => !isRead(id)),
      "writes: needs --allow-writes",
    );
  return left;
}
