const lastReload = "app.reloaded";
const quietMs = 60_000;

/**
 * After a deployment the code of a page may be gone from the server. The router then loads the page again, once for each
 * missing file; one reload is enough for all of them (F27). Here later failures within a minute are marked as tried, so
 * that the person gets the message and no loop. Without session storage, or without a network, there is no reload at all,
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
      // Blocked storage: the router cannot remember a reload either, and does none.
    }
  });
}
