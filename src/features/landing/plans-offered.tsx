import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "#src/data/subscription/queries.ts";
import { amountText } from "#src/domain/plan-terms.ts";
import type { Plan } from "#src/generated/api/model/plan.ts";
import { css } from "#styled-system/css";
import { landingTexts } from "./landing-texts.ts";

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))" },
  gap: { base: "3", md: "4" },
  mt: "22px",
  mb: "6",
  listStyle: "none",
  "& > li": { p: { base: "5", md: "6" }, borderRadius: "xl", bg: "bg.surface" },
});
/** The price has its place beside the name: it comes late or never, and nothing moves. */
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "5",
  minHeight: "36px",
});
const price = css({
  textStyle: "h3",
  fontVariantNumeric: "tabular-nums",
});

type Offer = { key: string; name: string; text: string; price: { amount: string; isMonthly: boolean } | null };

/** The offers of the document, without prices. */
const unpriced = landingTexts.plansOffered.map((plan): Offer => ({ key: plan.tier, price: null, ...plan }));

const offerOf = ({ id, tier, name, features, price: amount, currency }: Plan): Offer => ({
  key: id,
  name,
  text: unpriced.find(({ key }) => key === tier)?.text ?? features.join(". "),
  price:
    amount === 0
      ? { amount: landingTexts.free(currency), isMonthly: false }
      : { amount: amountText(amount, currency), isMonthly: true },
});

/** What playing costs. The words are in the document; the plans on sale and their prices, which only the server knows, follow. */
export function PlansOffered() {
  const { data = [] } = useQuery(plansQuery());
  const offers = data.length === 0 ? unpriced : data.map(offerOf);
  return (
    <ul className={list}>
      {offers.map((offer) => (
        <li key={offer.key}>
          <div className={head}>
            <h3 className={css({ textStyle: "h3", minWidth: "0", overflowWrap: "anywhere" })}>{offer.name}</h3>
            {offer.price && (
              <p className={price}>
                {offer.price.amount}
                {offer.price.isMonthly && (
                  <small className={css({ textStyle: "meta", color: "fg.muted" })}>{landingTexts.perMonth}</small>
                )}
              </p>
            )}
          </div>
          <p className={css({ mt: "2", color: "fg.muted", maxWidth: "44ch" })}>{offer.text}</p>
        </li>
      ))}
    </ul>
  );
}
