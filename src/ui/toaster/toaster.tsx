import CircleAlertIcon from "lucide-react/icons/circle-alert";
import CircleCheckIcon from "lucide-react/icons/circle-check";
import InfoIcon from "lucide-react/icons/info";
import XIcon from "lucide-react/icons/x";
import { type CSSProperties, type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { toast as toastRecipe } from "#styled-system/recipes";
import { pageStart } from "../dialog/page-start.ts";
import { floatingPlace } from "../portal/floating-place.ts";
import { placeShownToasts } from "./toast-place.ts";
import { type Toast, toaster as pageToaster } from "./toast-store.ts";

const icons = { success: CircleCheckIcon, error: CircleAlertIcon, info: InfoIcon };

export interface ToasterProps {
  words?: { region: string; dismiss: string };
  store?: typeof pageToaster;
}

const english = { region: "Notifications", dismiss: "Dismiss" };
const noToasts: readonly Toast[] = [];

/**
 * Shows the toasts of `toast-store.ts`; rendered once in the application, after hydration. Portalled to the end of the
 * body, outside what a modal dialog hides, so it stays usable while one is open. Success and info are `role="status"`,
 * errors `role="alert"`; timers stop while a toast is hovered or focused (GAP-108).
 */
export function Toaster({ words = english, store = pageToaster }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => noToasts);
  useLayoutEffect(placeShownToasts, [toasts]);
  const foot = useSyncExternalStore(store.subscribe, store.getFoot, () => null);
  // The body exists only after hydration.
  const isInBrowser = useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  );
  /** What had the focus before it came here. */
  const before = useRef<Element>(null);
  if (!isInBrowser) return null;
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    store.pause();
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    const back = before.current;
    // The pressed button goes with its toast.
    if (back instanceof HTMLElement) (back.isConnected ? back : pageStart())?.focus({ preventScroll: true });
    store.dismiss(id);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume();
  };
  return createPortal(
    // Only listens for events bubbling up from its toasts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={toastRecipe().region}
      aria-label={words.region}
      data-toaster=""
      data-live-announcer=""
      // Set here, not on the root: every element would inherit it there and be restyled on a change.
      style={foot === null ? undefined : ({ "--toast-foot": `${foot}px` } as CSSProperties)}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={words.dismiss} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>,
    floatingPlace(),
  );
}

export interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

/** One toast. The application renders it through `Toaster`; stories show it alone. */
export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const styles = toastRecipe({ kind: toast.kind });
  const Icon = icons[toast.kind];
  const { action } = toast;
  return (
    <div className={styles.root} data-kind={toast.kind}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.text} role={toast.kind === "error" ? "alert" : "status"}>
        {toast.text}
      </div>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss();
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={dismissLabel} onClick={onDismiss}>
        <XIcon />
      </button>
    </div>
  );
}
