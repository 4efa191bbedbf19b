/** Runs `work` and notes how it went; a thrown error is the failure's text. */
export type Check = (name: string, work: () => Promise<void>) => Promise<void>;

/** What a host gives the check beyond the contract; all optional. */
export type Host = {
  /** Tokens that its bot check accepts and refuses in its test mode. */
  readonly botTokens: { readonly passed: string; readonly refused: string };
  /** The newest mail to an address. */
  readonly mailTo?: ((address: string) => string | undefined) | undefined;
  /** The token of an administrator, and of somebody with a paid plan. */
  readonly adminToken?: ((visitor: Visitor) => string | undefined) | undefined;
  readonly paidToken?: ((visitor: Visitor) => string | undefined) | undefined;
};

/** The user of the session. */
export type Visitor = {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly check: Check;
  readonly host: Host;
  readonly credentials: { readonly email: string; readonly password: string };
  readonly userName: string;
  /** Empty while nobody is signed in. */
  token: string;
  /** The token of a second user, who tries to reach the first one's things. */
  other: string;
  /** Ids of the visitor's own things, by parameter or member name. */
  readonly ids: Record<string, string>;
};

/** Runs calls as another user. */
export async function as(visitor: Visitor, token: string, work: () => Promise<void>): Promise<void> {
  const before = visitor.token;
  visitor.token = token;
  try {
    await work();
  } finally {
    visitor.token = before;
  }
}
