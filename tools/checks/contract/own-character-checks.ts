import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import type { CreateCharacterBody } from "../../../.cache/provider/types.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import type { Ids } from "./example-call.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** The user's own character and its variants: create, change, publish, delete, restore. */
export async function checkOwnCharacters(visitor: Visitor, other: Chosen): Promise<void> {
  const { check } = visitor;
  let copied: Ids = {};
  let characterId = "";
  let variantId = "";

  await check("a character, made once", async () => {
    const [category] = (await ok(sdk.listCategories())).data;
    const body: CreateCharacterBody = {
      name: " Ines Calder ",
      categoryIds: [category!.id],
      NSFW: false,
      accessableTo: "private",
      variant: { variantName: "Storm season", firstMessage: "You are late, {{user}}." },
    };
    const create = (change: Partial<CreateCharacterBody>, headers = newKey()) =>
      sdk.createCharacter({ body: { ...body, ...change }, headers });
    await refused(400, create({ categoryIds: ["nothing"] }));
    await refused(400, create({ variant: { variantName: "A", lorebookIds: ["nothing"] } }));
    const headers = newKey();
    characterId = (await ok(create({}, headers))).data.id;
    must((await ok(create({}, headers))).data.id === characterId, "the same key gives the same character");
    await refused(409, create({ name: "Another" }, headers));
    const { data } = await ok(sdk.getCharacter({ path: { characterId } }));
    must(data.name === "Ines Calder" && data.isOwned && !data.edited, "the character is as drafted");
    variantId = data.variant.id;
  });
  await check("edit and publish a character", async () => {
    const edit = (body: Parameters<typeof sdk.editCharacter>[0]["body"], id = characterId) =>
      sdk.editCharacter({ path: { characterId: id }, body });
    must(!(await ok(edit({ accessableTo: "public" }))).data.edited, "to publish is no edit");
    const { data } = await ok(
      edit({ shortMessage: "Keeper.", variant: { variantId, variantTagline: "Night three." } }),
    );
    must(data.edited && data.variant.variantTagline === "Night three.", "both have changed, and it shows");
    await refused(400, edit({ categoryIds: ["nothing"] }));
    await refused(403, edit({ name: "Mine" }, other.characterId));
    await refused(404, edit({ name: "Mine" }, "nobody"));
  });
  await check("variants of one's own", async () => {
    const path = { id: characterId };
    const headers = newKey();
    const body = { variantName: "Midsummer" };
    const { data } = await ok(sdk.createVariant({ path, body, headers }));
    must((await ok(sdk.createVariant({ path, body, headers }))).data.id === data.id, "the same key, the same variant");
    await refused(403, sdk.createVariant({ path: { id: other.characterId }, body, headers: newKey() }));
    await refused(404, sdk.createVariant({ path: { id: "nobody" }, body, headers: newKey() }));
    const edited = await ok(sdk.editVariant({ path, body: { variantId: data.id, default: true } }));
    must(edited.data.default, "it is the default now");
    await refused(404, sdk.editVariant({ path, body: { variantId: "nothing", variantName: "A" } }));
    const gone = await ok(sdk.deleteVariant({ path, body: { variantId: data.id } }));
    await refused(404, sdk.deleteVariant({ path, body: { variantId: data.id } }));
    await refused(409, sdk.deleteVariant({ path, body: { variantId } }));
    await ok(sdk.restoreDeletion({ body: gone.data }));
    const list = await ok(sdk.listVariants({ path }));
    must(list.data.variants.length === 2, "it is back");
  });
  await check("versions of a published character", async () => {
    const path = { id: characterId };
    const { items } = (await ok(sdk.listVersions({ path, query: { page: 1, pageSize: 20 } }))).data;
    const first = items.at(-1)!;
    must(items.length >= 3 && items[0]!.isCurrent && !first.isCurrent, "each publication is kept, newest first");
    const read = await ok(sdk.getVersion({ path: { ...path, versionId: first.id } }));
    must(read.data.variants.length === 1 && read.data.variants[0]!.authored !== undefined, "it holds all of it");
    const restored = await ok(sdk.restoreVersion({ path, body: { versionId: first.id } }));
    must(restored.data.restoredFrom === first.number && restored.data.isCurrent, "a restore is a new version");
    await refused(404, sdk.getVersion({ path: { ...path, versionId: "nothing" } }));
    await refused(404, sdk.restoreVersion({ path, body: { versionId: "nothing" } }));
    await refused(403, sdk.listVersions({ path: { id: other.characterId } }));
    await ok(sdk.restoreVersion({ path, body: { versionId: items[0]!.id } }));
  });
  await check("figures of a character", async () => {
    const path = { characterId };
    await ok(sdk.toggleFavorite({ body: { characterId, characterName: "Ines Calder" } }));
    const { data } = await ok(sdk.getFigures({ path, query: { days: 7 } }));
    must(data.perDay.length === 7 && data.perDay.at(-1)!.favourites === 1, "today is the last of the days");
    must(data.perVariant[0]!.favourites === 1 && data.total.favourites === 1, "the variant has it too");
    await refused(400, sdk.getFigures({ path, query: { days: 91 } }));
    await refused(403, sdk.getFigures({ path: { characterId: other.characterId }, query: { days: 7 } }));
    await refused(404, sdk.getFigures({ path: { characterId: "nobody" }, query: { days: 7 } }));
  });
  await check("a copy of a character", async () => {
    const headers = newKey();
    const copy = await ok(sdk.duplicateCharacter({ path: { characterId }, headers }));
    const again = await ok(sdk.duplicateCharacter({ path: { characterId }, headers }));
    must(again.data.id === copy.data.id, "the same key gives the same copy");
    const { data } = await ok(sdk.getCharacter({ path: { characterId: copy.data.id } }));
    copied = { characterId: data.id, variantId: data.variant.id };
    must(data.name === "Ines Calder (copy)" && data.accessableTo === "private", "it is private and says what it is");
    await refused(403, sdk.duplicateCharacter({ path: { characterId: other.characterId }, headers: newKey() }));
    await refused(404, sdk.duplicateCharacter({ path: { characterId: "nobody" }, headers: newKey() }));
    const body = { page: 1, pageSize: 12, NSFW: true, search: "ines", accessableTo: "all" as const };
    const mine = await ok(sdk.listMyCharacters({ body: { ...body, sort: "name" } }));
    must(mine.data.counts?.all === 2 && mine.data.counts.private === 1, "the list counts by status");
    must(mine.data.myCharacters[0]!.own?.variantNames.length === 2, "and says what only the author sees");
  });
  await checkForeign(visitor, copied);
  await check("talk with a draft", async () => {
    const texts = { description: "", personality: "", scenario: "", firstMessage: "", exampleDialogue: "" };
    const draft = { name: "Ines", tagline: "", ...texts, systemPrompt: "", postHistoryInstructions: "" };
    const say = (role: "user" | "character") =>
      sdk.tryCharacter({
        body: { clientRequestId: crypto.randomUUID(), stream: false, draft, messages: [{ role, content: "Hello?" }] },
      });
    await refused(400, say("character"));
    must((await ok(say("user"))).data.text.trim() !== "", "it answers");
  });
  await check("delete and restore a character", async () => {
    const { data: deletion } = await ok(sdk.deleteCharacter({ path: { characterId } }));
    await refused(404, sdk.getCharacter({ path: { characterId } }));
    await refused(404, sdk.deleteCharacter({ path: { characterId } }));
    await refused(403, sdk.deleteCharacter({ path: { characterId: other.characterId } }));
    await ok(sdk.restoreDeletion({ body: deletion }));
    await ok(sdk.getCharacter({ path: { characterId } }));
  });
}
