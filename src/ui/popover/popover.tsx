import { Popover as ArkPopover } from "@ark-ui/react/popover";
import XIcon from "lucide-react/icons/x";
import { type ReactElement, type ReactNode, useRef } from "react";
import { cx } from "#styled-system/css";
import { popover } from "#styled-system/recipes";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Floating } from "../portal/floating.tsx";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it. */
  title: string;
  closeLabel?: string;
  placement?: "bottom-start" | "bottom" | "bottom-end" | "top-start" | "top" | "top-end";
  /** Controlled; without it the popover keeps its own state. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/**
 * A small panel beside its button that does not block the page.
 *
 * When: a few controls or an explanation that belong to one button; a `Menu` for a list of actions, a `Dialog` when the
 * page has to wait. Keys: Enter or Space opens and moves the focus inside, Tab goes through it and on, Escape closes and
 * returns the focus; a click elsewhere closes.
 */
export function Popover({
  trigger,
  title,
  closeLabel = "Close",
  placement = "bottom-start",
  isOpen,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  const styles = popover();
  return (
    <ArkPopover.Root
      open={isOpen}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      positioning={{ placement, gutter: 8 }}
    >
      <ArkPopover.Trigger asChild>{trigger}</ArkPopover.Trigger>
      <Floating content={content}>
        <ArkPopover.Positioner className={styles.positioner}>
          <ArkPopover.Content ref={content} aria-label={title} className={cx(styles.content, className)}>
            <div className={styles.header}>
              <ArkPopover.Title className={styles.title}>{title}</ArkPopover.Title>
              <ArkPopover.CloseTrigger asChild>
                <IconButton label={closeLabel} size="sm" hasTooltip={false}>
                  <XIcon />
                </IconButton>
              </ArkPopover.CloseTrigger>
            </div>
            {children}
          </ArkPopover.Content>
        </ArkPopover.Positioner>
      </Floating>
    </ArkPopover.Root>
  );
}
