/** What a character card (V1, V2, V3 and their kin) becomes, and what it is written from. Knows no product. */

/** A plain object of a card's JSON. */
export type Members = Record<string, unknown>;

export interface CardVariant {
  variantName: string;
  variantTagline: string | null;
  description: string | null;
  personality: string | null;
  scenario: string | null;
  firstMessage: string;
  alternateGreetings: string[];
  exampleDialogue: string | null;
  characterCreatorComment: string | null;
}

export interface CardDraft {
  name: string;
  shortMessage: string | null;
  NSFW: boolean;
  /** What else stands in a card of our own, as it came: the product checks it. */
  language: string | null;
  pointOfView: string | null;
  systemPrompt: string | null;
  postHistoryInstructions: string | null;
  /** The card's own extensions as they came and, under `keptKey`, what else there is no place for. */
  extensions: Members;
  /** Names of the subjects the card is filed under. */
  tags: string[];
  variants: [CardVariant, ...CardVariant[]];
}

/** The member of `extensions` that is ours. */
export const keptKey = "sotto";

/** What stands under `keptKey` in a draft: members of a card that have no place in it, given back on export. */
export interface KeptMembers {
  /** Beside `data`. */
  top?: Members;
  /** In `data`: creator, nickname, assets, the lorebook and whatever is unknown. */
  data?: Members;
  /** The whole of each text that had to be cut, by its member of `data`. */
  long?: Record<string, string | string[]>;
  /** Names of the categories it was filed under when it came, by which later ones are told apart. */
  filed?: string[];
  /** Assets whose file is an upload; `uri` is its address. Only an import writes it: no card can name what is fetched. */
  uploaded?: Members[];
}

/** A picture of a card that is too large to be kept inside its draft. */
export interface LargeAsset {
  asset: Members;
  bytes: Uint8Array;
}

/** What was done with one member of a card: `field` is its path, `text` what happened or what it holds. */
export interface CardNote {
  field: string;
  text: string;
}

export interface CardReport {
  /** Such as "Character Card V3, PNG". */
  format: string;
  /** Not understood; kept and given back on export. */
  kept: CardNote[];
  /** Read although it was not as it should be. */
  repaired: CardNote[];
  /** Left out. */
  dropped: CardNote[];
}

/** A card that was read. */
export interface ReadCard {
  draft: CardDraft;
  /** A PNG, JPEG, WebP or GIF; null if the card has none. */
  picture: Uint8Array | null;
  /** Those of the variants after the first; null is the card's own. */
  variantPictures: (Uint8Array | null)[];
  largeAssets: LargeAsset[];
  report: CardReport;
}

/** How much of each member there is room for: code points, items, bytes of JSON. */
export interface CardLimits {
  name: number;
  tagline: number;
  variantTagline: number;
  variantName: number;
  text: number;
  greeting: number;
  greetings: number;
  prompt: number;
  comment: number;
  extensionMembers: number;
  extensionBytes: number;
}

/** The limits of a file, whatever is in it. */
export const fileLimits = {
  /** Of the file, in bytes. */
  bytes: 52_428_800,
  /** Of the card's JSON, in bytes. */
  json: 16_777_216,
  /** Objects and lists inside one another. */
  depth: 32,
  zip: { files: 2000, bytes: 104_857_600 },
  /** Pictures that are kept beside a draft. */
  largeAssets: 20,
  variants: 21,
} as const;

/**
 * Why a file is refused: `empty`, `too-large`, `wrong-type` (nothing that could hold a card), `no-card`, `broken` (cut off,
 * or a checksum or length is wrong), `too-deep`, `no-name`, `encrypted`, `lorebook` (a lorebook alone).
 */
export type CardRefusal =
  | "empty"
  | "too-large"
  | "wrong-type"
  | "no-card"
  | "broken"
  | "too-deep"
  | "no-name"
  | "encrypted"
  | "lorebook";

export class CardRefusedError extends Error {
  readonly refusal: CardRefusal;
  constructor(refusal: CardRefusal) {
    super(`card refused: ${refusal}`);
    this.name = "CardRefusedError";
    this.refusal = refusal;
  }
}
