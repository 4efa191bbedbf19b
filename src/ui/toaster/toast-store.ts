export type ToastKind = "success" | "error" | "info";

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
  /** Grows each time the same toast is raised again. */
  raised: number;
}

interface Timers {
  now: () => number;
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: unknown) => void;
}

const realTimers: Timers = {
  now: () => performance.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export const toastLifeMs = 3000;
export const maxToasts = 3;

/**
 * The visible toasts, oldest first (TOAST-02, TOAST-03, GAP-108): each lasts 3 s, at most three show, a fourth removes
 * the oldest, the same text and kind restarts the existing one. `pause` stops every timer, `resume` continues with the
 * time left. With `waitsForView` no timer runs until the toaster's code has loaded and shows the toasts.
 */
export function createToastStore(timers: Timers = realTimers, { waitsForView = false } = {}) {
  let toasts: readonly Toast[] = [];
  let foot: number | null = null;
  let isPaused = false;
  let isViewed = !waitsForView;
  let lastId = 0;
  const clocks = new Map<number, { leftMs: number; startedAt: number; timer: unknown }>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const run = (id: number, leftMs: number) => {
    const timer = isPaused || !isViewed ? undefined : timers.set(() => dismiss(id), leftMs);
    clocks.set(id, { leftMs, startedAt: timers.now(), timer });
  };

  const stop = (id: number) => {
    const clock = clocks.get(id);
    if (clock?.timer !== undefined) timers.clear(clock.timer);
  };

  function dismiss(id: number): void {
    stop(id);
    clocks.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
    // The hovered or focused toast may have gone, and no leave event would follow.
    if (toasts.length === 0) isPaused = false;
  }

  function raise(kind: ToastKind, text: string, action?: ToastAction): number {
    const same = toasts.find((toast) => toast.kind === kind && toast.text === text);
    if (same !== undefined) {
      stop(same.id);
      run(same.id, toastLifeMs);
      publish(toasts.map((toast) => (toast === same ? { ...same, action, raised: same.raised + 1 } : toast)));
      return same.id;
    }
    const kept = toasts.slice(Math.max(0, toasts.length - maxToasts + 1));
    for (const gone of toasts) {
      if (kept.includes(gone)) continue;
      stop(gone.id);
      clocks.delete(gone.id);
    }
    lastId += 1;
    run(lastId, toastLifeMs);
    publish([...kept, { id: lastId, kind, text, action, raised: 0 }]);
    return lastId;
  }

  return {
    /** Shows a toast; returns its id. */
    raise,
    success: (text: string, action?: ToastAction) => raise("success", text, action),
    error: (text: string, action?: ToastAction) => raise("error", text, action),
    info: (text: string, action?: ToastAction) => raise("info", text, action),
    dismiss,
    /** Removes all at once, on sign-out or between stories. */
    clear: () => {
      for (const { id } of toasts) stop(id);
      clocks.clear();
      isPaused = false;
      publish([]);
    },
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const [id, clock] of clocks) {
        stop(id);
        clocks.set(id, { ...clock, leftMs: clock.leftMs - (timers.now() - clock.startedAt), timer: undefined });
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) run(id, Math.max(0, clock.leftMs));
    },
    getToasts: () => toasts,
    /** Px above the bottom of the page that toasts must keep clear; null for the default distance. */
    keepAbove: (next: number | null) => {
      if (foot === next) return;
      foot = next;
      for (const listener of listeners) listener();
    },
    getFoot: () => foot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (!isViewed) {
        isViewed = true;
        if (!isPaused) for (const id of clocks.keys()) run(id, toastLifeMs);
      }
      return () => void listeners.delete(listener);
    },
  };
}

/** The page's only toast store; `Toaster` shows its toasts. */
export const toaster = createToastStore(realTimers, { waitsForView: true });
