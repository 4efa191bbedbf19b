import { createContext, use, useEffect, useState } from "react";
import { useAfterMount } from "../portal/use-after-mount.ts";

interface Slot {
  isOpen: boolean;
  /** Registers an opened dialog whose exit has to be waited for; returns a function that unregisters it. */
  hold: () => () => void;
  onGone: () => void;
}

/** Outside a slot a dialog is open while mounted. */
export const DialogSlotContext = createContext<Slot>({
  isOpen: true,
  hold: () => () => undefined,
  onGone: () => undefined,
});

/**
 * Whether a dialog is open, by its own `isOpen` or else the enclosing slot, and whom to notify when it has unmounted. A
 * dialog that mounts open is opened just after the mount: Ark's state machines do not survive StrictMode's second mount
 * while open.
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
