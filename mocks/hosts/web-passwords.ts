import type { Passwords } from "../backend/context.ts";

const iterations = 210_000;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds }, key, 256);
  return hex(new Uint8Array(bits));
}

/** PBKDF2 by Web Crypto: the slow hash a browser has. */
export const webPasswords: Passwords = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `pbkdf2$${iterations}$${hex(salt)}$${await derive(password, salt, iterations)}`;
  },
  async verify(password, stored) {
    const [kind, rounds, salt, hash] = stored.split("$");
    return kind === "pbkdf2" && hash === (await derive(password, bytesOf(salt ?? ""), Number(rounds)));
  },
};
