import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { decorationsQuery } from "#src/data/decoration/queries.ts";
import { useChangePlan, useStartCheckout } from "#src/data/subscription/plan-mutations.ts";
import { freeTier, proMark } from "#src/domain/limits.ts";
import { dayText, priceText } from "#src/domain/plan-terms.ts";
import type { Plan } from "#src/generated/api/model/plan.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { PlanTicket } from "./plan-ticket.tsx";
import { plansTexts } from "./plans-texts.ts";

const row = css({ display: "flex", flexWrap: "wrap", gap: { base: "2", md: "3" }, mt: "5", listStyle: "none" });
const tile = css({
  display: "grid",
  placeItems: "center",
  boxSize: { base: "46px", md: "58px" },
  borderRadius: "16px",
  bg: "#21070bc4",
  "& img": { boxSize: { base: "38px", md: "48px" } },
});

/** Some decorations of the paid plans. Decorative: if they fail to load, nothing is shown. */
function ProDecorations() {
  const { data = [] } = useQuery(decorationsQuery());
  const some = data.filter(({ name }) => name.includes(proMark)).slice(0, 4);
  if (some.length === 0) return null;
  return (
    <ul className={row} aria-label={plansTexts.decorations}>
      {some.map(({ id, name, avatarDecoration }) => (
        <li key={id} className={tile}>
          <img src={avatarDecoration} alt={name.replace(proMark, "").trim()} draggable={false} />
        </li>
      ))}
    </ul>
  );
}

export const ticketGrid = css({
  display: "grid",
  gap: { base: "4", md: "22px" },
  mt: { base: "5", md: "8" },
  alignItems: "stretch",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))" },
  "&[data-count='2']": { gridTemplateColumns: { md: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1.55fr)" } },
});

export type PlansListProps = {
  plans: readonly Plan[];
  subscription: UserSubscription;
  /** Opens the confirmation for cancelling the plan. */
  onCancel: () => void;
};

/** The plans side by side with the actions the user can take (SET-SUB-01, GAP-46, GAP-47). */
export function PlansList({ plans, subscription, onCancel }: PlansListProps) {
  const checkout = useStartCheckout();
  const change = useChangePlan();
  const [asked, setAsked] = useState<{ plan: Plan; isResuming: boolean } | null>(null);
  const paid = plans.filter(({ tier }) => tier !== freeTier);

  const buy = useSingleFlight(async (plan: Plan) => {
    // Stays busy: on success the browser leaves for the provider's page.
    await checkout.mutateAsync(plan.id).then(
      (address) => location.assign(address),
      () => undefined,
    );
  });
  // The browser's Back may restore this page from its cache: reset the button, or it would stay busy.
  const { reset } = checkout;
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [reset]);

  const confirm = useSingleFlight(async (plan: Plan) => {
    await change.mutateAsync({ planId: plan.id, subscription }).catch(() => undefined);
    setAsked(null);
  });

  const isLeaving = checkout.isPending || checkout.isSuccess;
  const day = subscription.endDate === null ? "" : dayText(subscription.endDate);
  return (
    <>
      <section aria-label={plansTexts.list} className={ticketGrid} data-count={plans.length}>
        {plans.map((plan) => (
          <PlanTicket
            key={plan.id}
            plan={plan}
            subscription={subscription}
            isOffered={plans.some(({ id }) => id === subscription.subscriptionId)}
            isBusy={isLeaving && checkout.variables === plan.id}
            onAction={(action) => {
              if (action === "cancel") onCancel();
              else if (action === "checkout" || action === "pay") void buy(plan);
              else setAsked({ plan, isResuming: action === "resume" });
            }}
          >
            {plan.tier !== freeTier && paid.length === 1 && <ProDecorations />}
          </PlanTicket>
        ))}
      </section>
      <DialogSlot show={asked}>
        {({ plan, isResuming }) => {
          const price = priceText(plan.price, plan.currency);
          return (
            <ConfirmDialog
              title={isResuming ? plansTexts.keepTitle(plan.name) : plansTexts.changeTitle(plan.name)}
              confirmLabel={isResuming ? plansTexts.keep(plan.name) : plansTexts.change(plan.name)}
              cancelLabel={plansTexts.notNow}
              isBusy={change.isPending}
              onCancel={() => setAsked(null)}
              onConfirm={() => void confirm(plan)}
            >
              {isResuming ? plansTexts.keepText(price, day) : plansTexts.changeText(price, day)}
            </ConfirmDialog>
          );
        }}
      </DialogSlot>
    </>
  );
}
