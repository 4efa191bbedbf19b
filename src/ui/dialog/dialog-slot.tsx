import {
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { DialogSlotContext } from "./use-dialog-open.ts";

interface DialogSlotProps<Value> {
  /** The dialog's subject; null or false closes it. */
  show: Value | null | false;
  /** Called when the dialog has closed and unmounted. */
  onGone?: () => void;
  /** Renders the dialog, without an `isOpen` of its own; may be lazy. */
  children: (value: Value) => ReactNode;
}

/**
 * Keeps a dialog mounted until its exit animation has ended, and provides its `isOpen`. Every opening mounts it with
 * fresh state; a new value closes the open dialog before the next opens.
 */
export function DialogSlot<Value>({ show, onGone, children }: DialogSlotProps<Value>) {
  const wanted = show === false ? null : show;
  const [shown, setShown] = useState({ value: wanted, opening: 0, isClosing: false });
  const isHeld = useRef(false);
  const hold = useCallback(() => {
    isHeld.current = true;
    return () => {
      isHeld.current = false;
    };
  }, []);
  if (shown.value === null && wanted !== null) {
    setShown({ value: wanted, opening: shown.opening + 1, isClosing: false });
  } else if (shown.value !== null && !shown.isClosing && shown.value !== wanted) {
    setShown({ ...shown, isClosing: true });
  }
  const remove = useEffectEvent(() => {
    setShown({ value: null, opening: shown.opening, isClosing: false });
    onGone?.();
  });
  const [gone, setGone] = useState(-1);
  const slot = useMemo(
    () => ({ isOpen: !shown.isClosing, hold, onGone: () => setGone(shown.opening) }),
    [shown.isClosing, shown.opening, hold],
  );
  useEffect(() => {
    // The dialog was closed while its code was loading, or it crashed: there is no exit animation to wait for.
    if (shown.isClosing && (gone === shown.opening || !isHeld.current)) remove();
  }, [shown, gone]);
  if (shown.value === null) return null;
  return (
    <DialogSlotContext value={slot}>
      <Suspense fallback={null}>
        <Fragment key={shown.opening}>{children(shown.value)}</Fragment>
      </Suspense>
    </DialogSlotContext>
  );
}
