import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { botCheckAskedStore, botCheckStore } from "#src/client-state/bot-check.ts";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { texts } from "#src/domain/texts.ts";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css, cx } from "#styled-system/css";

// Loaded lazily: rarely needed.
const BotCheck = lazy(async () => ({ default: (await import("./bot-check.tsx")).BotCheck }));

/** Stands on the page while the server refuses a signed-in user's calls for want of a bot check; once passed, all is read again. */
export function CheckNotice({ className }: { className?: string }) {
  const client = useQueryClient();
  const isSignedIn = useStore(sessionStore) !== null;
  const isAsked = useStore(botCheckAskedStore);
  const { status } = useStore(botCheckStore);
  useEffect(() => {
    if (!isAsked || status !== "verified") return;
    botCheckAskedStore.set(false);
    void client.invalidateQueries();
  }, [isAsked, status, client]);
  if (!isSignedIn || !isAsked) return null;
  return (
    <div className={cx(css({ display: "grid", gap: "2" }), className)}>
      <InlineAlert tone="warning">{texts.shell.checkNeeded}</InlineAlert>
      <Suspense fallback={null}>
        <BotCheck />
      </Suspense>
    </div>
  );
}
