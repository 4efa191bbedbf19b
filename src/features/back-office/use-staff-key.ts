import { useEffect, useEffectEvent } from "react";
import { heard } from "#src/client-state/single-keys.ts";
import type { Shortcut } from "#src/domain/shortcuts.ts";

/** Calls the handler for a shortcut with the index of the pressed key; does nothing while a dialog is open. */
export function useStaffKey(shortcut: Shortcut, act: (press: number) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("[aria-modal=true], dialog[open]") !== null) return;
    const press = heard(shortcut, event);
    if (press === -1) return;
    event.preventDefault();
    act(press);
  });
  useEffect(() => {
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}
