import XIcon from "lucide-react/icons/x";
import type { KeyboardEvent, ReactElement } from "react";
import { popoverHint } from "#styled-system/recipes";

export interface PopoverHintProps {
  isOpen: boolean;
  /** Dismissed, by its button or Escape. */
  onClose: () => void;
  text: string;
  closeLabel?: string;
  /** The control it points at. */
  children: ReactElement;
}

/**
 * A one-time hint below a control. Takes no focus and blocks nothing; stays until dismissed. Use it once in a lifetime, for
 * what nobody would find; Tab leads from the control into it, Escape dismisses it from either. Plain elements on purpose:
 * it is there on a first visit, when a positioning library would be the heaviest thing on the page.
 */
export function PopoverHint({ isOpen, onClose, text, closeLabel = "Dismiss", children }: PopoverHintProps) {
  const styles = popoverHint();
  function dismiss(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what its controls let through
    <span className={styles.anchor} onKeyDown={dismiss}>
      {children}
      {isOpen && (
        // The whole hint is its button's hit area (GAP-16).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <span className={styles.content} role="note" onClick={onClose}>
          <span className={styles.title}>{text}</span>
          <button type="button" className={styles.closeTrigger} aria-label={closeLabel}>
            <XIcon />
          </button>
        </span>
      )}
    </span>
  );
}
