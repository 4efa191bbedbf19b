/** Addresses set at build time (GAP-11); components hold none. Null if not set: the link is left out. */
export const addresses = {
  wiki: import.meta.env?.VITE_WIKI_URL || null,
  supportChat: import.meta.env?.VITE_SUPPORT_URL || null,
  botCheckSiteKey: import.meta.env?.VITE_BOTCHECK_SITE_KEY || null,
} as const;
