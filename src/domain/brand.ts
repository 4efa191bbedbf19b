/** Name and house of the product in one place, so that it can be swapped in one place. */
export const brand = {
  name: "Sotto",
  /** Ends every page title. */
  titleEnd: " · Sotto",
  description: "Role-play chat with AI characters who stay in the scene.",
} as const;

/** Build-time addresses (GAP-11); no address is written into components. Null where not set: the link is left out. */
export const addresses = {
  wiki: import.meta.env?.VITE_WIKI_URL || null,
  supportChat: import.meta.env?.VITE_SUPPORT_URL || null,
  botCheckSiteKey: import.meta.env?.VITE_BOTCHECK_SITE_KEY || null,
} as const;
