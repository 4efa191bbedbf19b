/** Runs `work` and notes how it went; a thrown error is the failure's text. */
export type Check = (name: string, work: () => Promise<void>) => Promise<void>;

/** What a host lets the check have beyond the contract; each may be absent. */
export type Host = {
  /** Tokens that its bot check takes and refuses, as a test mode of such a check has them. */
  readonly botTokens: { readonly passed: string; readonly refused: string };
  /** The newest mail to an address. */
  readonly mailTo?: ((address: string) => string | undefined) | undefined;
  /** The token of an administrator, and of somebody with a paid plan. */
  readonly adminToken?: ((visitor: Visitor) => string | undefined) | undefined;
  readonly paidToken?: ((visitor: Visitor) => string | undefined) | undefined;
};

/** Who goes through the session. */
export type Visitor = {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly check: Check;
  readonly host: Host;
  readonly credentials: { readonly email: string; readonly password: string };
  readonly userName: string;
  /** Empty while nobody is signed in. */
  token: string;
  /** The token of a second person, who reaches for what is the first one's. */
  other: string;
  /** Things of the visitor's own, by the name of the member that takes their id. */
  readonly ids: Record<string, string>;
};

/** Does something as somebody else. */
export async function as(visitor: Visitor, token: string, work: () => Promise<void>): Promise<void> {
  const before = visitor.token;
  visitor.token = token;
  try {
    await work();
  } finally {
    visitor.token = before;
  }
}
