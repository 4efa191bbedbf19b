import type { Passwords } from "../backend/context.ts";
import { sha256 } from "../backend/sha256.ts";

/** No hashing, for tests and stories only. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain$${sha256(password)}`,
  verify: async (password, stored) => stored === `plain$${sha256(password)}`,
};
