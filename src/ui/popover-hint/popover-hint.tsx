import { Popover } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import XIcon from "lucide-react/icons/x";
import type { ReactElement } from "react";
import { popoverHint } from "#styled-system/recipes";

export interface PopoverHintProps {
  isOpen: boolean;
  /** Dismissed, by its button or Escape. */
  onClose: () => void;
  text: string;
  closeLabel?: string;
  placement?: "bottom-start" | "bottom" | "bottom-end" | "top-start" | "top" | "top-end" | "right" | "left";
  /** What it points at. */
  children: ReactElement;
}

/** A one-time hint on a control. Takes no focus and blocks nothing; stays until dismissed. */
export function PopoverHint({
  isOpen,
  onClose,
  text,
  closeLabel = "Dismiss",
  placement = "bottom-start",
  children,
}: PopoverHintProps) {
  const styles = popoverHint();
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      positioning={{ placement, gutter: 10 }}
      autoFocus={false}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <Portal>
        <Popover.Positioner className={styles.positioner}>
          <Popover.Content className={styles.content}>
            <Popover.Arrow className={styles.arrow}>
              <Popover.ArrowTip />
            </Popover.Arrow>
            <Popover.Title className={styles.title}>{text}</Popover.Title>
            <Popover.CloseTrigger className={styles.closeTrigger} aria-label={closeLabel}>
              <XIcon />
            </Popover.CloseTrigger>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
