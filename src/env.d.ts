/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the API host; empty means the page's own origin. */
  readonly VITE_API_BASE_URL?: string;
  /** `true` plays the server inside the page (a service worker). Development only. */
  readonly VITE_MOCK?: string;
  readonly VITE_WIKI_URL?: string;
  readonly VITE_SUPPORT_URL?: string;
  /** Without a key the stand-in of the bot check is shown, as in development and on the local host. */
  readonly VITE_BOTCHECK_SITE_KEY?: string;
}
