import { createHash } from "node:crypto";

/**
 * What every answer says about who may do what with it. One module, read by the HTTP host and by the tests
 * (S7). Set as headers, since a meta tag cannot say `frame-ancestors`.
 */

const botCheck = "https://challenges.cloudflare.com";

export type PolicyOptions = {
  /** Further hosts the page may call (an API on another origin). */
  connect?: readonly string[];
  /** Further hosts pictures may come from. */
  media?: readonly string[];
  /** Hashes of inline styles and scripts that the build puts into the page, as `'sha256-…'`. */
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
};

/** The content policy of every page. Nothing runs, loads or connects that is not named here. */
function contentPolicy({ connect = [], media = [], styleHashes = [], scriptHashes = [] }: PolicyOptions = {}): string {
  const list = (...sources: readonly (string | readonly string[])[]) => sources.flat().join(" ");
  return [
    "default-src 'none'",
    `script-src ${list("'self'", botCheck, scriptHashes)}`,
    `frame-src ${botCheck}`,
    `style-src ${list("'self'", styleHashes)}`,
    `img-src ${list("'self'", "blob:", media)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", connect)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sotto",
  ].join("; ");
}

const featuresOff = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/**
 * On every answer. `web-share` is not listed: its default is right, and naming it warns in browsers without it.
 */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": `${featuresOff.map((feature) => `${feature}=()`).join(", ")}, clipboard-write=(self)`,
};

/** On pages and on the scripts of workers, which need the policy on their own answer. */
export const pageHeaders = (options: PolicyOptions = {}): Record<string, string> => ({
  ...commonHeaders,
  "content-security-policy": contentPolicy(options),
});

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const inside = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => digest(text ?? ""));

/** On a page of the build: the one inline script and style that it has are named by their hashes. */
export const headersOfPage = (html: string, options: PolicyOptions = {}): Record<string, string> =>
  pageHeaders({
    ...options,
    scriptHashes: [...(options.scriptHashes ?? []), ...inside(html, /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)],
    styleHashes: [...(options.styleHashes ?? []), ...inside(html, /<style>(.*?)<\/style>/gs)],
  });

const nothing = "default-src 'none'; frame-ancestors 'none'";

/** On scripts, styles and fonts: in a page its policy applies, opened alone they can do nothing. */
export const partHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  "content-security-policy": nothing,
};

/** On answers of the API, pictures and errors: opened as a page they can do nothing. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  "content-security-policy": `${nothing}; sandbox`,
};
