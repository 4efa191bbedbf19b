/** The built-in help, and its section on reaching a person. */
export const helpAddress = "/help";
export const helpSupportId = "support";

/** The support chat's own address, or null if none was set at build time. */
export const ownSupportChat: string | null = import.meta.env?.VITE_SUPPORT_URL || null;

/** Addresses set at build time (GAP-11); components hold none. Without one of their own, wiki and support are the built-in help. */
export const addresses = {
  wiki: import.meta.env?.VITE_WIKI_URL || helpAddress,
  supportChat: ownSupportChat ?? `${helpAddress}#${helpSupportId}`,
  botCheckSiteKey: import.meta.env?.VITE_BOTCHECK_SITE_KEY || null,
} as const;
