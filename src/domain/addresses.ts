/** Build-time addresses (GAP-11); no address is written into components. Null where not set: the link is left out. */
export const addresses = {
  wiki: import.meta.env?.VITE_WIKI_URL || null,
  supportChat: import.meta.env?.VITE_SUPPORT_URL || null,
  botCheckSiteKey: import.meta.env?.VITE_BOTCHECK_SITE_KEY || null,
} as const;
