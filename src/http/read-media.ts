import { apiUrl } from "./base-url.ts";

/** A picture of the media host, without the token; null where it is gone. Throws where nobody answers. */
export async function readMedia(address: string, signal: AbortSignal): Promise<Response | null> {
  const response = await fetch(apiUrl(address), { signal, credentials: "omit" });
  return response.ok ? response : null;
}
