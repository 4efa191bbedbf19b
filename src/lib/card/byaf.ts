import { joinBytes } from "../inflate.ts";
import type { ZipFiles } from "../zip-files.ts";
import { keptKey, type Members } from "./card-draft.ts";
import { isMembers, membersOf } from "./card-json.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const list = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isMembers) : []);

/** Backyard's placeholders as those of a card. */
function withPlaceholders(value: unknown): string {
  return text(value)
    .replaceAll(/#\{user\}:/gi, "{{user}}:")
    .replaceAll(/#\{character\}:/gi, "{{char}}:")
    .replaceAll(/(?<!\{)\{user\}(?!\})/gi, "{{user}}")
    .replaceAll(/(?<!\{)\{character\}(?!\})/gi, "{{char}}");
}

/** A scenario's texts as members of a card. */
function scenarioMembers(scenario: Members): Members {
  const [first = "", ...others] = list(scenario["firstMessages"]).map((message) => withPlaceholders(message["text"]));
  return {
    scenario: withPlaceholders(scenario["narrative"]),
    first_mes: first,
    alternate_greetings: others,
    mes_example: list(scenario["exampleMessages"])
      .map((message) => `<START>\n${withPlaceholders(message["text"])}`)
      .join("\n"),
  };
}

const loreEntry = (item: Members, index: number): Members => ({
  keys: text(item["key"])
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== ""),
  content: withPlaceholders(item["value"]),
  extensions: {},
  enabled: true,
  insertion_order: index,
});

function without(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

/**
 * The character of a Backyard archive as the object of a V2 card, and its first picture; null if it has none. Each
 * scenario is a variant; what a card has no place for stays under `extensions.byaf`.
 */
export function byafCard(zip: ZipFiles): { card: Members; picture: Uint8Array | null } | null {
  const jsonAt = (path: unknown) => {
    const bytes = zip.read(text(path));
    return bytes === null ? null : (membersOf(bytes)?.members ?? null);
  };
  const manifest = jsonAt("manifest.json");
  const characters: unknown[] = Array.isArray(manifest?.["characters"]) ? manifest["characters"] : [];
  const character = jsonAt(characters[0]);
  if (manifest === null || character === null) return null;
  const paths: unknown[] = Array.isArray(manifest["scenarios"]) ? manifest["scenarios"] : [];
  const scenarios = paths.map(jsonAt).filter((scenario) => scenario !== null);
  const [first = {}, ...others] = scenarios;
  const persona = withPlaceholders(character["persona"]);
  const lore = list(character["loreItems"]);
  const folder = text(characters[0]).replace(/[^/]*$/, "");
  const image = list(character["images"])
    .map(({ path }) => zip.read(`${folder}${text(path)}`) ?? zip.read(text(path)))
    .find((bytes) => bytes !== null);
  const author = isMembers(manifest["author"]) ? text(manifest["author"]["name"]) : "";
  const own = {
    NSFW: character["isNSFW"] === true,
    ...(text(first["title"]) !== "" && { variantName: text(first["title"]) }),
    variants: others.map((scenario) => ({
      variantName: text(scenario["title"]),
      description: persona,
      ...scenarioMembers(scenario),
    })),
  };
  const used = ["firstMessages", "exampleMessages", "narrative", "title", "formattingInstructions"];
  const byaf = {
    character: without(character, ["displayName", "name", "persona", "loreItems", "images", "isNSFW"]),
    scenarios: scenarios.map((scenario) => without(scenario, used)),
  };
  const data: Members = {
    name: text(character["displayName"]) || text(character["name"]),
    description: persona,
    ...scenarioMembers(first),
    system_prompt: withPlaceholders(first["formattingInstructions"]),
    creator: author,
    extensions: { [keptKey]: own, byaf },
    ...(lore.length > 0 && { character_book: { extensions: {}, entries: lore.map(loreEntry) } }),
  };
  // A copy: the archive's bytes are not to be held by a picture.
  return { card: { spec: "chara_card_v2", spec_version: "2.0", data }, picture: image ? joinBytes([image]) : null };
}
