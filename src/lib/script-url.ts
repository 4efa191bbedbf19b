// What the build knows of a worker is its address.
// oxlint-disable-next-line import/default
import cardReader from "./card/card-reader.worker.ts?worker&url";
// oxlint-disable-next-line import/default
import imageEncoder from "./image-encoder.worker.ts?worker&url";

/** The only third-party script that may be loaded: the bot check's. */
export const botCheckScript = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Our own worker that checks and re-encodes pictures. */
export const imageEncoderScript = imageEncoder;

/** Our own worker that reads character cards. */
export const cardReaderScript = cardReader;

/** Our own service worker, which keeps the installed app readable offline; only a build has it. */
export const offlineScript = "/offline-worker.js";

const ours: ReadonlySet<string> = new Set([botCheckScript, imageEncoderScript, cardReaderScript, offlineScript]);

type Policy = { createScriptURL: (url: string) => unknown };
type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };

let policy: Policy | undefined;

/**
 * Converts a script address to a trusted one where the browser enforces Trusted Types. The only policy, `sotto`,
 * accepts an exact list; anything else throws.
 */
export function trustedScriptUrl(url: string): string {
  const check = (wanted: string) => {
    if (!ours.has(wanted)) throw new TypeError("not a script of ours");
    return wanted;
  };
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return check(url);
  policy ??= types.createPolicy("sotto", { createScriptURL: check });
  // Browsers accept a TrustedScriptURL wherever they expect the string.
  return policy.createScriptURL(url) as string;
}
