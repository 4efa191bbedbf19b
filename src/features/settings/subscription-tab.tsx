import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { imageCreditsQuery } from "#src/data/image/queries.ts";
import { plansQuery } from "#src/data/subscription/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { creditsRenewAt, dayText, isEnding, isFreeSubscription, isPastDue, priceText } from "#src/domain/plan-terms.ts";
import { texts } from "#src/domain/texts.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { CancelPlanDialog } from "./cancel-plan-dialog.tsx";
import { Payments } from "./payments.tsx";
import { subscriptionTexts } from "./settings-texts.ts";
import { SettingsPane } from "./settings-pane.tsx";
import { TryProLink } from "./try-pro-link.tsx";

const card = css({
  p: { base: "20px", md: "26px" },
  borderRadius: "xl",
  bg: "bg.surface",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
});
const head = css({ row: "3", flexWrap: "wrap" });
const name = css({ textStyle: "h2", minWidth: "0", overflowWrap: "anywhere" });
const facts = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "160px minmax(0, 1fr)" },
  columnGap: "4",
  rowGap: { base: "0.5", md: "10px" },
  mt: "4",
  "& dt": { color: "fg.muted", mt: { base: "2", md: "0" } },
  "& dd": { m: "0", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
});
const actions = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  gap: "3",
  mt: "6",
  "& > *": { width: { base: "full", md: "auto" } },
});

/** The tier's own name if it is missing from the list of plans: `pro` is Pro. */
const tierName = (tier: string): string => tier.slice(0, 1).toLocaleUpperCase("en") + tier.slice(1);

function PlanStatus({ subscription }: { subscription: UserSubscription }) {
  if (isFreeSubscription(subscription)) return null;
  if (isEnding(subscription)) return <Tag tone="warning">{subscriptionTexts.cancelled}</Tag>;
  return isPastDue(subscription) ? (
    <Tag tone="danger">{subscriptionTexts.pastDue}</Tag>
  ) : (
    <Tag tone="success">{subscriptionTexts.running}</Tag>
  );
}

/** The next relevant date (SET-SUB-05 to SET-SUB-07, RES-27). */
function PlanDate({ subscription }: { subscription: UserSubscription }) {
  const [now] = useState(() => Date.now());
  if (isFreeSubscription(subscription))
    return (
      <>
        <dt>{labels.creditsRenew}</dt>
        <dd>{subscriptionTexts.renewOn(dayText(creditsRenewAt(now)))}</dd>
      </>
    );
  if (subscription.endDate === null) return null;
  return (
    <>
      <dt>{isEnding(subscription) ? subscriptionTexts.ends : subscriptionTexts.nextPayment}</dt>
      <dd>{dayText(subscription.endDate)}</dd>
    </>
  );
}

function CurrentPlan({ subscription }: { subscription: UserSubscription }) {
  const { data: plans } = useQuery(plansQuery());
  const { data: credits } = useQuery(imageCreditsQuery());
  const [isAsking, setIsAsking] = useState(false);
  const plan = plans?.find(({ id }) => id === subscription.subscriptionId);
  const planName = plan?.name ?? tierName(subscription.subscription.tier);
  const canCancel = !isFreeSubscription(subscription) && !isEnding(subscription);
  const primaryLabel = isEnding(subscription)
    ? subscriptionTexts.keep(planName)
    : isPastDue(subscription)
      ? subscriptionTexts.payNow
      : null;
  return (
    <>
      <section className={card} aria-label={subscriptionTexts.current}>
        <div className={head}>
          <h3 className={name}>{planName}</h3>
          <PlanStatus subscription={subscription} />
        </div>
        <dl className={facts}>
          <dt>{subscriptionTexts.price}</dt>
          <dd>{priceText(subscription.subscription.price, plan?.currency)}</dd>
          <PlanDate subscription={subscription} />
          {credits !== undefined && (
            <>
              <dt>{subscriptionTexts.credits}</dt>
              <dd>
                {subscriptionTexts.creditsLeft(
                  Math.max(0, credits.totalCredits - credits.utilizedCredits),
                  credits.totalCredits,
                )}
              </dd>
            </>
          )}
        </dl>
        {isEnding(subscription) && subscription.endDate !== null && (
          <div className={css({ mt: "4" })}>
            <InlineAlert>{subscriptionTexts.endsLead(dayText(subscription.endDate))}</InlineAlert>
          </div>
        )}
        <div className={actions}>
          {primaryLabel !== null && (
            <Button variant="primary" asChild>
              <TryProLink>{primaryLabel}</TryProLink>
            </Button>
          )}
          <Button variant={primaryLabel === null ? "primary" : "line"} asChild>
            <TryProLink>{labels.changePlan}</TryProLink>
          </Button>
          {canCancel && <Button onClick={() => setIsAsking(true)}>{labels.cancelPlan}</Button>}
        </div>
      </section>
      <CancelPlanDialog isOpen={isAsking} subscription={subscription} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** The Subscription tab of the settings: the plan, its price, the next date, the actions (SET-SUB), and what was paid. */
export function SubscriptionTab() {
  const user = useQuery(userInfoQuery());
  return (
    <SettingsPane title={labels.settingsTabs.subscription}>
      <AsyncView
        query={user}
        skeleton={<Skeleton height={270} className={css({ borderRadius: "xl" })} />}
        failed={texts.states.listFailed}
      >
        {({ userSubscription }) => <CurrentPlan subscription={userSubscription} />}
      </AsyncView>
      <Payments />
    </SettingsPane>
  );
}
