import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { eventTokensQuery } from "#src/data/event-token/queries.ts";
import { candiesOn } from "#src/domain/limits.ts";
import { useUser } from "#src/features/shell/use-user.ts";
import { afterLoad } from "#src/lib/after-load.ts";
import { Region } from "#src/parts/region/region.tsx";

const CandyOverlay = lazy(async () => ({
  default: (await import("#src/features/candy/candy-overlay.tsx")).CandyOverlay,
}));

const isCandyPage = (path: string): path is keyof typeof candiesOn => Object.hasOwn(candiesOn, path);

/** False until the page has loaded and has nothing else to do: candies come last, and keep nothing else waiting. */
function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => afterLoad(() => setIsAtRest(true)), []);
  return isAtRest;
}

/** The candies of pages that have some, for users, while there are any to collect (CANDY-08, CANDY-09, TRAP-15). */
export function Candies() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { isSignedIn } = useUser();
  const isWanted = isSignedIn && isCandyPage(path);
  const { data } = useQuery({ ...eventTokensQuery(), enabled: isWanted });
  const isAtRest = useIsAtRest();
  if (!isWanted || !isAtRest || data === undefined || data.maxReached || data.availableHomePageCandies === 0)
    return null;
  const most = Math.min(candiesOn[path], data.availableHomePageCandies);
  return (
    <Region name="candy" instead="nothing">
      <Suspense fallback={null}>
        <CandyOverlay key={path} most={most} />
      </Suspense>
    </Region>
  );
}
