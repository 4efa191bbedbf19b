import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../../backend/context.ts";

// About 60 ms and 32 MB each on one core.
const cost = { N: 2 ** 15, r: 8, p: 1 };

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** scrypt, salted, compared in constant time. */
export const nodePasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return ["scrypt", cost.N, cost.r, cost.p, salt.toString("hex"), key.toString("hex")].join("$");
  },
  async verify(password, stored) {
    const [kind, N, r, p, salt = "", hash = ""] = stored.split("$");
    if (kind !== "scrypt") return false;
    const key = await derive(password, Buffer.from(salt, "hex"), { N: Number(N), r: Number(r), p: Number(p) });
    const expected = Buffer.from(hash, "hex");
    return key.length === expected.length && timingSafeEqual(key, expected);
  },
};
