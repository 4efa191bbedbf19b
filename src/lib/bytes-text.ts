/** Bytes to text and back, as old files need it. */

const utf8 = new TextDecoder("utf-8", { fatal: true });
const latin = new TextDecoder("windows-1252");

/** What each of the 256 bytes is in Windows-1252, and which byte a letter was. */
const byteOf = new Map(Array.from(latin.decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)), (a, i) => [a, i]));

/** The text of UTF-8 bytes without a byte-order mark, or null if they are none. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

export const latinText = (bytes: Uint8Array): string => latin.decode(bytes);

/** The text that was meant where UTF-8 was read as Latin letters and written again ("â€™"); null where it was not. */
export function mended(text: string): string | null {
  if (!/[\u0080-\u{10ffff}]/u.test(text)) return null;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = byteOf.get(text.charAt(at)) ?? text.charCodeAt(at);
    if (byte > 0xff) return null;
    bytes[at] = byte;
  }
  return utf8Text(bytes);
}

/** The bytes of Base64 in any of its spellings: line breaks, the URL alphabet, no padding. Null if it is something else. */
export function fromBase64(text: string): Uint8Array | null {
  const plain = text.replaceAll(/\s+/g, "").replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  if (plain === "" || /[^A-Za-z0-9+/]/.test(plain)) return null;
  try {
    const letters = atob(plain);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8190) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8190)));
  return btoa(parts.join(""));
}
