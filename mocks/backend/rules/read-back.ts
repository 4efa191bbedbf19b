import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import type { MyDataTable } from "#src/generated/api/model/myDataTable.ts";
import type { ReadBackRowsBody } from "#src/generated/api/model/readBackRowsBody.ts";
import type { ReadBackRowsResponse } from "#src/generated/api/model/readBackRowsResponse.ts";
import { readCheckpoint, readMessage, readThread } from "../read-back/chat-rows.ts";
import {
  readBadgeAward,
  readBucket,
  readChoice,
  readDecoration,
  readDisinterest,
  readFavourite,
  readFollow,
  readGeneratedImage,
  readSavedSearch,
  readSettings,
  readTheme,
} from "../read-back/choice-rows.ts";
import { isEmptyAccount } from "../read-back/empty-account.ts";
import {
  readCharacter,
  readGroup,
  readLorebook,
  readPersona,
  readVariant,
  readVersion,
} from "../read-back/library-rows.ts";
import { type Reader, Reading } from "../read-back/reading.ts";
import { conflict, invalid, Refusal } from "../refusal.ts";
import { rule, type Call } from "../rule.ts";

const asPicture: Reader = () => {
  throw invalid("table", "Pictures come back by their own uploads");
};

const readers: Readonly<Record<MyDataTable, Reader>> = {
  settings: readSettings,
  personas: readPersona,
  lorebooks: readLorebook,
  characters: readCharacter,
  variants: readVariant,
  versions: readVersion,
  groupChats: readGroup,
  threads: readThread,
  messages: readMessage,
  checkpoints: readCheckpoint,
  choices: readChoice,
  favourites: readFavourite,
  buckets: readBucket,
  disinterests: readDisinterest,
  savedSearches: readSavedSearch,
  follows: readFollow,
  themes: readTheme,
  generatedImages: readGeneratedImage,
  decorations: readDecoration,
  badgeAwards: readBadgeAward,
  uploads: asPicture,
};

/** The first batch needs an empty account, which from then on accepts this archive only. */
function begin({ state, user, body }: Call<{ body: ReadBackRowsBody }>): void {
  if (user.readBack?.archiveId === body.archiveId) return;
  if (!isEmptyAccount(state, user))
    throw conflict("This account has something in it already; an archive is read back into an empty one");
  state.users.put({ ...user, readBack: { archiveId: body.archiveId, hasSettings: false } });
}

/** Reads one row; returns why it was refused, or null. The other rows are not affected. */
function refusalOf(reading: Reading, { table, row }: MyDataRow): string | null {
  try {
    readers[table](reading, row);
    return null;
  } catch (failure) {
    if (failure instanceof Refusal) return failure.message;
    throw failure;
  }
}

export const readBackRows = rule<{ body: ReadBackRowsBody }, ReadBackRowsResponse>((call) => {
  begin(call);
  const { archiveId, rows } = call.body;
  const reading = new Reading(call, archiveId);
  const refused = rows.flatMap((row) => {
    const reason = refusalOf(reading, row);
    return reason === null ? [] : [{ table: row.table, id: row.id, reason }];
  });
  return { success: true, data: { kept: rows.length - refused.length, refused } };
});
