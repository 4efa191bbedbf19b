const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether the browser may be redirected to this payment address: an https page, or one on this host where the product
 * runs without https. Rejects scripts, files and everything else.
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
