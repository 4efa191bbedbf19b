import { type QueryClient, useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { getListAiModelsQueryKey } from "#src/generated/api/ai-model/list-ai-models.ts";
import { cancelSubscription } from "#src/generated/api/subscription/cancel-subscription.ts";
import { changeSubscription } from "#src/generated/api/subscription/change-subscription.ts";
import { startCheckout } from "#src/generated/api/subscription/start-checkout.ts";
import { ApiError } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { imageCreditsQuery } from "../image/queries.ts";
import { tellTabs } from "../tab-news.ts";
import { userInfoQuery } from "../user/queries.ts";
import { isPaymentAddress } from "./payment-address.ts";

/** Shows the subscription from the server's answer and refetches the rest. */
function showSubscription(client: QueryClient, change: Partial<UserSubscription>): void {
  client.setQueryData(
    userInfoQuery().queryKey,
    (old) => old && { ...old, data: { ...old.data, userSubscription: { ...old.data.userSubscription, ...change } } },
  );
}

/** Refetches what depends on the plan: the account, the credits, the available models (GAP-07). */
export async function refreshPlan(client: QueryClient): Promise<void> {
  const keys = [userInfoQuery().queryKey, imageCreditsQuery().queryKey, getListAiModelsQueryKey()];
  tellTabs(...keys);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Requests the provider's payment page (GAP-47): from the free tier to the plan with this id, or to pay what is due. Returns
 * its address; an unsafe one counts as a failure, since the browser is about to open it.
 */
export function useStartCheckout() {
  return useMutation({
    mutationFn: async (subscriptionId: string) => {
      const back = (checkout: string) => `${location.origin}/subscription?checkout=${checkout}`;
      const body = { subscriptionId, successUrl: back("success"), cancelUrl: back("cancelled") };
      const headers = { "Idempotency-Key": randomId() };
      const { data } = await startCheckout(body, { headers });
      if (isPaymentAddress(data.checkoutUrl, location.hostname)) return data.checkoutUrl;
      throw new ApiError({
        kind: "contract",
        method: "",
        path: "",
        status: 200,
        message: texts.plans.checkoutFailed,
      });
    },
    // Refused if a plan was bought in another tab: refetch to show it.
    onError: (_error, _id, _result, { client }) => void refreshPlan(client),
    meta: { failure: texts.plans.checkoutFailed },
  });
}

/** Switches to another paid plan, or resumes the cancelled one (GAP-47, GAP-48). */
export function useChangePlan() {
  return useMutation({
    mutationFn: ({ planId, subscription }: { planId: string; subscription: UserSubscription }) =>
      changeSubscription({ subscriptionId: planId, userSubscriptionId: subscription.id }),
    onSuccess: ({ data }, _plan, _result, { client }) => showSubscription(client, data),
    onSettled: (_answer, _error, _plan, _result, { client }) => void refreshPlan(client),
    meta: { success: texts.plans.changed, failure: texts.plans.changeFailed },
  });
}

/** Cancels the plan: two ids, that of the plan and that of the user's own subscription (API-02, TRAP-50, SET-SUB-11). */
export function useCancelPlan() {
  return useMutation({
    mutationFn: ({ subscriptionId, id }: UserSubscription) =>
      cancelSubscription({ subscriptionId, userSubscriptionId: id }),
    onSuccess: ({ data }, _plan, _result, { client }) => showSubscription(client, data),
    onSettled: (_answer, _error, _plan, _result, { client }) => void refreshPlan(client),
    meta: { success: messages.subscription.cancelled, failure: messages.subscription.cancelFailed },
  });
}
