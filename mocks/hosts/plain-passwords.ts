import type { Passwords } from "../backend/context.ts";
import { sha256 } from "../backend/sha256.ts";

/** No protection at all, and fast: tests and stories, whose passwords are nobody's. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain$${sha256(password)}`,
  verify: async (password, stored) => stored === `plain$${sha256(password)}`,
};
