import { PaintFailed } from "../../../backend/painter/painter.ts";
import { checkedUrl, type Endpoint } from "../llm/address.ts";
import { exchange, type Asked } from "../llm/exchange.ts";
import { wordsFor } from "../llm/refused-request.ts";

/** Most bytes of a picture; what is kept is checked once more. */
const mostBytes = 16 * 1024 * 1024;

type Loose = { data?: unknown; b64_json?: unknown; url?: unknown };
const loose = (value: unknown): Loose => (typeof value === "object" && value !== null ? value : {});

/**
 * What may be asked for a picture: a public address, and of this machine only the program that has answered. So an endpoint
 * elsewhere can send nobody to what runs here.
 */
function placeOf(text: string, { base, isLocal }: Endpoint): { endpoint: Endpoint; path: string } {
  let checked: ReturnType<typeof checkedUrl>;
  try {
    checked = checkedUrl(text, "The address");
  } catch {
    throw new PaintFailed("The picture's address is not allowed");
  }
  const { url } = checked;
  if (checked.isLocal && !(isLocal && url.port === base.port && url.protocol === base.protocol))
    throw new PaintFailed("The picture's address is not allowed");
  return {
    endpoint: { base: new URL("/", url), isLocal: checked.isLocal },
    path: `${url.pathname.slice(1)}${url.search}`,
  };
}

async function fetched(text: string, from: Endpoint, how: Pick<Asked, "signal" | "timing" | "resolve">): Promise<Blob> {
  const { endpoint, path } = placeOf(text, from);
  // Without the key: the picture may stand with somebody else.
  const { status, body } = await exchange(endpoint, { ...how, method: "GET", path, key: null, accept: "image/*" });
  if (status !== 200) {
    // Ends the connection unread.
    await body[Symbol.asyncIterator]().return?.();
    throw new PaintFailed(wordsFor(status));
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) throw new PaintFailed("The picture is too large");
    parts.push(new Uint8Array(part));
  }
  return new Blob(parts);
}

/** The first picture of an answer, from its text or from where it says. Throws PaintFailed, or Unreachable. */
export async function answeredPicture(
  answer: unknown,
  from: Endpoint,
  how: Pick<Asked, "signal" | "timing" | "resolve">,
): Promise<Blob> {
  const { data } = loose(answer);
  const { b64_json: inside, url } = loose(Array.isArray(data) ? data[0] : null);
  const base64 =
    typeof inside === "string" ? inside : /^data:[^,]*;base64,(.*)$/s.exec(typeof url === "string" ? url : "")?.[1];
  if (base64) return new Blob([Buffer.from(base64, "base64")]);
  if (typeof url !== "string" || url === "") throw new PaintFailed("The model answered without a picture");
  return fetched(url, from, how);
}
