/** Runs `work` and counts it; a thrown error is the failure's text. */
export type Check = (name: string, work: () => Promise<void>) => Promise<void>;

/** Who goes through the session, and what the host lets them have. */
export type Visitor = {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly check: Check;
  readonly credentials: { readonly email: string; readonly password: string };
  readonly userName: string;
  /** Empty while nobody is signed in. */
  token: string;
  /** The newest mail to an address; on hosts of our own. */
  readonly mailTo: ((address: string) => string | undefined) | undefined;
  /** Makes somebody an administrator; on hosts of our own. */
  readonly makeAdmin: ((address: string) => void) | undefined;
  /** Gives somebody a paid plan; on hosts of our own. */
  readonly makePaid: ((address: string) => void) | undefined;
};
