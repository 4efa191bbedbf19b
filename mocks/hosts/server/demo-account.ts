import { randomText, type Context } from "../../backend/context.ts";

/** The account of the demo world: printed at every start, so that anybody who runs the server can sign in. */
export type DemoAccount = { email: string; password: string };

const email = "demo@sotto.local";
const passwordId = "demo-password";

/** Gives the world's user an e-mail and a password of their own, made when the data file is. */
export async function makeDemoAccount(context: Context, userId: string): Promise<void> {
  const { state } = context;
  const user = state.users.get(userId);
  if (!user) return;
  const password = `sotto-${randomText(context.random, 8).toLowerCase()}`;
  state.users.put({ ...user, email, passwordHash: await context.passwords.hash(password) });
  // Kept readable beside the hash: it protects a demo on the owner's own machine, and must be printed again.
  state.meta.put({ id: passwordId, value: password });
}

/** The demo account of a loaded state; null when the data has none. */
export function demoAccount({ state }: Context): DemoAccount | null {
  const password = state.meta.get(passwordId)?.value;
  return password && state.users.find((user) => user.email === email) ? { email, password } : null;
}
