import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { eventTokensQuery } from "#src/data/event-token/queries.ts";
import { candiesOn } from "#src/domain/limits.ts";
import { useUser } from "#src/features/shell/use-user.ts";
import { Region } from "#src/parts/region/region.tsx";

const CandyOverlay = lazy(async () => ({
  default: (await import("#src/features/candy/candy-overlay.tsx")).CandyOverlay,
}));

const isCandyPage = (path: string): path is keyof typeof candiesOn => Object.hasOwn(candiesOn, path);

const signsOfLife = ["pointermove", "pointerdown", "keydown", "scroll"];

/** False until there is somebody at the page: whoever only looks in loads neither the candies' code nor their drawings. */
function useIsSomebodyThere(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const seen = new AbortController();
    const note = () => {
      seen.abort();
      setIsThere(true);
    };
    for (const sign of signsOfLife)
      window.addEventListener(sign, note, { signal: seen.signal, passive: true, capture: true });
    return () => seen.abort();
  }, []);
  return isThere;
}

/** The candies of pages that have some, for users, while there are any to collect (CANDY-08, CANDY-09, TRAP-15). */
export function Candies() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { isSignedIn } = useUser();
  const isWanted = isSignedIn && isCandyPage(path);
  const { data } = useQuery({ ...eventTokensQuery(), enabled: isWanted });
  const isSomebodyThere = useIsSomebodyThere();
  if (!isWanted || !isSomebodyThere || data === undefined || data.maxReached || data.availableHomePageCandies === 0)
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
