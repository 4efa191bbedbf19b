import { expect, test } from "vitest";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { keepUpload } from "../backend/uploads.ts";
import { testWorld } from "../hosts/node.ts";
import { aBucket, aCharacter, aLorebook, aPersona, aVariant } from "../seed/builders.ts";
import { categories } from "../seed/cast/categories.ts";
import { ruleOf } from "./rules.ts";
import { schemasOf } from "./schemas.ts";

const colours = { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" };

const lorebook = {
  name: "The night ferry",
  description: null,
  isPublic: false,
  entries: [
    {
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
    },
  ],
};

/** A body for each ruled operation that takes a picture's address: without it here, the first test fails. */
const bodies: { [Id in OperationId]?: { path: string; bodyWith: (address: string) => object } } = {
  updateProfile: {
    path: "/api/v1/user/profile",
    bodyWith: (address) => ({ avatar: address, backgroundImage: address }),
  },
  createTheme: {
    path: "/api/v1/user/themes/create",
    bodyWith: (image) => ({ name: "Plum", background: { colour: "#1b1026", image }, primaryColours: colours }),
  },
  editTheme: {
    path: "/api/v1/user/themes/edit",
    bodyWith: (image) => ({ themeId: "thm_none", background: { colour: "#1b1026", image } }),
  },
  createCharacter: {
    path: "/api/v1/character/create",
    bodyWith: (address) => ({
      name: "Ines",
      categoryIds: [categories[0]?.id],
      NSFW: false,
      accessableTo: "private",
      variant: { variantName: "Storm", avatar: address, characterIcon: address },
      otherVariants: [{ variantName: "Calm", avatar: address, characterIcon: address }],
    }),
  },
  editCharacter: {
    path: "/api/v1/character/edit/char-owned",
    bodyWith: (address) => {
      const pictures = { avatar: address, characterIcon: address };
      return {
        variant: { variantId: "var-owned", ...pictures },
        variants: [{ variantId: "var-owned-2", ...pictures }],
        newVariants: [{ variantName: "Storm", ...pictures }],
      };
    },
  },
  createVariant: {
    path: "/api/v1/character/char-owned/variants/create",
    bodyWith: (address) => ({ variantName: "Storm", avatar: address, characterIcon: address }),
  },
  editVariant: {
    path: "/api/v1/character/char-owned/variants/edit",
    bodyWith: (address) => ({ variantId: "var-owned", avatar: address, characterIcon: address }),
  },
  updateBucket: {
    path: "/api/v1/character/generic-buckets",
    bodyWith: (image) => ({ type: "Favorites", bucketId: "bkt-owned", image }),
  },
  createBadge: {
    path: "/api/v1/admin/badges",
    bodyWith: (icon) => ({ name: "Tide", description: "", icon }),
  },
  editBadge: { path: "/api/v1/admin/badges", bodyWith: (icon) => ({ badgeId: "bdg-night-owl", icon }) },
  createDecoration: {
    path: "/api/v1/admin/decorations",
    bodyWith: (avatarDecoration) => ({ name: "Tide", avatarDecoration }),
  },
  editDecoration: {
    path: "/api/v1/admin/decorations",
    bodyWith: (avatarDecoration) => ({ avatarDecorationId: "dec-low-tide", avatarDecoration }),
  },
  createPersona: { path: "/api/v1/user/personas/create", bodyWith: (avatar) => ({ name: "Reed", avatar }) },
  editPersona: { path: "/api/v1/user/personas/edit", bodyWith: (avatar) => ({ personaId: "per-owned", avatar }) },
  createLorebook: {
    path: "/api/v1/lorebook/create",
    bodyWith: (thumbnail) => ({ ...lorebook, thumbnail }),
  },
  editLorebook: { path: "/api/v1/lorebook/edit/lore-owned", bodyWith: (thumbnail) => ({ thumbnail }) },
  sendMessage: {
    path: "/api/v1/chat/threads/thread-the-light-that-failed/messages",
    bodyWith: (picture) => ({ content: "Look", clientMessageId: crypto.randomUUID(), stream: true, picture }),
  },
};

const withPictures = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].pictures.length > 0);

test("every ruled operation that takes a picture's address is tried here", () => {
  expect(withPictures.length).toBeGreaterThan(10);
  expect(Object.keys(bodies).toSorted()).toEqual(withPictures.filter((id) => ruleOf(id) !== null).toSorted());
});

const png = { kind: "png" as const, bytes: new Uint8Array() };

/** What a picture has to be sent for, by the end of the operation's name; of others it does not matter. */
const purposes = [
  ["Message", "message"],
  ["Theme", "theme"],
  ["Bucket", "bucket"],
] as const;

/** A place with the numbers of its items left out: `variants.*.avatar`. */
const anyItem = (place: string) => place.replaceAll(/\.\d+(?=\.|$)/g, ".*");

test.each(Object.entries(bodies))("%s takes own pictures and no other address", async (id, { path, bodyWith }) => {
  const world = testWorld();
  const { context, userId, call } = world;
  context.state.users.put({ ...context.state.users.get(userId)!, role: "admin" });
  context.state.characters.put(
    aCharacter({ id: "char-owned", name: "Mine", creatorId: userId, aiModelId: "model-heron" }),
  );
  context.state.buckets.put(aBucket({ id: "bkt-owned", userId }));
  context.state.personas.put(aPersona({ id: "per-owned", userId }));
  context.state.lorebooks.put(aLorebook({ id: "lore-owned", userId, name: "Mine", lore: {} }));
  for (const variant of ["var-owned", "var-owned-2"])
    context.state.variants.put(aVariant({ id: variant, characterId: "char-owned" }));
  const foreign = keepUpload(context, "user-else", "avatar", png);
  const ask = (address: string) => call(operations[id as OperationId].method.toUpperCase(), path, bodyWith(address));
  for (const address of [
    foreign,
    "https://elsewhere.example/x.png",
    "http://elsewhere.example/x.png",
    "//elsewhere.example/x.png",
    "/\\elsewhere.example/x.png",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "/api/v1/user/info",
    "/media/../api/v1/user/info",
    "/media/uploads/../icons/maren.webp",
    "/media/uploads/none.png",
    "/media/icons/maren.webp?x=1",
    "picture.png",
    " ",
  ]) {
    const { status, body } = await ask(address);
    expect([address, status]).toEqual([address, 400]);
    expect(operations[id as OperationId].pictures).toContain(anyItem(body.errors[0].field));
  }
  expect(JSON.stringify(context.state.dump().filter(({ table }) => table !== "uploads"))).not.toContain(foreign);
  const purpose = purposes.find(([end]) => id.endsWith(end))?.[1] ?? "avatar";
  const { status, response } = await ask(keepUpload(context, userId, purpose, png));
  if (!response.bodyUsed) await response.body?.cancel();
  // There is no theme of that id; the picture was taken.
  expect(status).toBe(id === "editTheme" ? 404 : 200);
});

test.each(withPictures)("the contract's schema of %s leaves out what is no address", (id) => {
  const { body } = schemasOf(id);
  const wrong = (at: string) => {
    const result = body?.safeParse(
      at
        .split(".")
        .reduceRight<unknown>((value, name) => (name === "*" ? [value] : { [name]: value }), "javascript:alert(1)"),
    );
    return result?.success === false && result.error.issues.some((issue) => anyItem(issue.path.join(".")) === at);
  };
  expect(operations[id].pictures.filter((at) => !wrong(at))).toEqual([]);
});
