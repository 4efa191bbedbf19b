import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useIsOnline } from "#src/client-state/online.ts";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";
import { css } from "#styled-system/css";

/** Seconds until a read that was told to wait (429) is sent again, or null. */
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
  );
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    setLeft(asked);
    if (asked === null) return;
    const timer = setInterval(() => setLeft((seconds) => (seconds === null || seconds <= 1 ? 1 : seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [asked]);
  return asked === null ? null : left;
}

/** One line at the top of the page for what concerns everything: no network, or a server that asks to wait (F10, F25). */
export function NoticeBar() {
  const isOnline = useIsOnline();
  const busy = useBusySeconds();
  const text = isOnline ? (busy !== null && busy > 1 ? texts.states.waiting(busy) : null) : texts.states.offline;
  return (
    <div role="status" className={css({ position: "sticky", top: "0", zIndex: "toast" })}>
      {text !== null && (
        <p
          className={css({
            px: "4",
            py: "2",
            bg: "warning.subtle",
            color: "warning.text",
            textStyle: "label",
            textAlign: "center",
          })}
        >
          {text}
        </p>
      )}
    </div>
  );
}
