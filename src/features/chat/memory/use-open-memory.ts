import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { OpenMemory } from "./memory-panel.tsx";

/** At its start, with nothing to pin. */
export const wholeMemory: OpenMemory = { pinning: null, factId: null };

/**
 * Whether a chat's memory is open, and at what; null is closed. The address says whether (`panel=memory`), so that Back
 * closes it and a link opens it.
 */
export function useOpenMemory(threadId: string | null) {
  const isOpen = useSearch({ strict: false, select: ({ panel }) => panel === "memory" }) && threadId !== null;
  const navigate = useNavigate();
  const router = useRouter();
  const [shown, setShown] = useState(wholeMemory);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // What was to be pinned is not offered again when it is opened by Forward.
    if (!isOpen) setShown(wholeMemory);
  }
  const open = (memory: OpenMemory | null) => {
    if (memory !== null) setShown(memory);
    if ((memory !== null) === isOpen) return;
    if (memory === null && router.state.location.state.hasOpenedPanel === true) router.history.back();
    else
      void navigate({
        to: ".",
        search: (search) => ({ ...search, panel: memory === null ? undefined : "memory" }),
        state: (state) => ({ ...state, hasOpenedPanel: memory === null ? undefined : true }),
        replace: memory === null,
        resetScroll: false,
      });
  };
  return [isOpen ? shown : null, open] as const;
}
