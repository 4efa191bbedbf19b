import { joinBytes } from "../inflate.ts";
import { pngChunk } from "../png-text.ts";
import { toBase64 } from "../bytes-text.ts";
import type { CardDraft, Members } from "./card-draft.ts";
import {
  base64,
  bytes,
  data2,
  exifOf,
  jpeg,
  json,
  latin,
  png,
  pngOf,
  v1,
  v2,
  v3,
  webp,
  zip,
} from "./card-files.fixture.ts";

/** A file that is a card, and what must be seen in it. */
export type GoodCard = [
  name: string,
  file: Uint8Array,
  expected: {
    draft?: Partial<CardDraft>;
    /** Of the first variant. */
    variant?: Partial<CardDraft["variants"][0]>;
    /** Of `extensions.sotto`. */
    kept?: Members;
    format?: RegExp;
    /** Fields that must be in the report. */
    repaired?: string[];
    dropped?: string[];
    unknown?: string[];
    hasPicture?: boolean;
  },
];

const ines = { name: "Ines Calder" };
const first = v1["first_mes"] as string;
const portrait = pngOf({});
const lines = (text: string) => text.replaceAll(/(.{76})/g, "$1\r\n");
const asUrl = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
/** UTF-8 bytes read as Latin letters, the way careless programs do. */
const garbled = (text: string) => new TextDecoder("windows-1252").decode(bytes(text));
const manifest = {
  schemaVersion: 1,
  author: { name: "Halyard" },
  characters: ["characters/ines/character.json"],
  scenarios: ["scenarios/one.json", "scenarios/two.json"],
};
const backyard = zip({
  "manifest.json": json(manifest),
  "characters/ines/character.json": json({
    name: "ines",
    displayName: "Ines Calder",
    persona: "{character} keeps the light for {user}.",
    isNSFW: true,
    loreItems: [{ key: "bell, horn", value: "It rings for {user}." }],
    images: [{ path: "images/a.png", label: "" }],
  }),
  "characters/ines/images/a.png": portrait,
  "scenarios/one.json": json({
    title: "Storm",
    narrative: "A storm.",
    firstMessages: [{ text: "You are late, {user}." }],
    exampleMessages: [{ text: "#{user}: Who?\n#{character}: The sea." }],
    formattingInstructions: "Be brief.",
    temperature: 1.1,
  }),
  "scenarios/two.json": json({ title: "Morning", narrative: "Calm.", firstMessages: [{ text: "Tea?" }] }),
});

const containers: GoodCard[] = [
  ["V1 in tEXt", pngOf(v1), { draft: ines, format: /V1, PNG/, variant: { firstMessage: first }, hasPicture: true }],
  [
    "V2 in tEXt",
    pngOf(v2()),
    { draft: { ...ines, systemPrompt: "{{original}} Write in the past tense." }, format: /V2, PNG/ },
  ],
  ["V3 in ccv3", pngOf(v3(), "ccv3"), { draft: ines, format: /V3, PNG/ }],
  ["zTXt", png([{ type: "zTXt", text: base64(v2()) }]), { draft: ines }],
  ["iTXt", png([{ type: "iTXt", text: base64(v2()) }]), { draft: ines }],
  ["iTXt packed", png([{ type: "iTXt packed", text: base64(v2()) }]), { draft: ines }],
  ["after the picture", png([{ text: base64(v2()), isLate: true }]), { draft: ines }],
  ["APNG", png([{ text: base64(v2()) }], { isAnimated: true }), { draft: ines, hasPicture: true }],
  ["bytes behind the end", joinBytes([pngOf(v2()), bytes("left over")]), { draft: ines }],
  ["WebP", webp(exifOf(json(v2()))), { draft: ines, format: /WebP/, hasPicture: true }],
  ["WebP with an EXIF head", webp(joinBytes([latin("Exif\0\0"), exifOf(bytes(base64(v2())))])), { draft: ines }],
  ["JPEG", jpeg(exifOf(json(v1))), { draft: ines, format: /JPEG/ }],
  ["JSON V1", json(v1), { draft: ines, format: /V1, JSON/, hasPicture: false }],
  ["JSON V2", json(v2()), { draft: ines }],
  ["JSON V3", json(v3()), { draft: ines }],
  ["JSON with a byte-order mark", joinBytes([Uint8Array.of(0xef, 0xbb, 0xbf), json(v2())]), { draft: ines }],
  [
    "CHARX",
    zip({
      "card.json": json(v3({ assets: [{ type: "icon", uri: "embeded://assets/a.png", name: "main", ext: "png" }] })),
      "assets/a.png": portrait,
    }),
    { draft: ines, format: /V3, CHARX/, hasPicture: true },
  ],
  [
    "CHARX that does not name its portrait",
    zip({ "card.json": json(v3()), "assets/icon/image/main.png": portrait }),
    { hasPicture: true },
  ],
  [
    "CHARX behind a JPEG",
    joinBytes([jpeg(new Uint8Array()), zip({ "card.json": json(v3()) })]),
    { draft: ines, format: /CHARX/ },
  ],
  [
    "CHARX with a foreign module",
    zip({ "card.json": json(v3()), "module.risum": bytes("?") }),
    { draft: ines, dropped: ["module.risum"] },
  ],
  [
    "BYAF",
    backyard,
    {
      draft: { ...ines, NSFW: true, systemPrompt: "Be brief." },
      variant: {
        variantName: "Storm",
        description: "{{char}} keeps the light for {{user}}.",
        firstMessage: "You are late, {{user}}.",
        exampleDialogue: "<START>\n{{user}}: Who?\n{{char}}: The sea.",
      },
      format: /Backyard/,
      hasPicture: true,
      unknown: ["character_book", "extensions.byaf"],
    },
  ],
  [
    "a PNG with a text of its own",
    png([{ keyword: "parameters", text: "steps: 20" }, { text: base64(v2()) }]),
    { draft: ines },
  ],
];

const spellings: GoodCard[] = [
  [
    "two different chara",
    png([{ text: base64(v2()) }, { text: base64(v2({ name: "Other" })) }]),
    { draft: ines, repaired: ["chara"] },
  ],
  [
    "ccv3 before chara",
    png([{ text: base64(v2({ name: "Old" })) }, { keyword: "ccv3", text: base64(v3()) }]),
    { draft: ines },
  ],
  [
    "a broken ccv3 and a whole chara",
    png([{ keyword: "ccv3", text: "@@" }, { text: base64(v2()) }]),
    { draft: ines, repaired: ["chara"] },
  ],
  ["V3 in chara", pngOf(v3()), { draft: ines, format: /V3/ }],
  ["ccv3 with data of V2", pngOf({ ...v2(), spec: "chara_card_v3" }, "ccv3"), { draft: ines, format: /V3/ }],
  ["a keyword in other case", pngOf(v2(), "Chara"), { draft: ines }],
  ["CCV3 in capitals", pngOf(v3(), "CCV3"), { draft: ines }],
  ["Base64 in lines", png([{ text: lines(base64(v2())) }]), { draft: ines, repaired: ["chara"] }],
  ["Base64 without padding", png([{ text: base64(v2({ creator: "Hal" })).replace(/=+$/, "") }]), { draft: ines }],
  ["Base64 for addresses", png([{ text: asUrl(base64(v2({ creator: "ÿþ~~??>>" }))) }]), { draft: ines }],
  ["JSON that is not Base64", png([{ type: "iTXt", text: JSON.stringify(v2()) }]), { draft: ines }],
  [
    "Latin letters",
    latin(JSON.stringify({ ...v1, name: "Inès", first_mes: "é", mes_example: "" })),
    { draft: { name: "Inès" }, repaired: ["file"] },
  ],
  [
    "garbled UTF-8",
    bytes(garbled(JSON.stringify(v2({ name: "Inès – “Calder”" })))),
    { draft: { name: "Inès – “Calder”" }, repaired: ["file"] },
  ],
  [
    "garbled within Base64",
    png([{ text: toBase64(bytes(garbled(JSON.stringify(v2({ name: "Zoë" }))))) }]),
    { draft: { name: "Zoë" }, repaired: ["chara"] },
  ],
  ["zero bytes at the end", png([{ type: "iTXt", text: `${JSON.stringify(v2())}\0\0` }]), { draft: ines }],
];

const foreign: GoodCard[] = [
  [
    "Pygmalion",
    json({
      char_name: "Ines Calder",
      char_persona: "Dry.",
      char_greeting: "Late.",
      world_scenario: "Storm.",
      example_dialogue: "<START>",
      metadata: { version: 1 },
    }),
    {
      draft: ines,
      variant: { description: "Dry.", firstMessage: "Late.", scenario: "Storm." },
      format: /Pygmalion/,
      unknown: ["metadata"],
    },
  ],
  [
    "Agnai",
    json({
      kind: "character",
      name: "Ines Calder",
      persona: { kind: "text", attributes: { text: ["Dry."] } },
      greeting: "Late.",
      scenario: "Storm.",
      sampleChat: "x",
    }),
    { draft: ines, variant: { description: "Dry.", firstMessage: "Late." }, format: /Agnai/ },
  ],
  [
    "Agnai with attributes",
    json({
      kind: "character",
      name: "Ines",
      persona: { kind: "wpp", attributes: { mood: ["dry", "kind"] } },
      greeting: "",
    }),
    { variant: { description: "mood: dry, kind" } },
  ],
  [
    "text-generation-webui, JSON",
    json({ name: "Ines Calder", greeting: "Late.", context: "Dry." }),
    { draft: ines, variant: { description: "Dry.", firstMessage: "Late." } },
  ],
  [
    "text-generation-webui, YAML",
    bytes('name: "Ines Calder"\ngreeting: |-\n  Late.\n\n  Very late.\ncontext: Dry,\n  patient.\n'),
    { draft: ines, variant: { description: "Dry, patient.", firstMessage: "Late.\n\nVery late." }, format: /YAML/ },
  ],
  ["V1 with the later members", json({ ...data2 }), { draft: { ...ines, postHistoryInstructions: "Stay brief." } }],
  [
    "V1 with SillyTavern’s comment",
    json({ ...v1, creatorcomment: "Mine." }),
    { variant: { characterCreatorComment: "Mine." } },
  ],
  ["a chunk nobody knows", png([{ text: base64(v2()) }], { more: [pngChunk("prVt", bytes("x"))] }), { draft: ines }],
];

/** Every container, spelling and foreign kind, each in a file of its own. */
export const goodCards: GoodCard[] = [...containers, ...spellings, ...foreign];
