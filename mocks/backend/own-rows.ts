import type { MyDataTable } from "#src/generated/api/model/myDataTable.ts";
import { madePictures, type OwnPicture, picturesOf } from "./own-pictures.ts";
import { charactersOf, personasOf, variantsOf } from "./selection.ts";
import type { ThreadRow } from "./state/chat-rows.ts";
import type { UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { themesOf } from "./themes.ts";
import { versionsOf } from "./versions.ts";
import { messagesOf } from "./views/message-view.ts";

/** A row of a user's data, as exported. */
export type OwnRow = { readonly id: string };

const isThere = ({ deletedAt }: { deletedAt?: string | null }): boolean => !deletedAt;

export const ownThreads = (state: State, userId: string): ThreadRow[] => state.threads.in(userId).filter(isThere);

const settings = [
  "id",
  "userName",
  "description",
  "avatar",
  "backgroundImage",
  "avatarDecorationId",
  "streaming",
  "autoSendPicture",
  "NSFW",
  "viewNSFW",
  "preferences",
  "homepagePreference",
  "backgroundImageOption",
  "overlayOpacity",
  "creatorCategoryIds",
  "categoryIds",
  "excludeCategoryIds",
  "excludeCreators",
  "useLegacyCreatorPage",
  "showMessageCountOnProfile",
  "favouriteModelIds",
  "recentSearches",
] as const satisfies readonly (keyof UserRow)[];

/** The user's own settings: no password, plan, role or counters. */
const settingsOf = (user: UserRow): OwnRow =>
  Object.assign(
    { id: user.id },
    Object.fromEntries(settings.map((name) => [name, user[name] ?? (name === "recentSearches" ? [] : null)])),
  );

/** The rows of each kind, in the order they can be read back: what one refers to comes before it. */
export const ownRows: Readonly<Record<MyDataTable, (state: State, user: UserRow) => readonly OwnRow[]>> = {
  settings: (_, user) => [settingsOf(user)],
  personas: (state, { id }) => personasOf(state, id),
  lorebooks: (state, { id }) => state.lorebooks.in(id).filter(isThere),
  characters: (state, { id }) =>
    // How often others play it is their data.
    charactersOf(state, id).map(({ messageCount: _m, favouriteCount: _f, chatCount: _c, ...row }) => row),
  variants: (state, { id }) => charactersOf(state, id).flatMap((row) => variantsOf(state, row.id)),
  versions: (state, { id }) => charactersOf(state, id).flatMap((row) => versionsOf(state, row.id).toReversed()),
  groupChats: (state, { id }) => state.groupChats.in(id).filter(isThere),
  threads: (state, { id }) => ownThreads(state, id),
  messages: (state, { id }) => ownThreads(state, id).flatMap((thread) => messagesOf(state, thread.id)),
  // One whose message is deleted names nothing.
  checkpoints: (state, { id }) =>
    ownThreads(state, id).flatMap((thread) =>
      state.checkpoints.in(thread.id).filter(({ messageId }) => !state.messages.get(messageId)?.deletedAt),
    ),
  choices: (state, { id }) => state.choices.in(id),
  favourites: (state, { id }) => state.favourites.in(id),
  buckets: (state, { id }) => state.buckets.in(id).filter(isThere),
  disinterests: (state, { id }) => state.disinterests.in(id),
  savedSearches: (state, { id }) => state.savedSearches.in(id),
  follows: (state, { id }) => state.follows.filter(({ userId }) => userId === id),
  themes: (state, { id }) => themesOf(state, id),
  generatedImages: (state, { id }) => madePictures(state, id),
  decorations: (state, { id }) => state.decorations.in(id).filter(isThere),
  badgeAwards: (state, { id }) => state.badgeAwards.in(id),
  uploads: (state, user) => ownPictures(state, user),
};

export const ownTables = Object.keys(ownRows) as MyDataTable[];

function* rowsBesidesPictures(state: State, user: UserRow): Generator<OwnRow> {
  for (const table of ownTables) if (table !== "uploads") yield* ownRows[table](state, user);
}

/** The pictures of a user that are not deleted. */
export const ownPictures = (state: State, user: UserRow): OwnPicture[] =>
  picturesOf(state, user.id, () => rowsBesidesPictures(state, user));
