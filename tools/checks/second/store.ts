import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Category, CharacterDetails, Message, Thread, UserInfo } from "../../../.cache/provider/types.gen.ts";

export type Account = {
  info: UserInfo;
  secret: { salt: Buffer; hash: Buffer };
  picked: { creator: string[]; liked: string[]; excluded: string[] };
};
export type Chat = { owner: string; thread: Thread; messages: Message[]; firstOf: Map<string, string> };
export type Variant = { id: string; name: string; tagline: string; openings: string[] };
export type Character = { details: CharacterDetails; variants: Variant[]; lines: string[] };

export const newId = (kind: string) => `${kind}_${randomBytes(9).toString("base64url")}`;
export const now = () => new Date().toISOString();

const hashed = (password: string, salt: Buffer) => scryptSync(password, salt, 32);
export function secretOf(password: string): Account["secret"] {
  const salt = randomBytes(16);
  return { salt, hash: hashed(password, salt) };
}
export const opens = ({ salt, hash }: Account["secret"], password: string) =>
  timingSafeEqual(hash, hashed(password, salt));

const categories: Category[] = ["Fantasy", "Mystery", "Slice of life", "Space"].map((name) => ({
  id: `cat_${name.toLowerCase().replaceAll(" ", "_")}`,
  name,
}));

function character(id: string, name: string, tagline: string, category: number, openings: string[], lines: string[]) {
  const variants = [{ id: `var_${id}`, name: "As ever", tagline, openings }];
  const details: CharacterDetails = {
    id: `chr_${id}`,
    name,
    shortMessage: tagline,
    edited: false,
    aiModel: { id: "mdl_parrot", modelName: "Parrot" },
    variant: { id: `var_${id}`, variantName: "As ever", variantTagline: tagline, avatar: null, characterIcon: null },
    userInfo: { userName: "The house" },
    isFavorite: false,
    isOwned: false,
    NSFW: false,
    accessableTo: "public",
    creatorId: "usr_house",
    messageCount: 0,
    variantCount: 1,
    categories: [categories[category]!],
    favouriteCount: 0,
    createdAt: "2026-11-01T08:00:00Z",
    updatedAt: "2026-11-01T08:00:00Z",
  };
  return { details, variants, lines };
}

const cast: Character[] = [
  character(
    "ferryman",
    "Oren the ferryman",
    "One crossing, no questions.",
    1,
    ["The rope is wet. “You are the last for tonight, {{user}}.”", "Oren does not look up from the knot."],
    [
      "*He leans into the pole.*",
      "“The river is high, and it has been asking after you.”",
      "*The far bank does not come closer.*",
    ],
  ),
  character(
    "gardener",
    "Lin of the glasshouse",
    "Everything here grows, some of it towards you.",
    0,
    ["“Mind the vine, {{user}}. It is only curious.”"],
    ["*She snips a leaf that was reaching for your sleeve.*", "“It likes you. I would not sleep here, all the same.”"],
  ),
  character(
    "engineer",
    "Tam, night shift",
    "Keeps the station turning.",
    3,
    ["“Hold this wrench, {{user}}, and do not let go when it hums.”"],
    ["*The wrench hums.*", "“Good. That is the sound it makes when nobody dies.”", "“Usually.”"],
  ),
];

/** All data, in memory: this backend exists only to be checked. */
export function makeStore() {
  return {
    categories,
    cast,
    accounts: new Map<string, Account>(),
    sessions: new Map<string, string>(),
    verifications: new Map<string, number>(),
    chats: new Map<string, Chat>(),
  };
}
export type Store = ReturnType<typeof makeStore>;
