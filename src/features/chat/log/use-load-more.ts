import { useEffect, useRef, useState } from "react";
import { isApiError } from "#src/http/api-error.ts";
import type { LogPlace } from "./log-place.ts";
import { chatTexts } from "../chat-texts.ts";

type Side = "before" | "after";
type Options = { place: LogPlace; hasBefore: boolean; hasAfter: boolean; onLoadMore: (side: Side) => Promise<void> };

/**
 * Loads the next page when the reader comes near an edge of the window, one at a time. After a failure it waits for a
 * press instead of retrying on every scroll.
 */
export function useLoadMore({ place, hasBefore, hasAfter, onLoadMore }: Options) {
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsking = useRef(false);

  async function load(side: Side) {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsLoading(true);
    setProblem(null);
    try {
      await onLoadMore(side);
    } catch (error) {
      if (!isApiError(error) || error.kind !== "aborted") setProblem(chatTexts.moreFailed);
    } finally {
      isAsking.current = false;
      setIsLoading(false);
    }
  }

  const nextSide: Side | null =
    problem !== null || isLoading
      ? null
      : hasBefore && place.isNearStart
        ? "before"
        : hasAfter && place.isNearEnd
          ? "after"
          : null;
  useEffect(() => {
    if (nextSide !== null) void load(nextSide);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` guards itself
  }, [nextSide]);

  return { isLoading, problem, load: (side: Side) => void load(side) };
}
