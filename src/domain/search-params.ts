import * as z from "zod/mini";
import { CreatorCharacterSort } from "#src/generated/zod/schemas/creatorCharacterSort.zod.ts";
import type { AccessableToFilter } from "#src/generated/zod/schemas/accessableToFilter.zod.ts";
import { HomepagePreference } from "#src/generated/zod/schemas/homepagePreference.zod.ts";
import { CharacterSort } from "#src/generated/zod/schemas/characterSort.zod.ts";
import { Id } from "#src/generated/zod/schemas/id.zod.ts";
import { MyCharacterSort } from "#src/generated/zod/schemas/myCharacterSort.zod.ts";
import { SortDirection } from "#src/generated/zod/schemas/sortDirection.zod.ts";

/** The search parameters of each page. Invalid values count as absent, since anyone can type an address. */
export function lenient<Schema extends z.ZodMiniType>(schema: Schema) {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.optional(schema), undefined);
}

const shortText = lenient(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));

export const homeSearch = z.object({ order: lenient(HomepagePreference), category: lenient(Id) });
/** What stands open beside a chat. */
const openPanel = lenient(z.literal("memory"));
/**
 * `t` is the thread (SHELL-20), `m` the message to scroll to (GAP-134). A new chat begins with the opening `o`, and with the
 * persona `p` (`nobody` for none), as they were chosen on the character's page.
 */
export const conversationSearch = z.object({
  t: lenient(Id),
  m: lenient(Id),
  o: lenient(Id),
  p: lenient(Id),
  panel: openPanel,
});

/** A group chat's thread (SHELL-21); `m` as above. */
export const groupChatSearch = z.object({
  threadId: lenient(Id),
  groupId: lenient(Id),
  m: lenient(Id),
  panel: openPanel,
});

/** The two ways of a chat that are compared. */
export const chatTreeSearch = z.object({ a: lenient(Id), b: lenient(Id) });
export type ChatTreeSearch = z.infer<typeof chatTreeSearch>;

/** The filters of My conversations. */
export const conversationFilters = ["all", "single", "group", "pinned", "unread", "archived"] as const;
export type ConversationFilter = (typeof conversationFilters)[number];
/** `q` is the search text; `show` is absent for all. */
export const myConversationSearch = z.object({
  q: shortText,
  show: lenient(z.enum(conversationFilters)),
});
/** The search text and the order of Attachments; the page itself knows the orders, to keep them out of the entry. */
export const lorebooksSearch = z.object({
  q: shortText,
  sort: shortText,
});
export type LorebooksSearch = z.output<typeof lorebooksSearch>;
const pagesShown = lenient(z.int().check(z.minimum(2), z.maximum(50)));
/** What of the worlds is shown: the page itself knows the categories and orders, to keep them out of the entry. */
export const worldsSearch = z.object({
  q: shortText,
  category: shortText,
  sort: shortText,
  page: pagesShown,
});
export type WorldsSearch = z.output<typeof worldsSearch>;
/** The template that the form begins with. */
export const textToImageSearch = z.object({ template: lenient(Id) });
/** The search text of the image templates. */
export const imageTemplatesSearch = z.object({
  q: shortText,
});
/** The tabs of a creator's profile. */
export const creatorTabs = ["characters", "worlds", "collections", "about"] as const;
export type CreatorTab = (typeof creatorTabs)[number];
/** `tab` is absent for the characters, which `q`, `sort` and `category` narrow down. */
export const creatorSearch = z.object({
  tab: lenient(z.enum(creatorTabs)),
  q: shortText,
  sort: lenient(CreatorCharacterSort),
  category: lenient(Id),
});
/** The statuses of My characters; `all` is absent in the address. */
export const myCharactersShown = ["all", "public", "private"] as const satisfies readonly AccessableToFilter[];
export type MyCharactersShow = (typeof myCharactersShown)[number];
/** `q` is the search text; `of` the character whose figures are shown. What is usual is absent. */
export const myCharactersSearch = z.object({
  q: shortText,
  show: lenient(z.enum(myCharactersShown)),
  sort: lenient(MyCharacterSort),
  dir: lenient(SortDirection),
  of: lenient(Id),
});
export type MyCharactersSearch = z.infer<typeof myCharactersSearch>;
/** Creates a theme, or edits one (THEME-06, THEME-07). */
export const themeSearch = z.object({ new: lenient(z.literal(true)), editId: lenient(Id) });
/** The character to edit; absent for a new one (GAP-55). */
export const newCharacterSearch = z.object({ editId: lenient(Id) });
/** The result of a checkout, set by the payment provider's redirect (GAP-47). */
export const plansSearch = z.object({ checkout: lenient(z.enum(["success", "cancelled"])) });
export const signInSearch = z.object({ next: lenient(z.string()) });
export const resetSearch = z.object({ token: lenient(z.string()) });

/** The tabs of My favourites; characters are the first, without a word in the address. */
export const favouriteTabs = ["characters", "creators", "new", "buckets"] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];
/** `bucket` is the open one, `q` the name that characters are searched by. */
export const favouritesSearch = z.object({ tab: lenient(z.enum(favouriteTabs)), bucket: lenient(Id), q: shortText });

/** The tabs of the search; characters are the first, without a word in the address. */
export const searchTabs = ["characters", "creators", "worlds"] as const;
const chosenCategories = lenient(z.array(Id).check(z.minLength(1), z.maxLength(20)));
/**
 * What is searched for (GAP-67): `in` and `out` are categories, `adult` is false to leave them out, `page` how many are
 * shown. The page itself knows the languages (`lang`) and persons (`person`), to keep them out of the entry.
 */
export const globalSearch = z.object({
  q: shortText,
  tab: lenient(z.enum(searchTabs)),
  in: chosenCategories,
  out: chosenCategories,
  lang: shortText,
  person: shortText,
  sort: lenient(CharacterSort),
  adult: lenient(z.literal(false)),
  page: pagesShown,
});
export type GlobalSearch = z.output<typeof globalSearch>;
