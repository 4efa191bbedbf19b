const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether the browser may be sent to this address to pay: an https page, or one of this very host where the product is
 * tried out without https. No script, no file, nothing else a server could name.
 */
export function isPaymentAddress(address: string, hostname: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:") return true;
  return (
    url.protocol === "http:" && (url.hostname === hostname || loopback.has(url.hostname)) && loopback.has(hostname)
  );
}
