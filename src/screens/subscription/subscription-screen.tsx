import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plansQuery } from "#src/data/subscription/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { priceText } from "#src/domain/plan-terms.ts";
import { texts } from "#src/domain/texts.ts";
import { CheckoutNotice } from "#src/features/plans/checkout-notice.tsx";
import { CreditsUsed } from "#src/features/plans/credits-used.tsx";
import { PlansList, ticketGrid } from "#src/features/plans/plans-list.tsx";
import { plansTexts } from "#src/features/plans/plans-texts.ts";
import { CancelPlanDialog } from "#src/features/settings/cancel-plan-dialog.tsx";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { joinQueries } from "#src/ui/feedback/view-query.ts";
import { css } from "#styled-system/css";

const page = css({
  width: "full",
  maxWidth: "1120px",
  mx: "auto",
  px: { base: "4", md: "8" },
  pt: { base: "5", md: "26px" },
  pb: "72px",
});

/** Placeholders of two tickets. */
function Tickets() {
  return (
    <div className={ticketGrid} data-count={2}>
      <Skeleton height={490} className={css({ borderRadius: "24px" })} />
      <Skeleton height={490} className={css({ borderRadius: "24px" })} />
    </div>
  );
}

/** `/subscription` (SHELL-17): the plans. `checkout` is set by the payment provider's redirect (GAP-47). */
export function SubscriptionScreen({ checkout }: { checkout: "success" | "cancelled" | null }) {
  const plans = useQuery(plansQuery());
  const user = useQuery(userInfoQuery());
  const [isCancelling, setIsCancelling] = useState(false);
  const current = plans.data?.find(({ id }) => id === user.data?.userSubscription.subscriptionId);
  return (
    <div className={page}>
      <PageTitle>{plansTexts.title}</PageTitle>
      <h1 className={css({ textStyle: "h1", textWrap: "balance" })}>{plansTexts.headline}</h1>
      <p className={css({ mt: "3", color: "fg.muted", fontSize: "17px", maxWidth: "40em" })}>{plansTexts.lead}</p>
      {checkout !== null && <CheckoutNotice outcome={checkout} planName={current?.name ?? ""} />}
      <AsyncView query={joinQueries({ plans, user })} skeleton={<Tickets />} failed={texts.states.listFailed}>
        {({ plans: offered, user: { userSubscription } }) => (
          <>
            {current === undefined && (
              <div className={css({ mt: "6" })}>
                <InlineAlert>{plansTexts.withdrawn(priceText(userSubscription.subscription.price))}</InlineAlert>
              </div>
            )}
            {offered.length === 0 ? (
              <EmptyState title={plansTexts.emptyTitle} text={plansTexts.emptyText} />
            ) : (
              <PlansList plans={offered} subscription={userSubscription} onCancel={() => setIsCancelling(true)} />
            )}
            <CreditsUsed />
            <CancelPlanDialog
              isOpen={isCancelling}
              subscription={userSubscription}
              onClose={() => setIsCancelling(false)}
            />
          </>
        )}
      </AsyncView>
    </div>
  );
}
