import { Drawer as ArkDrawer } from "@ark-ui/react/drawer";
import XIcon from "lucide-react/icons/x";
import { type ReactNode, useRef } from "react";
import { css, cx } from "#styled-system/css";
import { drawer } from "#styled-system/recipes";
import { useClosedByBack } from "#src/lib/use-closed-by-back.ts";
import { useKeyboardInset } from "#src/lib/use-keyboard-inset.ts";
import { deafWhenClosed } from "../dialog/deaf-when-closed.ts";
import { useDialogOpen } from "../dialog/use-dialog-open.ts";
import { outsidePresses } from "../dialog/outside-presses.ts";
import { useReturnFocus } from "../dialog/use-return-focus.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Floating } from "../portal/floating.tsx";

const swipeDirections = { start: "start", end: "end", bottom: "down" } as const;

export interface DrawerProps {
  /** Default: as the enclosing `DialogSlot` says; without a slot, open while mounted. */
  isOpen?: boolean;
  onClose: () => void;
  /** Whether the browser's Back closes it (default). Not where the address says that it is open. */
  isClosedByBack?: boolean;
  /** Called when the exit animation has ended and it has unmounted. */
  onClosed?: () => void;
  /** Names it. */
  title: string;
  isTitleHidden?: boolean;
  /** `start` (default) is the 220 px menu, `bottom` a sheet, `end` a panel of 400 px. */
  side?: keyof typeof swipeDirections;
  /** Named close button; the `end` panel has one. */
  closeLabel?: string;
  /** Focus after closing. Default, also if this returns null: the previously focused element. */
  finalFocus?: () => HTMLElement | null;
  className?: string;
  children: ReactNode;
}

/**
 * A modal panel at an edge: traps focus, closes on Escape, scrim and swipe; the caller closes it on a choice (GAP-14).
 */
export function Drawer({
  isOpen: isOpenOwn,
  onClose,
  isClosedByBack = true,
  onClosed,
  title,
  isTitleHidden = false,
  side = "start",
  closeLabel = "Close",
  finalFocus,
  className,
  children,
}: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const { isOpen, onGone } = useDialogOpen(isOpenOwn, onClosed);
  const returnFocus = useReturnFocus(isOpen);
  useClosedByBack(isOpen && isClosedByBack, onClose);
  const positioner = useKeyboardInset();
  const styles = drawer({ side });
  return (
    <ArkDrawer.Root
      open={isOpen}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      {...outsidePresses}
      initialFocusEl={() => content.current}
      finalFocusEl={() => finalFocus?.() ?? returnFocus()}
      swipeDirection={swipeDirections[side]}
    >
      <Floating content={content} onGone={onGone}>
        <ArkDrawer.Backdrop className={styles.backdrop} />
        <ArkDrawer.Positioner ref={positioner} className={styles.positioner}>
          <ArkDrawer.Content ref={content} className={cx(styles.content, className)} {...deafWhenClosed(isOpen)}>
            {side === "bottom" && (
              <ArkDrawer.Grabber className={styles.grabber}>
                <ArkDrawer.GrabberIndicator className={styles.grabberIndicator} />
              </ArkDrawer.Grabber>
            )}
            <ArkDrawer.Title className={isTitleHidden ? css({ srOnly: true }) : styles.title}>{title}</ArkDrawer.Title>
            <div className={styles.body}>{children}</div>
            {side === "end" && (
              <IconButton
                label={closeLabel}
                hasTooltip={false}
                onClick={onClose}
                className={css({
                  position: "absolute",
                  top: "calc(12px + env(safe-area-inset-top))",
                  insetInlineEnd: "3",
                })}
              >
                <XIcon />
              </IconButton>
            )}
          </ArkDrawer.Content>
        </ArkDrawer.Positioner>
      </Floating>
    </ArkDrawer.Root>
  );
}
