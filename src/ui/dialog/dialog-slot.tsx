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
  /** What the dialog is about; null or false shows none. */
  show: Value | null | false;
  /** The dialog has closed and left the page. */
  onGone?: () => void;
  /** The dialog. It has no `isOpen` of its own, and may be lazy. */
  children: (value: Value) => ReactNode;
}

/**
 * Keeps a dialog mounted until its exit has ended. The dialog inside takes `isOpen` from here. Every opening mounts it
 * anew, so that it starts with fresh state; another value first closes what is open, then opens.
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
    // An empty slot was closed while its code was still on its way, or because it broke: there is no exit to wait for.
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
