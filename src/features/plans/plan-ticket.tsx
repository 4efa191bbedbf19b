import CheckIcon from "lucide-react/icons/check";
import { useState, type ReactNode } from "react";
import { freeTier } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { creditsRenewAt, dayText, priceText } from "#src/domain/plan-terms.ts";
import type { Plan } from "#src/generated/api/model/plan.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { cx } from "#styled-system/css";
import performer from "./performer.svg";
import { plansTexts } from "./plans-texts.ts";
import { type Ticket, type TicketAction, ticketOf } from "./ticket-of.ts";
import * as looks from "./ticket-looks.ts";

export type PlanTicketProps = {
  plan: Plan;
  subscription: UserSubscription;
  /** Whether the user's current plan is among those shown. */
  isOffered: boolean;
  /** Content below the list of benefits. */
  children?: ReactNode;
  isBusy: boolean;
  onAction: (action: TicketAction) => void;
};

function Note({ note, subscription }: { note: Ticket["note"]; subscription: UserSubscription }) {
  const [now] = useState(() => Date.now());
  const day = subscription.endDate === null ? null : dayText(subscription.endDate);
  if (note === "renews") return `${labels.creditsRenew} ${plansTexts.renewsOn(dayText(creditsRenewAt(now)))}`;
  if (note === "anyTime") return plansTexts.anyTime;
  if (note === null || day === null) return null;
  if (note === "ends") return plansTexts.endsOn(day);
  if (note === "follows") return plansTexts.followsOn(day);
  return note === "pastDue" ? plansTexts.pastDue(day) : plansTexts.nextPayment(day);
}

/** One plan as a ticket (design 12): its benefits, and on the stub its action or the relevant date. */
export function PlanTicket({ plan, subscription, isOffered, children, isBusy, onAction }: PlanTicketProps) {
  const { isCurrent, action, second, note } = ticketOf(plan, subscription, isOffered);
  const isPaid = plan.tier !== freeTier;
  const price = priceText(plan.price, plan.currency);
  const [amount, per] = price.split(" / ");
  const words: Record<TicketAction, string> = {
    checkout: plansTexts.choose(plan.name),
    pay: plansTexts.payNow,
    change: plansTexts.change(plan.name),
    resume: plansTexts.keep(plan.name),
    cancel: labels.cancelPlan,
  };
  const isSameWord = price === plan.name;
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={cx(looks.ticket, isPaid && looks.velvet)}
      data-paid={isPaid}
    >
      {isPaid && <img src={performer} alt="" className={looks.figure} draggable={false} />}
      {isPaid && <div className={looks.veil} />}
      <div className={looks.body}>
        <div className={looks.nameRow}>
          {/* A free plan's name already says that it costs nothing. */}
          <h2 id={`plan-${plan.id}`} className={isSameWord ? looks.price : looks.name}>
            {plan.name}
          </h2>
          {isCurrent && <Tag tone="success">{plansTexts.currentPlan}</Tag>}
        </div>
        {!isSameWord && (
          <p className={looks.price}>
            {amount}
            {per !== undefined && <small> / {per}</small>}
          </p>
        )}
        <ul className={looks.features}>
          {plan.features.map((feature) => (
            <li key={feature}>
              <CheckIcon />
              {feature}
            </li>
          ))}
        </ul>
        {children}
      </div>
      <div className={looks.stub}>
        {[action, second].map(
          (one) =>
            one && (
              <Button
                key={one}
                variant={isPaid && one !== "cancel" ? "primary" : "line"}
                size="lg"
                className={isPaid ? (one === "cancel" ? looks.velvetQuiet : looks.velvetButton) : undefined}
                isBusy={isBusy && one === action}
                onClick={() => onAction(one)}
              >
                {words[one]}
              </Button>
            ),
        )}
        <p className={looks.note}>
          <Note note={note} subscription={subscription} />
        </p>
      </div>
    </article>
  );
}
