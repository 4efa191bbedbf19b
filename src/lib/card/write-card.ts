import { zipSync } from "fflate";
import { toBase64 } from "../bytes-text.ts";
import { withPngTexts } from "../png-text.ts";
import { imageKind } from "../image-check.ts";
import { dataAddress, dataBytes } from "./card-assets.ts";
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
  /** Those of the variants after the first; null is the card's own. */
  variantPictures?: readonly (Uint8Array | null)[];
  /** Assets that are kept beside the draft, with their files as `data:` addresses. */
  moreAssets?: readonly Members[];
}

const pictureName = (index: number) => `variant-${index + 2}`;

function pictureAsset(bytes: Uint8Array, index: number): Members {
  const kind = imageKind(bytes) ?? "png";
  const ext = kind === "jpeg" ? "jpg" : kind;
  return { type: "icon", uri: dataAddress(bytes, ext), name: pictureName(index), ext };
}

/** The card of a character as an object: what was kept of an imported one, under what it says today. */
export function cardObject(source: CardSource, version: CardVersion): Members {
  const { draft, creator, limits, hasPicture, variantPictures = [], moreAssets = [] } = source;
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
    ...(draft.language !== null && { language: draft.language }),
    ...(draft.pointOfView !== null && { pointOfView: draft.pointOfView }),
    categories: draft.tags,
    ...(others.length > 0 && {
      variants: others.map((variant, index) => ({
        ...names(variant),
        ...variantMembers(variant, `variants[${index}].`),
        ...(variantPictures[index] && { picture: pictureName(index) }),
      })),
    }),
  };
  const { tags, assets, ...data } = kept.data ?? {};
  const portrait = hasPicture ? [{ type: "icon", uri: "ccdefault:", name: "main", ext: "png" }] : [];
  const drawn = variantPictures.flatMap((bytes, index) => (bytes === null ? [] : pictureAsset(bytes, index)));
  const files = [...drawn, ...(Array.isArray(assets) ? (assets as unknown[]) : []), ...moreAssets];
  const allAssets = [...portrait, ...files];
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
    ...(allAssets.length > 0 && (version === 3 || files.length > 0) && { assets: allAssets }),
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

/** Takes the files of a card's assets out of it; `place` keeps one and says its address. */
function takeFiles(card: Members, place: (asset: Members, bytes: Uint8Array, index: number) => string): void {
  const data = isMembers(card["data"]) ? card["data"] : {};
  if (!Array.isArray(data["assets"])) return;
  data["assets"] = data["assets"].filter(isMembers).map((asset, index) => {
    const { uri } = asset;
    const bytes = typeof uri === "string" ? dataBytes(uri) : null;
    return bytes === null ? asset : { ...asset, uri: place(asset, bytes, index) };
  });
}

/** A card as a JSON file, without its pictures. */
export function jsonFile(source: CardSource, version: CardVersion): Uint8Array {
  const alone = { ...source, hasPicture: false, variantPictures: [], moreAssets: [] };
  return encode(`${JSON.stringify(cardObject(alone, version), null, 2)}\n`);
}

/**
 * A card in a PNG, V3 with the V2 one beside it for older readers; their files stand in texts of their own. Null if the
 * picture is no whole PNG.
 */
export function pngFile(source: CardSource, version: CardVersion, picture: Uint8Array): Uint8Array | null {
  const files: Record<string, string> = {};
  const text = (of: CardVersion) => {
    const card = cardObject(source, of);
    // Both versions hold the same files in the same order.
    let count = 0;
    takeFiles(card, (_asset, bytes) => {
      const path = String(count++);
      files[`chara-ext-asset_:${path}`] ??= toBase64(bytes);
      return `__asset:${path}`;
    });
    return toBase64(encode(JSON.stringify(card)));
  };
  return withPngTexts(picture, { chara: text(2), ...(version === 3 && { ccv3: text(3) }), ...files });
}

/** A V3 card as an archive: portrait and other files beside the JSON. */
export function charxFile(source: CardSource, picture: Uint8Array | null): Uint8Array {
  const card = cardObject({ ...source, hasPicture: false }, 3);
  const files: Record<string, Uint8Array> = {};
  const plain = (value: unknown) =>
    (typeof value === "string" ? value : "").replaceAll(/[^\w-]+/g, "_").slice(0, 40) || "file";
  const embedded = (path: string, bytes: Uint8Array) => {
    files[path] = bytes;
    return `embeded://${path}`;
  };
  takeFiles(card, ({ type, name, ext }, bytes, index) =>
    embedded(`assets/${plain(type)}/other/${index}-${plain(name)}.${plain(ext)}`, bytes),
  );
  if (picture !== null) {
    const data = card["data"] as Members;
    const icon = { type: "icon", uri: embedded("assets/icon/images/main.png", picture), name: "main", ext: "png" };
    data["assets"] = [icon, ...((data["assets"] ?? []) as Members[])];
  }
  files["card.json"] = encode(JSON.stringify(card, null, 2));
  return zipSync(files, { level: 0 });
}
