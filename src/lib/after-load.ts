/** Ms after which a browser that is never idle is waited for no longer. */
const PATIENCE = 1000;

/** Calls `run` once the document has loaded and the browser is idle. Returns a function that cancels it. */
export function afterLoad(run: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const whenIdle = () => {
    const next = () => signal.aborted || run();
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === "function") requestIdleCallback(next, { timeout: PATIENCE });
    else setTimeout(next);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true, signal });
  return () => cancelled.abort();
}
