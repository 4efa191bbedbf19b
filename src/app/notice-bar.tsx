import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useIsOnline } from "#src/client-state/online.ts";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";
import { css } from "#styled-system/css";

/** Seconds until a rate-limited read (429) is retried, or null. */
function useBusySeconds(): number | null {
  const cache = useQueryClient().getQueryCache();
  const asked = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      for (const { state } of cache.getAll()) {
        const reason = state.fetchFailureReason;
        if (
          state.fetchStatus === "fetching" &&
          isApiError(reason) &&
          reason.status === 429 &&
          reason.retryAfter !== null
        ) {
          return reason.retryAfter;
        }
      }
      return null;
    },
    () => null,
  );
  return asked;
}

/** Counts down from `asked` once a second and stays at 1 until the read is retried. */
function BusyNotice({ asked }: { asked: number }) {
  const [left, setLeft] = useState(asked);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return texts.states.waiting(left);
}

/**
 * Publishes the bar's height as `--notice-height`, and sets `--safe-top` to 0 because the bar already clears the notch.
 */
function useTakenRoom() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const free = () => {
      style.removeProperty("--notice-height");
      style.removeProperty("--safe-top");
    };
    const bar = ref.current;
    if (bar === null || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => {
      if (bar.offsetHeight === 0) return free();
      style.setProperty("--notice-height", `${bar.offsetHeight}px`);
      style.setProperty("--safe-top", "0px");
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      free();
    };
  }, []);
  return ref;
}

/**
 * The line at the top of every page for what affects the whole app: offline, or a server that asks to wait (F10, F25).
 */
export function NoticeBar() {
  const ref = useTakenRoom();
  const isOnline = useIsOnline();
  const busy = useBusySeconds();
  const isBusy = busy !== null && busy > 1;
  return (
    <div ref={ref} role="status" className={css({ position: "sticky", top: "0", zIndex: "toast" })}>
      {(!isOnline || isBusy) && (
        <p
          className={css({
            px: "4",
            pt: "calc(8px + env(safe-area-inset-top))",
            pb: "2",
            bg: "warning.subtle",
            color: "warning.text",
            textStyle: "label",
            textAlign: "center",
          })}
        >
          {isOnline && isBusy ? <BusyNotice key={busy} asked={busy} /> : texts.states.offline}
        </p>
      )}
    </div>
  );
}
