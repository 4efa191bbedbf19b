import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import type {
  CreateLorebookBody,
  EditLorebookBody,
  ListPublicLorebooksData,
  Lorebook,
} from "../../../.cache/provider/types.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Ids } from "./example-call.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** The user's own lorebook: create, change, publish, delete, restore. */
export async function checkLorebooks(visitor: Visitor): Promise<void> {
  const { check } = visitor;
  let own: Ids = {};
  await check("a lorebook of one's own", async () => {
    const entry: CreateLorebookBody["entries"][number] = {
      name: "The lamp",
      keys: ["lamp"],
      secondaryKeys: [],
      content: "It has never gone out.",
      isEnabled: true,
      isConstant: false,
      matchWholeWords: true,
      isCaseSensitive: false,
      order: 100,
      priority: 10,
      extensions: { depth: 4 },
    };
    const body = { name: "The night ferry", description: null, thumbnail: null, isPublic: false, entries: [entry] };
    const headers = newKey();
    const { data } = await ok(sdk.createLorebook({ body, headers }));
    must((await ok(sdk.createLorebook({ body, headers }))).data.id === data.id, "the same key gives the same lorebook");
    must(data.entries[0]?.extensions["depth"] === 4, "unknown members are kept");
    const patterns = [{ ...entry, useRegex: true, keys: ["("] }];
    await refused(400, sdk.createLorebook({ body: { ...body, entries: patterns }, headers: newKey() }));
    const edit = (change: EditLorebookBody, lorebookId = data.id) =>
      sdk.editLorebook({ path: { lorebookId }, body: change });
    const edited = await ok(edit({ isPublic: true, entries: [...data.entries, entry] }));
    must(edited.data.isPublic && edited.data.entries[0]?.id === data.entries[0]?.id, "entries keep their ids");
    must(edited.data.category === null, "a lorebook without a category says so");
    must((await ok(edit({ category: "mystery" }))).data.category === "mystery", "a category is kept");
    const listed = async (query: ListPublicLorebooksData["query"]) =>
      (await ok(sdk.listPublicLorebooks({ query }))).data.lorebooks;
    const search = body.name;
    const has = (books: Lorebook[]) => books.some(({ id }) => id === data.id);
    must(has(await listed({ search, category: "mystery", pageSize: 100 })), "it is among those of its category");
    must(!has(await listed({ search, category: "cosy", pageSize: 100 })), "and not among those of another");
    const counts = (await listed({ sort: "used" })).map(({ uses }) => uses?.count ?? 0);
    must(!counts.some((count, at) => count > (counts[at - 1] ?? Infinity)), "the most used come first");
    await refused(400, sdk.listPublicLorebooks({ query: { category: "drowned" as "cosy" } }));
    await refused(400, edit({}));
    await refused(404, edit({ isPublic: true }, "nothing"));
    await refused(409, edit({ isPublic: false, basedOn: "2020-01-01T00:00:00Z" }));
    const path = { lorebookId: data.id };
    const gone = await ok(sdk.deleteLorebook({ path }));
    await refused(404, sdk.deleteLorebook({ path }));
    await ok(sdk.restoreDeletion({ body: gone.data }));
    await ok(sdk.getLorebook({ path }));
    own = { lorebookId: (await ok(sdk.createLorebook({ body, headers: newKey() }))).data.id };
  });
  await checkForeign(visitor, own);
}
