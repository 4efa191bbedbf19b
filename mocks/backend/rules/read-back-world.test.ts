import { expect, test } from "vitest";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import { ownDecoration } from "../decorations.ts";
import { expectedRows } from "../read-back/expected-row.fixture.ts";
import { rowsOf, twoAccounts } from "../read-back/two-accounts.fixture.ts";
import { keepPainting, keepUpload } from "../uploads.ts";
import { png, upload } from "./upload.fixture.ts";

const picture = { kind: "png", bytes: png } as const;
/** Tables that are read back by other calls, or not at all. */
const apart = new Set<MyDataRow["table"]>(["settings", "decorations", "badgeAwards", "uploads"]);

test.each(["demo", "crowded"] as const)("every row of the world %s is read back unchanged", async (name) => {
  const { world, state, id, token, newId, refusedOf } = twoAccounts(name);
  const { context, userId } = world;
  // A picture of each purpose: portrait, background, generated picture with recipe, and a worn decoration.
  state.personas.put({ ...state.personas.get("per-owned")!, avatar: keepUpload(context, userId, "persona", picture) });
  const theme = state.themes.get("thm-owned")!;
  const image = keepUpload(context, userId, "theme", picture);
  state.themes.put({ ...theme, background: { ...theme.background, image } });
  const painting = keepPainting(context, userId, "<svg xmlns='http://www.w3.org/2000/svg'/>");
  state.generatedImages.put({ ...state.generatedImages.get("img-owned")!, url: painting });
  const decoration = ownDecoration(state, userId)!;
  state.decorations.put({ ...decoration, image: keepUpload(context, userId, "decoration", picture) });
  state.users.put({ ...state.users.get(userId)!, avatarDecorationId: decoration.id, streaming: false });
  state.users.put({ ...state.users.get(id)!, subscription: state.users.get(userId)!.subscription });

  const taken = await rowsOf(world);
  let text = JSON.stringify(taken);
  for (const { purpose, id: file } of state.uploads.in(userId)) {
    const form = { ...world, token };
    const { body } =
      purpose === "decoration"
        ? await upload(form, "/api/v1/user/avatar-decorations", { image: png })
        : await upload(form, "/api/v1/upload/image", {
            file: png,
            purpose: purpose === "generated" ? "message" : purpose,
          });
    text = text.replaceAll(`/media/uploads/${file}`, body.data.url ?? body.data.avatarDecoration);
  }
  const archive = JSON.parse(text) as MyDataRow[];
  const sent = archive.filter(({ table }) => table !== "uploads");
  const badges = archive.filter(({ table }) => table === "badgeAwards");
  const refused: string[] = [];
  for (let from = 0; from < sent.length; from += 500) refused.push(...(await refusedOf(sent.slice(from, from + 500))));
  expect(refused).toEqual(badges.map(() => "Badges are earned in each account anew"));

  const after = await rowsOf(world, token);
  const wanted = expectedRows(
    archive.filter(({ table }) => !apart.has(table)),
    { newId, from: userId, to: id },
  );
  const found = after.filter(({ table }) => !apart.has(table));
  expect(found.map(({ table, id: row }) => `${table}.${row}`)).toEqual([...wanted.keys()]);
  // Rows of the seed lack members that were added later; read-back fills them in.
  for (const { table, id: row, row: one } of found)
    expect({ table, one }).toMatchObject({ table, one: wanted.get(`${table}.${row}`) });
  const one = (rows: readonly MyDataRow[], table: MyDataRow["table"]) => rows.find((row) => row.table === table)!.row;
  const own = ownDecoration(state, id)!;
  const settings = { ...one(archive, "settings"), id, userName: "Second", avatarDecorationId: own.id };
  expect(one(after, "settings")).toEqual(settings);
  expect(one(after, "decorations")).toEqual({ ...one(archive, "decorations"), id: own.id, ownerId: id });
  const pictures = (rows: readonly MyDataRow[]) => rows.filter(({ table }) => table === "uploads").length;
  expect(pictures(after)).toBe(pictures(archive));
});

test("a group's member whose character was deleted is read back with name and messages", async () => {
  const { world, state, id, newId, readBack } = twoAccounts("groups");
  const archive = await rowsOf(world);
  const group = archive.find(({ table, row }) => table === "groupChats" && JSON.stringify(row).includes("char-gone"))!;
  await readBack(archive);
  const back = state.groupChats.get(newId(group.id))!;
  const members = group.row["members"] as { characterName: string }[];
  expect(back.members.map(({ characterName }) => characterName)).toEqual(members.map((one) => one.characterName));
  const lost = back.members.find(({ characterId }) => !state.characters.get(characterId))!;
  expect(lost.characterName).toBe("Old Tobias");
  const thread = state.threads.in(id).find(({ groupId }) => groupId === back.id)!;
  expect(state.messages.in(thread.id).some(({ memberId }) => memberId === lost.memberId)).toBe(true);
});
