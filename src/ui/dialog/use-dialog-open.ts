import { createContext, use, useEffect, useState } from "react";
import { useAfterMount } from "../portal/use-after-mount.ts";

interface Slot {
  isOpen: boolean;
  /** Says that a dialog has opened, whose exit is to be waited for; answers how to take that back. */
  hold: () => () => void;
  onGone: () => void;
}

/** Outside a slot a dialog is open as long as it is mounted. */
export const DialogSlotContext = createContext<Slot>({
  isOpen: true,
  hold: () => () => undefined,
  onGone: () => undefined,
});

/**
 * Whether a dialog is open, by its own `isOpen` or, without one, by the slot around it; and whom to tell that it has left the
 * page. One that mounts open opens right after: Ark's state machines do not survive StrictMode's second mount while open.
 */
export function useDialogOpen(own: boolean | undefined, onClosed?: () => void) {
  const slot = use(DialogSlotContext);
  const [isMounted, setIsMounted] = useState(false);
  useAfterMount(() => setIsMounted(true));
  const isInSlot = own === undefined;
  const isOpen = isMounted && (own ?? slot.isOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { hold } = slot;
  useEffect(() => (wasOpen && isInSlot ? hold() : undefined), [wasOpen, isInSlot, hold]);
  return {
    isOpen,
    onGone: () => {
      onClosed?.();
      if (isInSlot) slot.onGone();
    },
  };
}
