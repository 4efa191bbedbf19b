import * as z from "zod/mini";
import { BackgroundImageOption } from "#src/generated/zod/schemas/backgroundImageOption.zod.ts";
import { Bio } from "#src/generated/zod/schemas/bio.zod.ts";
import { BucketCharacterIds } from "#src/generated/zod/schemas/bucketCharacterIds.zod.ts";
import { BucketName } from "#src/generated/zod/schemas/bucketName.zod.ts";
import { BucketOrder } from "#src/generated/zod/schemas/bucketOrder.zod.ts";
import { CreateThemeBody } from "#src/generated/zod/schemas/createThemeBody.zod.ts";
import { ExcludedCreators } from "#src/generated/zod/schemas/excludedCreators.zod.ts";
import { GeneratedImage } from "#src/generated/zod/schemas/generatedImage.zod.ts";
import { HomepagePreference } from "#src/generated/zod/schemas/homepagePreference.zod.ts";
import { OverlayOpacity } from "#src/generated/zod/schemas/overlayOpacity.zod.ts";
import { RecentSearches } from "#src/generated/zod/schemas/recentSearches.zod.ts";
import { SavedSearchName } from "#src/generated/zod/schemas/savedSearchName.zod.ts";
import { SearchQuery } from "#src/generated/zod/schemas/searchQuery.zod.ts";
import { Timestamp } from "#src/generated/zod/schemas/timestamp.zod.ts";
import { hasRoomForBucket } from "../buckets.ts";
import { decorationFor, isFreeTier, isProDecoration, ownDecoration } from "../decorations.ts";
import { makeFavourite } from "../favourites.ts";
import { choiceId } from "../preferences.ts";
import { conflict, invalid } from "../refusal.ts";
import { hasRoomForSavedSearch } from "../rules/discovery.ts";
import { visibleCreator } from "../selection.ts";
import { hasRoomForTheme } from "../themes.ts";
import { isUploadOf } from "../uploads.ts";
import { type Given, type Reading, idMember, membersOf, optionalId, parsed, preferences, times } from "./reading.ts";

const categories = z.array(z.string()).check(z.maxLength(500));
const settings = z.object({
  description: z.nullable(Bio),
  avatarDecorationId: optionalId,
  streaming: z.boolean(),
  autoSendPicture: z.boolean(),
  NSFW: z.boolean(),
  viewNSFW: z.boolean(),
  preferences,
  homepagePreference: HomepagePreference,
  backgroundImageOption: BackgroundImageOption,
  overlayOpacity: OverlayOpacity,
  creatorCategoryIds: categories,
  categoryIds: categories,
  excludeCategoryIds: categories,
  excludeCreators: ExcludedCreators,
  useLegacyCreatorPage: z.boolean(),
  showMessageCountOnProfile: z.boolean(),
  favouriteModelIds: categories,
  recentSearches: RecentSearches,
});

/** The id of a decoration of the catalogue, if the user's plan includes it. */
function decorationOf({ state, user }: Reading, id: string | null | undefined): string | null {
  const row = decorationFor(state, user, id ?? null);
  return row && !(isProDecoration(row) && isFreeTier(state, user)) ? row.id : null;
}

/** Only once per account, so that later changes are not undone. The user name is not changed. */
export function readSettings(reading: Reading, given: Given): void {
  const { state, user } = reading;
  if (user.readBack?.hasSettings) return;
  const { avatarDecorationId, favouriteModelIds, ...row } = parsed(settings, given);
  const categoryIds = reading.categories(row.categoryIds);
  state.users.put({
    ...user,
    ...row,
    avatar: reading.picture(given["avatar"]) ?? user.avatar,
    backgroundImage: reading.picture(given["backgroundImage"]) ?? user.backgroundImage,
    avatarDecorationId: decorationOf(reading, avatarDecorationId) ?? user.avatarDecorationId,
    creatorCategoryIds: reading.categories(row.creatorCategoryIds),
    categoryIds,
    excludeCategoryIds: reading.categories(row.excludeCategoryIds).filter((id) => !categoryIds.includes(id)),
    favouriteModelIds: favouriteModelIds.flatMap((id) => reading.model(id) ?? []),
    ...(user.readBack && {
      readBack: { ...user.readBack, hasSettings: true, wornDecorationId: avatarDecorationId ?? null },
    }),
  });
}

const decoration = z.extend(times, { id: idMember });

/** The picture has been uploaded by a call of its own before; it is worn if it was worn in the archive. */
export function readDecoration(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, createdAt } = parsed(decoration, given);
  const own = ownDecoration(state, user.id);
  if (!own || own.image !== given["image"]) throw invalid("image", "Its picture is not there");
  state.decorations.put({ ...own, createdAt });
  const { readBack } = user;
  if (readBack?.wornDecorationId !== id) return;
  state.users.put({ ...user, avatarDecorationId: own.id, readBack: { ...readBack, wornDecorationId: null } });
}

const ofCharacter = z.object({ characterId: idMember });

/** The id of the row's character; throws 400 if it does not exist. */
function characterOf(reading: Reading, given: Given): string {
  const id = reading.character(parsed(ofCharacter, given).characterId);
  if (id === null) throw invalid("characterId", "Its character is not there");
  return id;
}

const choice = z.object({ variantId: optionalId, aiModelId: optionalId, personaId: optionalId, preferences });

export function readChoice(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const characterId = characterOf(reading, given);
  const row = parsed(choice, given);
  const id = choiceId(user.id, characterId);
  if (state.choices.get(id)) return;
  state.choices.put({
    id,
    userId: user.id,
    characterId,
    variantId: reading.variant(characterId, row.variantId),
    aiModelId: reading.model(row.aiModelId),
    personaId: reading.own("personas", row.personaId),
    preferences: row.preferences,
  });
}

export function readFavourite(reading: Reading, given: Given): void {
  const { state, user, call } = reading;
  const characterId = characterOf(reading, given);
  const { createdAt } = parsed(times, given);
  const id = choiceId(user.id, characterId);
  if (state.favourites.get(id)) return;
  makeFavourite(call.context, user.id, characterId);
  const made = state.favourites.get(id);
  if (made) state.favourites.put({ ...made, createdAt });
}

const bucket = z.extend(times, {
  id: idMember,
  name: BucketName,
  characterIds: BucketCharacterIds,
  order: BucketOrder,
});

export function readBucket(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, name, characterIds, order, createdAt } = parsed(bucket, given);
  if (state.buckets.get(reading.newId(id))) return;
  if (!hasRoomForBucket(state, user.id)) throw conflict("You can keep 100 folders");
  state.buckets.put({
    id: reading.newId(id),
    userId: user.id,
    name,
    image: reading.picture(given["image"]),
    characterIds: characterIds.flatMap((one) => reading.character(one) ?? []),
    order,
    isPublic: false,
    createdAt,
    deletedAt: null,
  });
}

export function readDisinterest(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const characterId = characterOf(reading, given);
  state.disinterests.put({ id: choiceId(user.id, characterId), userId: user.id, characterId });
}

const search = z.extend(times, { id: idMember, name: SavedSearchName, query: SearchQuery, seenAt: Timestamp });

export function readSavedSearch(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, name, query, createdAt, seenAt } = parsed(search, given);
  if (state.savedSearches.get(reading.newId(id))) return;
  if (!hasRoomForSavedSearch(state, user.id)) throw conflict("There is no room for another search");
  state.savedSearches.put({
    id: reading.newId(id),
    userId: user.id,
    name,
    query: {
      ...query,
      includeCategories: reading.categories(query.includeCategories),
      excludeCategories: reading.categories(query.excludeCategories),
    },
    createdAt,
    seenAt,
  });
}

const follow = z.extend(times, { creatorId: idMember });

export function readFollow({ state, user }: Reading, given: Given): void {
  const { creatorId, createdAt } = parsed(follow, given);
  const creator = visibleCreator(state, creatorId);
  const id = choiceId(user.id, creator.id);
  if (creator.id === user.id) throw invalid("creatorId", "You cannot follow yourself");
  if (!state.follows.get(id)) state.follows.put({ id, userId: user.id, creatorId: creator.id, createdAt });
}

const theme = z.extend(times, { id: idMember });

export function readTheme(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, createdAt } = parsed(theme, given);
  if (state.themes.get(reading.newId(id))) return;
  if (!hasRoomForTheme(state, user.id)) throw conflict("You can keep 10 themes of your own");
  const body = parsed(CreateThemeBody, membersOf(CreateThemeBody, given));
  const { image } = body.background;
  const isSent = image !== null && isUploadOf(state, user.id, "theme", image);
  state.themes.put({
    ...body,
    background: { ...body.background, image: isSent ? image : null },
    id: reading.newId(id),
    userId: user.id,
    createdAt,
    deletedAt: null,
  });
}

const painted = z.extend(z.omit(GeneratedImage, { sourceUrl: true }), { id: idMember });

export function readGeneratedImage(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, url, ...recipe } = parsed(painted, given);
  if (state.generatedImages.get(reading.newId(id))) return;
  const address = reading.picture(url);
  if (address === null) throw invalid("url", "Its picture is not there");
  const sourceUrl = reading.picture(given["sourceUrl"]);
  state.generatedImages.put({
    ...recipe,
    id: reading.newId(id),
    userId: user.id,
    url: address,
    ...(sourceUrl !== null && { sourceUrl }),
    deletedAt: null,
  });
}

const award = z.object({ badgeId: idMember, visible: z.boolean() });

/** Restores the visibility of a badge that was earned here too; a file never awards one. */
export function readBadgeAward({ state, user }: Reading, given: Given): void {
  const { badgeId, visible } = parsed(award, given);
  const earned = state.badgeAwards.in(user.id).find((row) => row.badgeId === badgeId);
  if (!earned) throw invalid("badgeId", "Badges are earned in each account anew");
  state.badgeAwards.put({ ...earned, visible });
}
