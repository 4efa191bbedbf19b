import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import type { CreateCharacterBody } from "../../../.cache/provider/types.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import type { Visitor } from "./visitor.ts";

/** A character of one's own and its variants: written, changed, published, deleted and brought back. */
export async function checkOwnCharacters({ check }: Visitor, other: Chosen): Promise<void> {
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
  await check("delete and restore a character", async () => {
    const { data: deletion } = await ok(sdk.deleteCharacter({ path: { characterId } }));
    await refused(404, sdk.getCharacter({ path: { characterId } }));
    await refused(404, sdk.deleteCharacter({ path: { characterId } }));
    await refused(403, sdk.deleteCharacter({ path: { characterId: other.characterId } }));
    await ok(sdk.restoreDeletion({ body: deletion }));
    await ok(sdk.getCharacter({ path: { characterId } }));
  });
}
