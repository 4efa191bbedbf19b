const lastReload = "app.reloaded";
const quietMs = 60_000;

/**
 * After a deployment, chunks of the old version may be missing. The router then reloads the page once per missing
 * chunk; one reload is enough for all of them (F27). Later failures within a minute are marked as already tried, so
 * that the user sees the message instead of a reload loop. Without session storage or a network there is no reload,
 * only the message.
 */
export function limitReloads(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { message } = (event as Event & { payload: Error }).payload;
    try {
      const isRecent = Date.now() - Number(sessionStorage.getItem(lastReload)) < quietMs;
      if (isRecent || !navigator.onLine) sessionStorage.setItem(`tanstack_router_reload:${message}`, "1");
      else sessionStorage.setItem(lastReload, String(Date.now()));
    } catch {
      // Storage is blocked: the router cannot record a reload either, so it does none.
    }
  });
}
