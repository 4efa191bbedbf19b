/** Calls `run` once the document has loaded and the browser is idle. Returns a function that cancels it. */
export function afterLoad(run: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const whenIdle = () => {
    // Safari has no idle callbacks.
    const ask =
      typeof requestIdleCallback === "function" ? requestIdleCallback : (next: () => void) => setTimeout(next);
    ask(() => signal.aborted || run());
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true, signal });
  return () => cancelled.abort();
}
