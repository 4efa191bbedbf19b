import type { OperationId } from "#src/generated/operations.ts";
import { answerOf, validatorOf } from "./document.ts";

/** Statuses that every operation may answer through `default` (see the document's description); 403 for banned accounts. */
const anywhere = new Set([403, 413, 415, 429, 503, 507]);
/** Statuses that must have `Retry-After`; it is optional on others. */
const waits = new Set([429, 503]);

/**
 * How an answer violates the contract, or null. `text` is its body; null for a stream, of which only the type is checked,
 * since the caller reads it.
 */
export function offContract(id: OperationId, { status, headers }: Response, text: string | null): string | null {
  const described = answerOf(id, status) ?? (anywhere.has(status) ? answerOf(id, "default") : undefined);
  if (!described) return `status ${status} is not documented`;
  for (const name of Object.keys(described.headers ?? {}))
    if (!headers.has(name) && (name !== "Retry-After" || waits.has(status)))
      return `${status} without the header ${name}`;
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  if (!described.content) return !text ? null : `${status} with a body where there is none`;
  const media = described.content[type];
  if (!media) return `${status} as ${type || "no type"}, not as ${Object.keys(described.content).join(" or ")}`;
  if (type !== "application/json") return null;
  let body: unknown;
  try {
    body = JSON.parse(text ?? "");
  } catch {
    return `${status} with a body that is no JSON`;
  }
  const { error } = validatorOf(media).safeParse(body);
  const issues = error?.issues.slice(0, 3).map(({ path, message }) => `${path.join(".") || "the body"}: ${message}`);
  return issues ? `${status} off its schema: ${issues.join("; ")}` : null;
}
