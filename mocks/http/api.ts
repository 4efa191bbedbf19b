import type { Backend } from "../backend/backend.ts";
import { returnFault, takeFault } from "../backend/fault.ts";
import { Refusal, signInFirst } from "../backend/refusal.ts";
import { FileAnswer, LaterAnswer, noContent, StreamAnswer } from "../backend/rule.ts";
import { eventStream } from "./event-stream.ts";
import { cutAfter, faultResponse } from "./fault-response.ts";
import { matchOperation, type Match } from "./match.ts";
import { bearerOf, parseRequest } from "./parse.ts";
import { ruleOf } from "./rules.ts";
import { schemasOf } from "./schemas.ts";
import { sentinelFault } from "./sentinel-fault.ts";

export type Options = {
  backend: Backend;
  /** Checks every JSON answer against the contract and answers 500 for one that does not fit: tests and development. */
  checkAnswers?: boolean;
  /** Seconds a caller must wait before this operation again, or null; hosts that people reach limit their calls (GAP-106). */
  limit?: (operation: string, caller: string) => number | null;
};

/** Answers a request to the API, or null when it is for something else. Never throws. */
export type Api = (request: Request, caller?: string) => Promise<Response | null>;

const idempotencyKey = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// Private to the caller, and never a page.
const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

const json = (status: number, body: unknown, more: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers, ...more } });

/** A refusal as the error body of GAP-02. */
function refused({ status, message, details }: Refusal, more: Record<string, string> = {}): Response {
  const { errors, data, retryAfter } = details;
  const wait: Record<string, string> = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return json(
    status,
    { success: false, message, ...(errors && { errors }), ...(data !== undefined && { data }) },
    { ...wait, ...more },
  );
}

/** Thrown to answer with a sentinel's fault. */
class Faulty extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("fault");
    this.response = response;
  }
}

export function createApi({ backend, checkAnswers = false, limit }: Options): Api {
  const { clock, faults } = backend.context;

  function checkedAnswer({ id, operation }: Match, body: unknown): Response {
    const result = checkAnswers ? schemasOf(id).response?.safeParse(body) : undefined;
    if (result && !result.success) {
      const issues = result.error.issues
        .map((issue) => `${issue.path.join(".")}: ${issue.code} ${issue.message}`)
        .join("; ");
      throw new Error(`${id} answers off the contract: ${issues}`);
    }
    return json(operation.status, body);
  }

  async function answer(request: Request, match: Match, search: URLSearchParams): Promise<Response> {
    const { id, operation } = match;
    const rule = ruleOf(id);
    const token = operation.bearer === "none" ? null : bearerOf(request);
    if (operation.bearer === "required" && !token) throw signInFirst();
    if (!rule) throw new Refusal(501, `${id} is not ruled yet`);
    const key = operation.idempotent ? request.headers.get("idempotency-key") : null;
    if (key !== null && !idempotencyKey.test(key)) throw new Refusal(400, "The Idempotency-Key must be a UUID");
    const read = async () => {
      const input = await parseRequest(request, match, search);
      const sentinel = sentinelFault(input.body);
      const faulty = sentinel && (await faultResponse(sentinel, clock, request.signal));
      if (faulty) throw new Faulty(faulty);
      return input;
    };
    const needsUser = operation.bearer === "required";
    const given = await backend.call({
      operation: id,
      rule,
      token,
      isRead: operation.method === "get",
      needsUser,
      openToBanned: operation.openToBanned,
      pictures: operation.pictures,
      read,
      idempotencyKey: key,
    });
    if (given === noContent) return new Response(null, { status: 204, headers });
    if (given instanceof StreamAnswer) {
      return new Response(eventStream(given.events, clock), {
        headers: { "content-type": "text/event-stream; charset=utf-8", ...headers, "x-accel-buffering": "no" },
      });
    }
    if (given instanceof FileAnswer) {
      const { text, contentType, disposition } = given;
      return new Response(text, {
        headers: { "content-type": contentType, "content-disposition": disposition, ...headers },
      });
    }
    return checkedAnswer(match, given instanceof LaterAnswer ? await given.body : given);
  }

  return async (request, caller = "local") => {
    const url = new URL(request.url);
    const match = matchOperation(request.method, url.pathname);
    if (!match) return null;
    if ("allowed" in match)
      return refused(new Refusal(405, "This method is not allowed"), { allow: match.allowed.join(", ") });
    const fault = takeFault(faults, match.id);
    try {
      request.signal.throwIfAborted();
      const faulty = fault && (await faultResponse(fault, clock, request.signal));
      request.signal.throwIfAborted();
      if (faulty) return faulty;
      const wait = limit?.(match.id, caller) ?? null;
      if (wait !== null) throw new Refusal(429, "Too many requests", { retryAfter: wait });
      const response = await answer(request, match, url.searchParams);
      return fault?.cutAfterBytes === undefined ? response : cutAfter(response, fault.cutAfterBytes);
    } catch (failure) {
      if (failure instanceof Refusal) return refused(failure);
      if (failure instanceof Faulty) return failure.response;
      if (request.signal.aborted) {
        if (fault) returnFault(faults, fault);
        return Response.error();
      }
      console.error(`${match.id} failed`, failure);
      return json(500, { success: false, message: "Something went wrong" });
    }
  };
}
