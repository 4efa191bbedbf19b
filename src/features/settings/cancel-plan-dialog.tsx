import { useCancelPlan } from "#src/data/subscription/plan-mutations.ts";
import { labels } from "#src/domain/messages.ts";
import { dayText } from "#src/domain/plan-terms.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { subscriptionTexts } from "./settings-texts.ts";

export type CancelPlanDialogProps = { isOpen: boolean; subscription: UserSubscription; onClose: () => void };

/**
 * Asks before cancelling a plan (SET-SUB-09), shows progress (SET-SUB-10), and closes on success and on failure
 * (GAP-113); the result is a toast (SET-SUB-11).
 */
export function CancelPlanDialog({ isOpen, subscription, onClose }: CancelPlanDialogProps) {
  const cancel = useCancelPlan();
  const confirm = useSingleFlight(async () => {
    await cancel.mutateAsync(subscription).catch(() => undefined);
    onClose();
  });
  const { endDate } = subscription;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={subscriptionTexts.cancelTitle}
      confirmLabel={labels.cancelPlan}
      cancelLabel={subscriptionTexts.keepPlan}
      tone="danger"
      isBusy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {endDate === null ? subscriptionTexts.cancelLeadNow : subscriptionTexts.cancelLead(dayText(endDate))}
      {cancel.isPending && <VisuallyHidden role="status">{subscriptionTexts.waiting}</VisuallyHidden>}
    </ConfirmDialog>
  );
}
