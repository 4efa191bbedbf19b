import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { css } from "#styled-system/css";
import { plansTexts } from "./plans-texts.ts";
import { useCheckoutReturn } from "./use-checkout-return.ts";

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
