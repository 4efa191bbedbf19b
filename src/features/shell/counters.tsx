import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { eventTokensQuery } from "#src/data/event-token/queries.ts";
import { imageCreditsQuery } from "#src/data/image/queries.ts";
import { CreditPill } from "#src/parts/credit-pill/credit-pill.tsx";
import { EventTokenPill } from "#src/parts/event-token-pill/event-token-pill.tsx";

/** The credit display of the top bar (TOP-07); leads to the plans (GAP-23). */
export function CreditDisplay() {
  const { data, isError } = useQuery(imageCreditsQuery());
  return <CreditPill credits={data ?? null} isFailed={isError} link={<Link to="/subscription" />} />;
}

/** The event token counter of the top bar (TOP-08). */
export function EventTokenCounter() {
  const { data } = useQuery(eventTokensQuery());
  return <EventTokenPill tokens={data ?? null} />;
}
