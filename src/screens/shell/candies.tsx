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

/** False until the page has loaded and the browser has nothing else to do. */
function useIsCalm(): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    // Safari does not tell when it is idle.
    const idle = window.requestIdleCallback ?? ((done: () => void) => window.setTimeout(done, 500));
    const wait = () => void idle(() => setIsCalm(true));
    if (document.readyState === "complete") return wait();
    window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, []);
  return isCalm;
}

/** The candies of pages that have some, for users, while there are any to collect (CANDY-08, CANDY-09, TRAP-15). */
export function Candies() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { isSignedIn } = useUser();
  const isWanted = isSignedIn && isCandyPage(path);
  const { data } = useQuery({ ...eventTokensQuery(), enabled: isWanted });
  const isCalm = useIsCalm();
  if (!isWanted || !isCalm || data === undefined || data.maxReached || data.availableHomePageCandies === 0) return null;
  const most = Math.min(candiesOn[path], data.availableHomePageCandies);
  return (
    <Region name="candy" instead="nothing">
      <Suspense fallback={null}>
        <CandyOverlay key={path} most={most} />
      </Suspense>
    </Region>
  );
}
