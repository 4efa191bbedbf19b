import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import { as, type Visitor } from "./visitor.ts";

/** A paid plan: checkout, what it allows (own decorations), cancelling. */
export async function checkPlan(visitor: Visitor): Promise<void> {
  const { base, check, host } = visitor;
  await check("the plans, as visitors see them", async () => {
    const members = (await ok(sdk.listPlans())).data.plans;
    await as(visitor, "", async () => {
      const { plans } = (await ok(sdk.listPlans())).data;
      const isSame = plans.map(({ id }) => id).join() === members.map(({ id }) => id).join();
      must(isSame, "visitors read the plans that members read");
    });
  });
  await check("the way to a paid plan", async () => {
    const plans = (await ok(sdk.listPlans())).data.plans;
    const paid = plans.find(({ tier }) => tier !== "free");
    must(paid !== undefined, "there is a paid plan");
    const { id, subscriptionId } = (await ok(sdk.getUserInfo())).data.userSubscription;
    await refused(409, sdk.cancelSubscription({ body: { subscriptionId, userSubscriptionId: id } }));
    await refused(409, sdk.changeSubscription({ body: { subscriptionId: paid.id, userSubscriptionId: id } }));
    const pages = { successUrl: `${base}/subscription?checkout=success`, cancelUrl: `${base}/subscription` };
    await refused(404, sdk.startCheckout({ body: { subscriptionId: "unknown", ...pages } }));
    await refused(400, sdk.startCheckout({ body: { subscriptionId, ...pages } }));
    await ok(sdk.startCheckout({ body: { subscriptionId: paid.id, ...pages } }));
    const { items, nextPage } = (await ok(sdk.listPayments())).data;
    must(items.length === 0 && nextPage === null, "nothing is paid by opening a checkout");
  });
  await check("pictures and decorations", async () => {
    const picture = (text: string) =>
      new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], "picture", { type: "image/gif" });
    const gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    const { data } = await ok(sdk.uploadImage({ body: { file: picture(gif), purpose: "avatar" }, headers: newKey() }));
    await ok(sdk.updateProfile({ body: { avatar: data.url } }));
    await refused(
      415,
      sdk.uploadImage({ body: { file: picture(btoa("<svg/>")), purpose: "avatar" }, headers: newKey() }),
    );
    const list = await ok(sdk.listAvatarDecorations());
    const builtIn = list.data.avatarDecorations[0]!.id;
    await refused(403, sdk.deleteAvatarDecoration({ body: { avatarDecorationId: builtIn } }));
    await refused(403, sdk.uploadAvatarDecoration({ body: { image: picture(gif) }, headers: newKey() }));
    const paid = host.paidToken?.(visitor);
    if (!paid) return;
    await as(visitor, paid, async () => {
      const own = await ok(sdk.uploadAvatarDecoration({ body: { image: picture(gif) }, headers: newKey() }));
      await ok(sdk.deleteAvatarDecoration({ body: { avatarDecorationId: own.data.id } }));
    });
  });
  await check("a paid plan is cancelled and taken up again", async () => {
    const token = host.paidToken?.(visitor);
    if (!token) return;
    await as(visitor, token, async () => {
      const { id, subscriptionId } = (await ok(sdk.getUserInfo())).data.userSubscription;
      const body = { subscriptionId, userSubscriptionId: id };
      await refused(404, sdk.cancelSubscription({ body: { subscriptionId: id, userSubscriptionId: subscriptionId } }));
      await ok(sdk.cancelSubscription({ body }));
      await refused(409, sdk.cancelSubscription({ body }));
      const again = await ok(sdk.changeSubscription({ body }));
      must(again.data.status === "ACTIVE", "the plan goes on");
      await refused(409, sdk.changeSubscription({ body }));
    });
  });
}
