import { type AssetFile, dataBytes, takeAssets } from "./card-assets.ts";
import {
  type CardDraft,
  type CardLimits,
  CardRefusedError,
  fileLimits,
  keptKey,
  type KeptMembers,
  type Members,
  type ReadCard,
} from "./card-draft.ts";
import { isMembers } from "./card-json.ts";
import { type CardNotes, isEmpty } from "./card-notes.ts";
import type { CardParts } from "./card-parts.ts";
import { fitExtensions } from "./card-room.ts";
import { fitText, textReader } from "./card-texts.ts";
import { secondsOf, textList, textValue } from "./card-values.ts";
import { imageKind } from "../image-check.ts";

/** Members of `data` that a draft has a place for. */
const placed: ReadonlySet<string> = new Set([
  "name",
  "description",
  "personality",
  "scenario",
  "first_mes",
  "mes_example",
  "creator_notes",
  "system_prompt",
  "post_history_instructions",
  "alternate_greetings",
  "extensions",
  "assets",
]);
/** Known, and kept without a word: they say where a card comes from. */
const quiet: ReadonlySet<string> = new Set(["creator", "character_version", "source", "tags"]);
const dates = ["creation_date", "modification_date"] as const;
/** What SillyTavern writes beside the data of every card. */
const quietTop: ReadonlySet<string> = new Set([
  "avatar",
  "chat",
  "fav",
  "create_date",
  "creatorcomment",
  "talkativeness",
  "tags",
]);
const adult = /^(?:nsfw|explicit|adult|18\+)$/i;

/** The draft of a card's parts, and those pictures of it that are assets. Throws CardRefusedError for one without a name. */
export function toDraft(
  { data, top }: CardParts,
  fileAt: AssetFile,
  limits: CardLimits,
  notes: CardNotes,
  variantName: string,
): Omit<ReadCard, "report"> {
  const long: NonNullable<KeptMembers["long"]> = {};
  const texts = textReader(limits, notes, long);
  const { own, unknown } = splitExtensions(data["extensions"], notes);
  const tags = tagsOf(data["tags"], notes);
  const others = (Array.isArray(own["variants"]) ? own["variants"] : [])
    .filter(isMembers)
    .slice(0, fileLimits.variants - 1);
  const names = others.map((variant) => variant["picture"]);
  // As Base64 they take up a third more.
  const { assets, picture, named, large } = takeAssets(
    data["assets"],
    names,
    fileAt,
    limits.extensionBytes * 0.7,
    notes,
  );
  const avatar = typeof top["avatar"] === "string" ? dataBytes(top["avatar"]) : null;
  const isAvatar = avatar !== null && imageKind(avatar) !== null;
  if (isAvatar) delete top["avatar"];
  const keptData: Members = {
    ...keptMembers(data, notes),
    ...(tags.length > 0 && { tags }),
    ...(assets.length > 0 && { assets }),
  };
  if (assets.length > 0) notes.keep("assets", assets.map((asset) => String(asset["name"])).join(", "));
  for (const [name, value] of Object.entries(top)) if (!quietTop.has(name)) notes.keep(name, value);
  const nameOf = (members: Members, member: string, most: number, fallback: string | null) =>
    fitText(textValue(members[member], member, notes), most) || fallback;
  const first = texts.variant(data, {
    variantName: nameOf(own, "variantName", limits.variantName, variantName) ?? variantName,
    variantTagline: nameOf(own, "variantTagline", limits.variantTagline, null),
  });
  const more = others.map((variant, index) =>
    texts.variant(
      variant,
      {
        variantName: nameOf(variant, "variantName", limits.variantName, `${variantName} ${index + 2}`) ?? variantName,
        variantTagline: nameOf(variant, "variantTagline", limits.variantTagline, null),
      },
      `variants[${index}].`,
    ),
  );
  const draft: CardDraft = {
    name: nameOfCard(data, texts.read, limits, notes),
    shortMessage: nameOf(own, "tagline", limits.tagline, null),
    NSFW: typeof own["NSFW"] === "boolean" ? own["NSFW"] : tags.some((tag) => adult.test(tag)),
    language: typeof own["language"] === "string" ? own["language"] : null,
    pointOfView: typeof own["pointOfView"] === "string" ? own["pointOfView"] : null,
    systemPrompt: texts.orNull(texts.read(data, "system_prompt", limits.prompt)),
    postHistoryInstructions: texts.orNull(texts.read(data, "post_history_instructions", limits.prompt)),
    extensions: unknown,
    tags: Array.isArray(own["categories"]) ? textList(own["categories"], "categories", notes) : tags,
    variants: [first, ...more],
  };
  const kept: KeptMembers = {
    ...(!isEmpty(top) && { top }),
    ...(!isEmpty(keptData) && { data: keptData }),
    ...(!isEmpty(long) && { long }),
  };
  if (!isEmpty(kept)) draft.extensions[keptKey] = kept;
  fitExtensions(draft.extensions, limits, notes);
  return {
    draft,
    picture: picture ?? (isAvatar ? avatar : null),
    variantPictures: named,
    largeAssets: large,
  };
}

type ReadText = ReturnType<typeof textReader>["read"];

function nameOfCard(data: Members, read: ReadText, limits: CardLimits, notes: CardNotes): string {
  const given = textValue(data["name"], "name", notes);
  const line = given.replaceAll(/\s*\n\s*/g, " ");
  if (line.trim() !== given.trim()) notes.repair("name", "Was written on several lines");
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) throw new CardRefusedError("no-name");
  return read({ name: line }, "name", limits.name);
}

/** Our own part of the extensions, and what else is in them. */
function splitExtensions(value: unknown, notes: CardNotes): { own: Members; unknown: Members } {
  if (!isMembers(value)) {
    if (!isEmpty(value)) notes.drop("extensions", "Is no object");
    return { own: {}, unknown: {} };
  }
  const { [keptKey]: own, ...unknown } = value;
  for (const [name, inner] of Object.entries(unknown)) notes.keep(`extensions.${name}`, inner);
  return { own: isMembers(own) ? own : {}, unknown };
}

function tagsOf(value: unknown, notes: CardNotes): string[] {
  const given = textList(value, "tags", notes, ",");
  const tags = given.filter((tag) => /[\p{L}\p{N}]/u.test(tag));
  if (tags.length < given.length) notes.repair("tags", "Those without a letter were left out");
  return tags;
}

/** Members of `data` without a place here, for export; empty ones and a lorebook without entries are none. */
function keptMembers(data: Members, notes: CardNotes): Members {
  const kept: Members = {};
  for (const [name, value] of Object.entries(data)) {
    if (placed.has(name) || name === "tags" || value === null || value === "") continue;
    if (name === "character_book" && isEmpty(isMembers(value) ? value["entries"] : null)) continue;
    kept[name] = value;
    if (!quiet.has(name) && !dates.some((date) => date === name)) notes.keep(name, value);
  }
  for (const name of dates) {
    if (kept[name] === undefined) continue;
    const seconds = secondsOf(kept[name]);
    if (seconds === null) {
      delete kept[name];
      notes.drop(name, "Is no date");
    } else if (seconds !== kept[name]) {
      kept[name] = seconds;
      notes.repair(name, "Was a date in another spelling");
    }
  }
  const { group_only_greetings: forGroups, ...rest } = kept;
  const greetings = textList(forGroups, "group_only_greetings", notes);
  if (greetings.length > 0) rest["group_only_greetings"] = greetings;
  if (typeof rest["creator"] === "string") rest["creator"] = rest["creator"].replaceAll(/\s*[\r\n]+\s*/g, " ").trim();
  return rest;
}
