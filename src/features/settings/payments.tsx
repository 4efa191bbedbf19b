import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { paymentsQuery } from "#src/data/subscription/payments.ts";
import { labels } from "#src/domain/messages.ts";
import { amountText, dayText } from "#src/domain/plan-terms.ts";
import type { Payment } from "#src/generated/api/model/payment.ts";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { paymentsTexts as texts } from "./payments-texts.ts";
import { paneList } from "./settings-pane.tsx";

const heading = css({ textStyle: "label", color: "fg.muted", mt: "8", mb: "3" });
const row = css({ row: "3", minHeight: "56px", px: "4", py: "2", fontVariantNumeric: "tabular-nums" });
const words = css({ flex: "1", minWidth: "0", overflowWrap: "anywhere" });
const plan = css({ textStyle: "help", color: "fg.muted" });

const idOf = ({ id }: Payment) => id;

function renderPayment({ createdAt, planName, amount, currency, status }: Payment) {
  return (
    <div className={row}>
      <div className={words}>
        <p>{dayText(createdAt)}</p>
        <p className={plan}>{planName}</p>
      </div>
      <Tag tone={status === "PAID" ? "success" : "danger"}>{texts.status[status]}</Tag>
      <span>{amountText(amount, currency)}</span>
    </div>
  );
}

/** What the user has paid for their plans, latest first (GAP-156). */
export function Payments() {
  const id = useId();
  const payments = useInfiniteQuery(paymentsQuery());
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={heading}>
        {texts.title}
      </h3>
      <PagedList
        id="payments"
        query={payments}
        itemKey={idOf}
        renderItem={renderPayment}
        label={texts.title}
        className={paneList}
        loadingLabel={texts.loading}
        skeleton={<Skeleton width="100%" height={56} className={css({ borderRadius: "row" })} />}
        failed={texts.failed}
        empty={<p className={plan}>{texts.none}</p>}
        more={{ label: labels.loadMore, failedText: texts.moreFailed }}
      />
    </section>
  );
}
