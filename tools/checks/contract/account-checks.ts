import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, ok, refused } from "./answers.ts";
import { as, type Visitor } from "./visitor.ts";

/** The account: refused sign-ups, sign-up, sign-out, a forgotten password, and sign-in again. */
export async function checkAccount(visitor: Visitor): Promise<void> {
  const { check, credentials, userName, host } = visitor;
  const { botTokens, mailTo } = host;
  /** A check without a verification id only says that it was passed. */
  const verification = async () => {
    const { success, data } = await ok(sdk.validateBotCheck({ body: { token: botTokens.passed } }));
    must(success, "the bot check has to be passed");
    return data && { verificationId: data.verificationId };
  };

  await check("bot-check refuses in the body", async () => {
    const answer = await ok(sdk.validateBotCheck({ body: { token: botTokens.refused } }));
    must(!answer.success, "a failed check is a success: false");
  });
  await check("sign-up without a check is 403", async () =>
    refused(403, sdk.signUp({ body: { ...credentials, verificationId: "none" } })),
  );
  await check("sign-up", async () => {
    visitor.token = (await ok(sdk.signUp({ body: { ...credentials, ...(await verification()) } }))).data.accessToken;
  });
  await check("sign-up with a taken address is 409", async () =>
    refused(409, sdk.signUp({ body: { ...credentials, ...(await verification()) } })),
  );
  await check("complete profile", async () => {
    const { data } = await ok(sdk.completeProfile({ body: { userName, ageConfirmed: true } }));
    must(data.profileComplete, "the profile is complete");
  });
  await check("a second person", async () => {
    const email = credentials.email.replace("check-", "second-");
    const { data } = await ok(sdk.signUp({ body: { ...credentials, email, ...(await verification()) } }));
    await as(visitor, data.accessToken, async () => {
      await ok(sdk.completeProfile({ body: { userName: `${userName.slice(0, 24)}o`, ageConfirmed: true } }));
    });
    visitor.other = data.accessToken;
  });
  const signIn = async (password: string, rememberMe: boolean) =>
    sdk.signIn({ body: { ...credentials, password, rememberMe, ...(await verification()) } });
  await check("sign-in with a wrong password is 401", async () => refused(401, signIn("not-the-password", false)));
  await check("password, sign-out, sign-in", async () => {
    await ok(sdk.changePassword({ body: { currentPassword: credentials.password, newPassword: "louder-harbour-9" } }));
    await ok(sdk.signOut());
    await refused(401, sdk.getUserInfo());
    visitor.token = "";
    visitor.token = (await ok(signIn("louder-harbour-9", true))).data.accessToken;
  });
  await check("forgotten password", async () => {
    await ok(sdk.requestPasswordReset({ body: { email: credentials.email } }));
    await refused(400, sdk.resetPassword({ body: { token: "no-such-token", newPassword: "another-harbour" } }));
    if (!mailTo) return;
    const link = mailTo(credentials.email)?.match(/token=([\w-]+)/)?.[1];
    must(link !== undefined, "the mail has a link");
    await ok(sdk.resetPassword({ body: { token: link, newPassword: "quiet-again-9" } }));
    await refused(401, sdk.getUserInfo());
    visitor.token = "";
    visitor.token = (await ok(signIn("quiet-again-9", false))).data.accessToken;
  });
}

/** Deletes both accounts. */
export async function checkLeaving(visitor: Visitor): Promise<void> {
  const { check, other } = visitor;
  await check("delete the account", async () => {
    await ok(sdk.deleteUser({ body: { confirmDelete: true } }));
    await refused(401, sdk.getUserInfo());
    if (other) await as(visitor, other, async () => void (await ok(sdk.deleteUser({ body: { confirmDelete: true } }))));
  });
}
