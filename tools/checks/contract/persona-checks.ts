import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import type { Ids } from "./example-call.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** Personas: create, change, use, delete, restore. */
export async function checkPersonas(visitor: Visitor, { characterId }: Chosen): Promise<void> {
  const { check } = visitor;
  const list = async () => (await ok(sdk.listPersonas())).data.personas;
  let personaId = "";
  await check("a persona, made once, and a second that takes the mark of the default", async () => {
    const headers = newKey();
    const body = { name: " Mara ", description: "A mapmaker." };
    const { data } = await ok(sdk.createPersona({ body, headers }));
    must(data.name === "Mara" && data.isDefault, "the first is the default");
    must((await ok(sdk.createPersona({ body, headers }))).data.id === data.id, "the same key gives the same persona");
    await refused(409, sdk.createPersona({ body: { ...body, name: "Fog" }, headers }));
    await refused(400, sdk.createPersona({ body: { name: " " }, headers: newKey() }));
    const second = await ok(sdk.createPersona({ body: { name: "Reed", isDefault: true }, headers: newKey() }));
    const names = (await list()).map(({ name, isDefault }) => `${name} ${isDefault}`);
    must(names.join() === "Reed true,Mara false", "there is one default, and it comes first");
    personaId = second.data.id;
  });
  await check("change and use a persona", async () => {
    const { data } = await ok(sdk.editPersona({ body: { personaId, description: "A surgeon." } }));
    must(data.description === "A surgeon." && data.name === "Reed" && data.isDefault, "only what was named");
    await refused(404, sdk.editPersona({ body: { personaId: "nobody", name: "X" } }));
    await refused(400, sdk.editPersona({ body: { personaId, name: "x".repeat(41) } }));
    await ok(sdk.updateChatConfig({ body: { characterId, personaId } }));
  });
  let own: Ids = {};
  await check("a persona in the trash", async () => {
    const third = await ok(sdk.createPersona({ body: { name: "Wren" }, headers: newKey() }));
    const { data } = await ok(sdk.deletePersona({ body: { personaId: third.data.id } }));
    own = { personaId, deletionId: data.deletionId };
  });
  await checkForeign(visitor, own, { characterId });
  await check("delete and restore a persona", async () => {
    const { data } = await ok(sdk.deletePersona({ body: { personaId } }));
    await refused(404, sdk.deletePersona({ body: { personaId } }));
    await ok(sdk.restoreDeletion({ body: data }));
    must((await list())[0]?.id === personaId, "it is back");
  });
}
