import { BlockList, isIP } from "node:net";

/** Where a model's endpoint is; from the server's configuration alone, never from a request (S8). */
export type Endpoint = { base: URL; isLocal: boolean };

const notPublic = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  notPublic.addSubnet(network, prefix, "ipv4");
// Not global unicast, or an address that embeds another or is reserved for documentation.
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic.addSubnet(network, prefix, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether a numeric address may be connected to: this machine for a local endpoint, else a public one alone. */
export function isAllowedAddress(address: string, isLocal: boolean): boolean {
  const family = isIP(address);
  // `::ffff:…` is an IPv4 address in disguise; nobody needs it here.
  if (family === 0 || /^::ffff:/i.test(address) || address.includes("%")) return false;
  const kind = family === 4 ? "ipv4" : "ipv6";
  if (isLocal) return loopback.check(address, kind);
  return !notPublic.check(address, kind) && (family === 4 || globalUnicast.check(address, kind));
}

/** A URL's host name without the brackets of an IPv6 address. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/**
 * Whether an address may be asked for something: https to a public host, or this machine. Throws an Error that begins with
 * `name` and says what is wrong. Names are checked again, as addresses, whenever they are connected to.
 */
export function checkedUrl(text: string, name: string): { url: URL; isLocal: boolean } {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Error(`${name} is not an address such as https://host/v1`);
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error(`${name} must begin with https://`);
  if (url.username !== "" || url.password !== "") throw new Error(`${name} must not hold a name or a password`);
  const host = bareHost(url);
  const isNumber = isIP(host) !== 0;
  const isLocal = host === "localhost" || (isNumber && loopback.check(host, isIP(host) === 4 ? "ipv4" : "ipv6"));
  if (url.protocol === "http:" && !isLocal)
    throw new Error(`${name} must begin with https://, unless the model runs on this machine`);
  if (isNumber && !isAllowedAddress(host, isLocal)) throw new Error(`${name} must not lead into a private network`);
  return { url, isLocal };
}

/** Reads a model's endpoint from the variable `name`. Throws as `checkedUrl` does. */
export function endpointFrom(text: string, name = "LLM_BASE_URL"): Endpoint {
  const { url: base, isLocal } = checkedUrl(text, name);
  if (base.search !== "" || base.hash !== "") throw new Error(`${name} must not hold a query or a fragment`);
  base.pathname = `${base.pathname.replace(/\/+$/, "")}/`;
  return { base, isLocal };
}
