import { Dialog as ArkDialog } from "@ark-ui/react/dialog";
import XIcon from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useRef } from "react";
import { css, cx } from "#styled-system/css";
import { dialog, type DialogVariantProps } from "#styled-system/recipes";
import { useClosedByBack } from "#src/lib/use-closed-by-back.ts";
import { useKeyboardInset } from "#src/lib/use-keyboard-inset.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Floating } from "../portal/floating.tsx";
import { deafWhenClosed } from "./deaf-when-closed.ts";
import { useDialogOpen } from "./use-dialog-open.ts";
import { outsidePresses } from "./outside-presses.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { ScrollBody } from "./scroll-body.tsx";

export interface DialogFrameProps {
  /** Default: as the enclosing `DialogSlot` says; without a slot, open while mounted. */
  isOpen?: boolean;
  /** Called on Escape, scrim or close button; never while busy. */
  onClose: () => void;
  /** What the browser's Back does. Default: as `onClose`; null: it leaves the page. */
  onBack?: (() => void) | null;
  /** Called when the exit animation has ended and the dialog has unmounted. */
  onClosed?: () => void;
  /** Names the dialog. */
  title: ReactNode;
  /** Keeps the title for screen readers only; the close button then floats over the body. */
  isTitleHidden?: boolean;
  /** One sentence under the title, tied by `aria-describedby`. */
  description?: ReactNode;
  /** 420, 560 (default), 980, 1080 px, or the whole page. Below 768 px `sm` is a bottom sheet, the others cover the page. */
  size?: DialogVariantProps["size"];
  /** The body without its padding: tabs, pictures. */
  isFlush?: boolean;
  /** Saving: nothing closes the dialog. */
  isBusy?: boolean;
  /** Buttons, quiet first, primary last. */
  footer?: ReactNode;
  /** Beside the title, before the close button. */
  headerEnd?: ReactNode;
  hasCloseButton?: boolean;
  closeLabel?: string;
  role?: "dialog" | "alertdialog";
  /** Initial focus. Default: the dialog itself, so that its title and description are read. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Focus after closing. Default: the previously focused element, or the page's heading if that is gone. */
  finalFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children?: ReactNode;
}

/** Escape clears such a field and leaves the dialog open. */
function isSearchWithText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/** The frame every dialog shares: scrim, focus, header, scrolling body, footer (design 9). */
export function DialogFrame({
  isOpen: isOpenOwn,
  onClose,
  onBack = onClose,
  onClosed,
  title,
  isTitleHidden = false,
  description,
  size,
  isFlush,
  isBusy = false,
  footer,
  headerEnd,
  hasCloseButton = true,
  closeLabel = "Close",
  role = "dialog",
  initialFocus,
  finalFocus,
  className,
  children,
}: DialogFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const { isOpen, onGone } = useDialogOpen(isOpenOwn, onClosed);
  const returnFocus = useReturnFocus(isOpen);
  useClosedByBack(isOpen && onBack !== null, () => {
    if (!isBusy) onBack?.();
  });
  const positioner = useKeyboardInset();
  const styles = dialog({ size, isFlush });
  return (
    <ArkDialog.Root
      open={isOpen}
      onOpenChange={(details) => {
        if (!details.open && !isBusy) onClose();
      }}
      closeOnEscape={!isBusy}
      closeOnInteractOutside={!isBusy && role === "dialog"}
      onEscapeKeyDown={(event) => {
        if (isSearchWithText(event.target)) event.preventDefault();
      }}
      {...outsidePresses}
      initialFocusEl={() =>
        initialFocus?.current ?? content.current?.querySelector<HTMLElement>("[data-autofocus]") ?? content.current
      }
      finalFocusEl={() => finalFocus?.current ?? returnFocus()}
      role={role}
    >
      <Floating content={content} onGone={onGone}>
        <ArkDialog.Backdrop className={styles.backdrop} />
        <ArkDialog.Positioner ref={positioner} className={styles.positioner}>
          <ArkDialog.Content
            ref={content}
            className={cx(styles.content, className)}
            aria-busy={isBusy || undefined}
            {...deafWhenClosed(isOpen)}
          >
            {isTitleHidden ? (
              <ArkDialog.Title className={css({ srOnly: true })}>{title}</ArkDialog.Title>
            ) : (
              <div className={styles.header}>
                <ArkDialog.Title className={styles.title}>{title}</ArkDialog.Title>
                {headerEnd}
                {/* Space for the close button, which is last in tab order. */}
                {hasCloseButton && <span className={css({ width: "44px", flexShrink: "0" })} />}
              </div>
            )}
            <ScrollBody className={styles.body} isScrollable={isFlush !== true}>
              {description !== undefined && (
                <ArkDialog.Description className={styles.description}>{description}</ArkDialog.Description>
              )}
              {children}
            </ScrollBody>
            {/* Not a landmark: a nested dialog would create a second one of its kind. */}
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
            {hasCloseButton && (
              <IconButton
                label={closeLabel}
                hasTooltip={false}
                variant={isTitleHidden ? "media" : "plain"}
                disabled={isBusy}
                onClick={onClose}
                className={css({
                  position: "absolute",
                  top: "calc(14px + env(safe-area-inset-top))",
                  insetInlineEnd: { base: "3", md: "4" },
                  zIndex: "1",
                })}
              >
                <XIcon />
              </IconButton>
            )}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Floating>
    </ArkDialog.Root>
  );
}
