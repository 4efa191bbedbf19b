const HERE = "https://same-origin.invalid";
const OUTSIDE = new Set(["https:", "http:", "mailto:"]);

/**
 * The one allow-list for addresses in user or model text: https, http, mailto and same-origin paths.
 * Returns the canonical address, or null for everything else; a null link is shown as plain text, never as `href=""`
 * (a click on that would reload the page and lose the draft).
 */
export function safeLink(href: string): string | null {
  const isPath = href.startsWith("/");
  let url: URL;
  try {
    url = isPath ? new URL(href, HERE) : new URL(href);
  } catch {
    return null;
  }
  if (isPath) {
    // "//host" and "/\host" resolve to another origin; "/.//host" resolves to a path that would do so when used again.
    if (url.origin !== HERE || url.pathname.startsWith("//")) return null;
    return url.pathname + url.search + url.hash;
  }
  return OUTSIDE.has(url.protocol) ? url.href : null;
}

/** Pictures may come from the web or from our own host, and are never fetched without a press. */
export function safePicture(source: string): string | null {
  const link = safeLink(source);
  return link === null || link.startsWith("mailto:") ? null : link;
}

/** The host a link really leads to, for showing beside a text that says otherwise; null for paths and mail. */
export function linkHost(link: string): string | null {
  return /^https?:/.test(link) ? new URL(link).host : null;
}
