import { PaintFailed, type Painter, type PaintRequest } from "../../../backend/painter/painter.ts";
import { Endless, jsonOf } from "../llm/completion.ts";
import { exchange, Unreachable, type Answered, type Asked, type Resolve, type Timing } from "../llm/exchange.ts";
import { remedyFor, wordsFor } from "../llm/refused-request.ts";
import { answeredPicture } from "./answered-picture.ts";
import type { ImageConfig } from "./image-config.ts";
import { alsoUntaken, nothingUntaken, optionalIn, wantedPicture } from "./wanted-picture.ts";

/** An answer comes whole and late; so long the app asks after a job (GAP-100). */
const usualTiming: Timing = { headMs: 150_000, idleMs: 150_000, totalMs: 170_000 };

/** A picture of the largest size in base64, and what stands around it. */
const mostBytes = 24 * 1024 * 1024;
const refusalBytes = 64 * 1024;

/** A request with the picture it is made from is a form, any other is JSON. */
async function bodyOf(
  wanted: Readonly<Record<string, string | number>>,
  source: PaintRequest["source"],
): Promise<Pick<Asked, "path" | "body" | "contentType">> {
  if (!source) return { path: "images/generations", body: JSON.stringify(wanted) };
  const form = new FormData();
  for (const [name, value] of Object.entries(wanted)) form.set(name, String(value));
  const ending = source.type.slice("image/".length);
  form.set("image", new File([source.bytes], `picture.${ending}`, { type: source.type }));
  const whole = new Response(form);
  const contentType = whole.headers.get("content-type") ?? "";
  return { path: "images/edits", body: new Uint8Array(await whole.arrayBuffer()), contentType };
}

/** Paints by an OpenAI-compatible endpoint, one picture with each request. */
export function imagePainter(
  { endpoint, model, key }: ImageConfig,
  { timing = usualTiming, resolve }: { timing?: Timing; resolve?: Resolve } = {},
): Painter {
  let known = nothingUntaken;

  /** Asks; after a refusal that names parameters again without them. What was accepted so is remembered. */
  async function ask(request: PaintRequest, signal: AbortSignal): Promise<Answered> {
    let untaken = known;
    for (;;) {
      const wanted = wantedPicture(request, model, untaken);
      const sent = await bodyOf(wanted, request.source);
      const how = { method: "POST", accept: "application/json", key, signal, timing, resolve } as const;
      const answer = await exchange(endpoint, { ...sent, ...how });
      if (answer.status === 200) {
        known = untaken;
        return answer;
      }
      const said = await jsonOf(answer.body, refusalBytes).catch(() => undefined);
      const remedy = remedyFor(answer.status, said, optionalIn(wanted), { isStrict: true, isWhole: true });
      if (!remedy || !("drop" in remedy)) throw new PaintFailed(wordsFor(answer.status));
      untaken = alsoUntaken(untaken, remedy.drop);
    }
  }

  return {
    async paint(request, signal) {
      try {
        const { body } = await ask(request, signal);
        return await answeredPicture(await jsonOf(body, mostBytes), endpoint, { signal, timing, resolve });
      } catch (failure) {
        signal.throwIfAborted();
        if (failure instanceof Unreachable) throw new PaintFailed(failure.message);
        if (failure instanceof Endless) throw new PaintFailed("The picture is too large");
        throw failure;
      }
    },
  };
}
