const header = "x-story-call";
const signals = new Map<string, AbortSignal>();

/**
 * Marks the page's calls with a header. MSW's handlers get a copy of each request from the service worker, where an
 * abort does not arrive; by the mark they find the signal of the call.
 */
export function markCalls(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if (!init?.signal) return fetch(input, init);
    const call = crypto.randomUUID();
    signals.set(call, init.signal);
    const headers = new Headers(init.headers);
    headers.set(header, call);
    return fetch(input, { ...init, headers });
  };
}

/** The request with the signal that its call was made with. */
export function withSignal(request: Request): Request {
  const call = request.headers.get(header) ?? "";
  const signal = signals.get(call);
  signals.delete(call);
  return signal ? new Request(request, { signal }) : request;
}
