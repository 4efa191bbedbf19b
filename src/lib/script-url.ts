// What the build knows of a worker is its address.
// oxlint-disable-next-line import/default
import imageEncoder from "./image-encoder.worker.ts?worker&url";

/** The only foreign script that may ever be loaded: the bot check's, by its exact address. */
export const botCheckScript = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Our own worker that checks pictures and writes them anew. */
export const imageEncoderScript = imageEncoder;

const ours: ReadonlySet<string> = new Set([botCheckScript, imageEncoderScript]);

type Policy = { createScriptURL: (url: string) => unknown };
type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };

let policy: Policy | undefined;

/**
 * A script address that Trusted Types accept, where the browser enforces them. The one policy, `sotto`, makes addresses
 * from an exact list; anything else throws.
 */
export function trustedScriptUrl(url: string): string {
  const check = (wanted: string) => {
    if (!ours.has(wanted)) throw new TypeError("not a script of ours");
    return wanted;
  };
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return check(url);
  policy ??= types.createPolicy("sotto", { createScriptURL: check });
  // A TrustedScriptURL stands for the string wherever the browser asks for one.
  return policy.createScriptURL(url) as string;
}
