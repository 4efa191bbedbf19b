import { zipSync } from "fflate";
import { toBase64 } from "../bytes-text.ts";
import { withPngTexts } from "../png-text.ts";
import { dataBytes } from "./card-assets.ts";
import {
  type CardDraft,
  type CardLimits,
  type CardVariant,
  keptKey,
  type KeptMembers,
  type Members,
} from "./card-draft.ts";
import { isMembers } from "./card-json.ts";
import { fitText } from "./card-texts.ts";

export type CardVersion = 2 | 3;

/** What a card is written from: a draft with its edits, `tags` being the names of its categories today. */
export interface CardSource {
  draft: CardDraft;
  /** Who wrote it, where the card does not say. */
  creator: string;
  limits: CardLimits;
  /** Whether there is a portrait beside the JSON. */
  hasPicture: boolean;
}

/** The card of a character as an object: what was kept of an imported one, under what it says today. */
export function cardObject({ draft, creator, limits, hasPicture }: CardSource, version: CardVersion): Members {
  const { [keptKey]: ours, ...unknown } = draft.extensions;
  const kept: KeptMembers = isMembers(ours) ? ours : {};
  const long = kept.long ?? {};
  const whole = (text: string | null, name: string, most: number) => {
    const before = Object.hasOwn(long, name) ? long[name] : undefined;
    return typeof before === "string" && fitText(before, most) === (text ?? "") ? before : (text ?? "");
  };
  const greetings = (texts: readonly string[], name: string): string[] => {
    const before = Object.hasOwn(long, name) ? long[name] : undefined;
    if (!Array.isArray(before)) return [...texts];
    const restored = texts.map((text) => before.find((one) => fitText(one, limits.greeting) === text) ?? text);
    return [...restored, ...before.slice(limits.greetings)];
  };
  const variantMembers = (variant: CardVariant, place = ""): Members => ({
    description: whole(variant.description, `${place}description`, limits.text),
    personality: whole(variant.personality, `${place}personality`, limits.text),
    scenario: whole(variant.scenario, `${place}scenario`, limits.text),
    first_mes: whole(variant.firstMessage, `${place}first_mes`, limits.greeting),
    mes_example: whole(variant.exampleDialogue, `${place}mes_example`, limits.text),
    creator_notes: whole(variant.characterCreatorComment, `${place}creator_notes`, limits.comment),
    alternate_greetings: greetings(variant.alternateGreetings, `${place}alternate_greetings`),
  });
  const names = ({ variantName, variantTagline }: CardVariant) => ({
    variantName,
    ...(variantTagline !== null && { variantTagline }),
  });
  const [first, ...others] = draft.variants;
  const own = {
    ...names(first),
    ...(draft.shortMessage !== null && { tagline: draft.shortMessage }),
    NSFW: draft.NSFW,
    categories: draft.tags,
    ...(others.length > 0 && {
      variants: others.map((variant, index) => ({
        ...names(variant),
        ...variantMembers(variant, `variants[${index}].`),
      })),
    }),
  };
  const { tags, assets, ...data } = kept.data ?? {};
  const portrait = hasPicture ? [{ type: "icon", uri: "ccdefault:", name: "main", ext: "png" }] : [];
  const allAssets = [...portrait, ...(Array.isArray(assets) ? (assets as unknown[]) : [])];
  const card: Members = {
    creator,
    character_version: "",
    ...(version === 3 && { group_only_greetings: [] }),
    ...data,
    name: whole(draft.name, "name", limits.name),
    ...variantMembers(first),
    system_prompt: whole(draft.systemPrompt, "system_prompt", limits.prompt),
    post_history_instructions: whole(draft.postHistoryInstructions, "post_history_instructions", limits.prompt),
    tags: tagsOf(draft.tags, tags, kept.filed),
    extensions: { ...unknown, [keptKey]: own },
    ...(allAssets.length > 0 && (version === 3 || assets !== undefined) && { assets: allAssets }),
  };
  if (version === 2 && isMembers(card["character_book"]))
    card["character_book"] = withoutDecorators(card["character_book"]);
  return { ...kept.top, spec: `chara_card_v${version}`, spec_version: `${version}.0`, data: card };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** The card's own tags with the categories that came since, without those that went. */
function tagsOf(categories: readonly string[], kept: unknown, filed: unknown): string[] {
  const before = texts(filed);
  const gone = new Set(before.filter((name) => !categories.includes(name)).map((name) => name.toLowerCase()));
  const own = texts(kept).filter((tag) => !gone.has(tag.toLowerCase()));
  const known = new Set([...own, ...(filed === undefined ? [] : before)].map((tag) => tag.toLowerCase()));
  return [...own, ...categories.filter((name) => !known.has(name.toLowerCase()))];
}

/** A lorebook as V2 has it: instructions at the head of an entry belong to V3. */
function withoutDecorators(book: Members): Members {
  const stripped = (entry: unknown) =>
    isMembers(entry) && typeof entry["content"] === "string"
      ? { ...entry, content: entry["content"].replace(/^(?:@@.*(?:\n|$))+/, "") }
      : entry;
  const { entries } = book;
  if (Array.isArray(entries)) return { ...book, entries: entries.map(stripped) };
  if (!isMembers(entries)) return book;
  return {
    ...book,
    entries: Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, stripped(entry)])),
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

/** A card as a JSON file. */
export const jsonFile = (source: CardSource, version: CardVersion): Uint8Array =>
  encode(`${JSON.stringify(cardObject({ ...source, hasPicture: false }, version), null, 2)}\n`);

/** A card in a PNG, V3 with the V2 one beside it for older readers. Null if the picture is no whole PNG. */
export function pngFile(source: CardSource, version: CardVersion, picture: Uint8Array): Uint8Array | null {
  const text = (of: CardVersion) => toBase64(encode(JSON.stringify(cardObject(source, of))));
  return withPngTexts(picture, { chara: text(2), ...(version === 3 && { ccv3: text(3) }) });
}

/** A V3 card as an archive: portrait and other files beside the JSON. */
export function charxFile(source: CardSource, picture: Uint8Array | null): Uint8Array {
  const card = cardObject({ ...source, hasPicture: picture !== null }, 3);
  const files: Record<string, Uint8Array> = {};
  const data = isMembers(card["data"]) ? card["data"] : {};
  const listed = Array.isArray(data["assets"]) ? data["assets"].filter(isMembers) : [];
  data["assets"] = listed.map((asset, index) => {
    const isPortrait = asset["uri"] === "ccdefault:";
    const bytes = isPortrait ? picture : dataBytes(String(asset["uri"]));
    if (bytes === null) return asset;
    const plain = (value: unknown) =>
      String(value)
        .replaceAll(/[^\w-]+/g, "_")
        .slice(0, 40) || "file";
    const path = isPortrait
      ? "assets/icon/images/main.png"
      : `assets/${plain(asset["type"])}/other/${index}-${plain(asset["name"])}.${plain(asset["ext"])}`;
    files[path] = bytes;
    return { ...asset, uri: `embeded://${path}` };
  });
  files["card.json"] = encode(JSON.stringify(card, null, 2));
  return zipSync(files, { level: 0 });
}
