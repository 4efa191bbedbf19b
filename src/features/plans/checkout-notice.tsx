import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refreshPlan } from "#src/data/subscription/plan-mutations.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { isFreeSubscription, isPastDue } from "#src/domain/plan-terms.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";
import { plansTexts } from "./plans-texts.ts";

const askEveryMs = 2000;
const askForMs = 30_000;

const isUnpaid = (subscription: UserSubscription) => isFreeSubscription(subscription) || isPastDue(subscription);

/**
 * Polls the account after a paid checkout until its plan is paid for, for at most 30 s (GAP-47), since the provider
 * notifies the server asynchronously. `again` polls for another 30 s.
 */
function useCheckoutReturn(isPaid: boolean): {
  state: "waiting" | "late" | "arrived" | null;
  again: () => void;
} {
  const client = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  const isAsking = isPaid && !isLate;
  const { data: isDue } = useQuery({
    ...userInfoQuery(),
    select: ({ data }) => isUnpaid(data.userSubscription),
    refetchInterval: ({ state }) =>
      isAsking && state.data !== undefined && isUnpaid(state.data.data.userSubscription) ? askEveryMs : false,
    refetchIntervalInBackground: true,
  });
  const isWaiting = isAsking && isDue !== false;
  const hasArrived = isPaid && isDue === false;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), askForMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (hasArrived) void refreshPlan(client);
  }, [hasArrived, client]);

  const state = !isPaid ? null : hasArrived ? "arrived" : isLate ? "late" : "waiting";
  return {
    state,
    again: () => {
      setIsLate(false);
      void client.invalidateQueries({ queryKey: userInfoQuery().queryKey });
    },
  };
}

export type CheckoutNoticeProps = {
  /** The outcome given by the provider's redirect. */
  outcome: "success" | "cancelled";
  /** Name of the current plan. */
  planName: string;
};

/** Shows the outcome of a checkout (GAP-47). */
export function CheckoutNotice({ outcome, planName }: CheckoutNoticeProps) {
  const { state, again } = useCheckoutReturn(outcome === "success");
  return (
    <div className={css({ mt: "6", maxWidth: "66ch" })}>
      {state === null ? (
        <InlineAlert>{plansTexts.notBought}</InlineAlert>
      ) : state === "arrived" ? (
        <InlineAlert tone="success">{plansTexts.arrived(planName)}</InlineAlert>
      ) : state === "waiting" ? (
        <InlineAlert>{plansTexts.waiting}</InlineAlert>
      ) : (
        <InlineAlert tone="warning" actions={<Button onClick={again}>{plansTexts.checkAgain}</Button>}>
          {plansTexts.late}
        </InlineAlert>
      )}
    </div>
  );
}
