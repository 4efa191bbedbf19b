import type { Clock } from "../backend/context.ts";
import type { Fault } from "../backend/fault.ts";

/** Rejects when nobody waits for the answer any more. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** The answer a fault gives; null when the call is to be answered as usual. Throws when there is to be no answer at all. */
export async function faultResponse(fault: Fault, clock: Clock, signal: AbortSignal): Promise<Response | null> {
  if (fault.delayMs !== undefined)
    await (fault.delayMs === Infinity ? aborted(signal) : clock.sleep(fault.delayMs, signal));
  if (fault.until !== undefined) await Promise.race([fault.until, aborted(signal)]);
  if (fault.network) return Response.error();
  if (fault.status === undefined) return null;
  const body =
    fault.body ??
    JSON.stringify({
      success: false,
      message: fault.message ?? "Something went wrong",
      ...(fault.errors && { errors: fault.errors }),
    });
  const headers = new Headers({ "content-type": fault.contentType ?? "application/json" });
  if (fault.retryAfter !== undefined) headers.set("retry-after", String(fault.retryAfter));
  return new Response(fault.status === 204 ? null : body, { status: fault.status, headers });
}

/** The same answer, breaking off after so many bytes of its body. */
export function cutAfter(response: Response, bytes: number): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  let left = bytes;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      controller.enqueue(value.subarray(0, left));
      left -= value.length;
      if (left > 0) return undefined;
      void reader.cancel().catch(() => undefined);
      return controller.error(new Error("The connection was cut"));
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}
