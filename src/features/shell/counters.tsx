import { useQuery } from "@tanstack/react-query";
import { eventTokensQuery } from "#src/data/event-token/queries.ts";
import { imageCreditsQuery } from "#src/data/image/queries.ts";
import { plansPath } from "#src/domain/navigation.ts";
import { CreditPill } from "#src/parts/credit-pill/credit-pill.tsx";
import { EventTokenPill } from "#src/parts/event-token-pill/event-token-pill.tsx";
import { PathLink } from "./path-link.tsx";
import { useHasScreen } from "./use-has-screen.ts";

/** The credit display of the top bar (TOP-07); leads to the plans, where there are any (GAP-23). */
export function CreditDisplay() {
  const { data, isError } = useQuery(imageCreditsQuery());
  const hasScreen = useHasScreen();
  return (
    <CreditPill
      credits={data ?? null}
      isFailed={isError}
      link={hasScreen(plansPath) ? <PathLink path={plansPath} /> : <span />}
    />
  );
}

/** The event token counter of the top bar (TOP-08). */
export function EventTokenCounter() {
  const { data } = useQuery(eventTokensQuery());
  return <EventTokenPill tokens={data ?? null} />;
}
