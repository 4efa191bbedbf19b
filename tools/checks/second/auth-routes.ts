import type { Hono } from "hono";
import {
  zChangePasswordBody,
  zRequestPasswordResetBody,
  zSignInBody,
  zSignUpBody,
  zValidateBotCheckBody,
} from "../../../.cache/provider/zod.gen.ts";
import type { UserInfo } from "../../../.cache/provider/types.gen.ts";
import { answer, bodyOf, Refused, signedIn, type Env } from "./answers.ts";
import { newId, opens, secretOf, type Account, type Store } from "./store.ts";

const verifiedFor = 10 * 60_000;

const newUser = (email: string): UserInfo => {
  const id = newId("usr");
  return {
    id,
    userId: id,
    userName: "",
    email,
    description: null,
    avatar: null,
    backgroundImage: null,
    avatarDecoration: null,
    avatarDecorationId: null,
    customAvatarDecoration: null,
    streaming: true,
    autoSendPicture: false,
    NSFW: false,
    viewNSFW: false,
    verbose: null,
    povPreference: null,
    actForUser: null,
    dialogStyle: null,
    narrationTense: null,
    themes: [],
    onBoarding: true,
    userSubscription: {
      id: newId("usb"),
      subscriptionId: "sub_free",
      status: "ACTIVE",
      endDate: null,
      subscription: { tier: "free", price: 0 },
    },
    role: "user",
    isCreator: false,
    homepagePreference: "default",
    backgroundImageOption: "on",
    overlayOpacity: 50,
    profileComplete: false,
    activePersonaId: null,
  };
};

export function addAuth(app: Hono<Env>, { accounts, sessions, verifications }: Store): void {
  const byAddress = (email: string) =>
    [...accounts.values()].find(({ info }) => info.email.toLowerCase() === email.toLowerCase());
  const session = ({ info }: Account) => {
    const accessToken = newId("tok") + newId("");
    sessions.set(accessToken, info.id);
    return { accessToken, profileComplete: info.profileComplete };
  };
  /** A verification is valid for ten minutes and one use. */
  const useVerification = (id: string | undefined) => {
    const at = verifications.get(id ?? "");
    verifications.delete(id ?? "");
    if (at === undefined || Date.now() - at > verifiedFor) throw new Refused(403, "Verification is needed");
  };

  app.post("/turnstile/validate", async (c) => {
    const { token } = await bodyOf(c, zValidateBotCheckBody);
    if (token === "fail") return c.json({ success: false, message: "The check was not passed" });
    const verificationId = newId("bc");
    verifications.set(verificationId, Date.now());
    return answer(c, { verificationId });
  });
  app.post("/auth/sign-up", async (c) => {
    const { email, password, verificationId } = await bodyOf(c, zSignUpBody);
    useVerification(verificationId);
    if (byAddress(email)) {
      const message = "This email already has an account";
      throw new Refused(409, message, { errors: [{ field: "email", message }] });
    }
    const info = newUser(email);
    const account = { info, secret: secretOf(password), picked: { creator: [], liked: [], excluded: [] } };
    accounts.set(info.id, account);
    return answer(c, session(account));
  });
  app.post("/auth/sign-in", async (c) => {
    const { email, password, verificationId } = await bodyOf(c, zSignInBody);
    useVerification(verificationId);
    const account = byAddress(email);
    if (!account || !opens(account.secret, password)) throw new Refused(401, "Email or password is not correct");
    return answer(c, session(account));
  });
  app.post("/auth/sign-out", (c) => {
    signedIn(c);
    sessions.delete(c.req.header("authorization")?.slice("Bearer ".length) ?? "");
    return answer(c);
  });
  app.patch("/auth/password", async (c) => {
    const account = signedIn(c);
    const { currentPassword, newPassword } = await bodyOf(c, zChangePasswordBody);
    if (!opens(account.secret, currentPassword))
      throw new Refused(400, "Current Password not correct, Please try again.");
    if (newPassword.length < 8) throw new Refused(400, "Password must have at least 8 characters");
    account.secret = secretOf(newPassword);
    const own = c.req.header("authorization")?.slice("Bearer ".length);
    for (const [token, id] of sessions) if (id === account.info.id && token !== own) sessions.delete(token);
    return answer(c);
  });
  app.post("/auth/forgot-password", async (c) => {
    await bodyOf(c, zRequestPasswordResetBody);
    return answer(c);
  });
}
