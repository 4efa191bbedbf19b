import type { ListMyDataRowsParams } from "#src/generated/api/model/listMyDataRowsParams.ts";
import type { ListMyDataRowsResponse } from "#src/generated/api/model/listMyDataRowsResponse.ts";
import type { MyDataResponse } from "#src/generated/api/model/myDataResponse.ts";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import { settlePaintings } from "../image-jobs.ts";
import { madeBytes, madePictures } from "../own-pictures.ts";
import { ownPictures, ownRows, ownTables, ownThreads } from "../own-rows.ts";
import { canReadBack } from "../read-back/empty-account.ts";
import { invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { charactersOf, personasOf, variantsOf } from "../selection.ts";
import type { State } from "../state/state.ts";
import { themesOf } from "../themes.ts";
import { messagesOf } from "../views/message-view.ts";

const mostRows = 2000;
/** Characters of JSON of one page; a single larger row has a page of its own. */
const mostText = 1_000_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What a row takes in an archive besides its text, compressed. A chat's text is in it three times, as small as once. */
const bytesOfRow = 150;
/** A variant's card is a PNG of its portrait. */
const bytesOfCard = 120_000;
const lettersOf = (state: State, threadId: string): number =>
  sum(messagesOf(state, threadId).map(({ alternates }) => sum(alternates.map(({ content }) => content.length))));

/** Counts, without making the rows of the messages. */
export const getMyData = rule<object, MyDataResponse>(({ context, state, user }) => {
  settlePaintings(context, user.id);
  const threads = ownThreads(state, user.id);
  const characters = charactersOf(state, user.id);
  const lorebooks = state.lorebooks.in(user.id).filter(({ deletedAt }) => !deletedAt);
  const pictures = ownPictures(state, user);
  const made = madePictures(state, user.id);
  const messages = sum(threads.map(({ id }) => messagesOf(state, id).length));
  const others = ownTables.filter((table) => table !== "messages");
  const rows = messages + sum(others.map((table) => ownRows[table](state, user).length));
  const variants = sum(characters.map(({ id }) => variantsOf(state, id).length));
  const letters = sum(threads.map(({ id }) => lettersOf(state, id)));
  const pictureBytes = sum(pictures.map(({ size }) => size));
  return {
    success: true,
    data: {
      chats: threads.length,
      messages,
      characters: characters.length,
      variants,
      lorebooks: lorebooks.length,
      entries: sum(lorebooks.map(({ entries }) => entries.length)),
      personas: personasOf(state, user.id).length,
      pictures: pictures.length,
      pictureBytes,
      madePictures: made.length,
      madePictureBytes: madeBytes(state, made),
      themes: themesOf(state, user.id).length,
      rows,
      bytes: pictureBytes + variants * bytesOfCard + letters + rows * bytesOfRow,
      canReadBack: canReadBack(state, user),
    },
  };
});

/** A page from a table's row on, over the ends of tables; nothing is held between two calls. */
export const listMyDataRows = rule<{ query: ListMyDataRowsParams }, ListMyDataRowsResponse>(
  ({ state, user, query }) => {
    const [name = "", place = "0"] = (query.after ?? `${ownTables[0]}.0`).split(".");
    const first = ownTables.findIndex((table) => table === name);
    if (first === -1) throw invalid("after", "There is no such place");
    const rows: MyDataRow[] = [];
    let text = 0;
    for (const [index, table] of ownTables.slice(first).entries()) {
      const start = index === 0 ? Number(place) : 0;
      for (const [offset, row] of ownRows[table](state, user)
        .slice(start, start + mostRows + 1)
        .entries()) {
        const size = JSON.stringify(row).length;
        if (rows.length === mostRows || (rows.length > 0 && text + size > mostText))
          return { success: true, data: { rows, next: `${table}.${start + offset}` } };
        text += size;
        rows.push({ table, id: row.id, row: { ...row } });
      }
    }
    return { success: true, data: { rows, next: null } };
  },
);
