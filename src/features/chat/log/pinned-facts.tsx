import { useEffect } from "react";
import { type PinnedFacts as Facts, usePinnedFacts } from "#src/data/memory/pinned-facts.ts";

/** Tells the log which of its messages facts were pinned from. Renders nothing; loaded after the messages. */
export function PinnedFacts({ threadId, onChange }: { threadId: string; onChange: (facts: Facts) => void }) {
  const facts = usePinnedFacts(threadId);
  useEffect(() => onChange(facts), [facts, onChange]);
  return null;
}
