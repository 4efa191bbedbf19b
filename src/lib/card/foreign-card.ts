import type { Members } from "./card-draft.ts";
import { isMembers } from "./card-json.ts";

/** Characters of other programs as the members of a card; what has no place among them stays beside as it is. */

const text = (value: unknown) => (typeof value === "string" ? value : "");

function moved(from: Members, names: Readonly<Record<string, string>>): Members {
  const to: Members = {};
  for (const [name, value] of Object.entries(from))
    to[Object.hasOwn(names, name) ? (names[name] ?? name) : name] = value;
  return to;
}

/** Pygmalion's JSON. */
const pygmalion = {
  char_name: "name",
  char_persona: "description",
  world_scenario: "scenario",
  char_greeting: "first_mes",
  example_dialogue: "mes_example",
};

/** text-generation-webui's, in YAML or JSON. */
const webUi = { context: "description", greeting: "first_mes", example_dialogue: "mes_example" };

const agnai = {
  greeting: "first_mes",
  sampleChat: "mes_example",
  description: "creator_notes",
  alternateGreetings: "alternate_greetings",
  systemPrompt: "system_prompt",
  postHistoryInstructions: "post_history_instructions",
  characterBook: "character_book",
  characterVersion: "character_version",
};

/** Agnai's persona: plain text, or attributes with values. */
function persona(value: unknown): string {
  if (typeof value === "string") return value;
  const attributes = isMembers(value) && isMembers(value["attributes"]) ? value["attributes"] : {};
  const valuesOf = (list: unknown) => (Array.isArray(list) ? list.map(text) : [text(list)]);
  const plain = attributes["text"];
  if (plain !== undefined) return valuesOf(plain).join("\n");
  return Object.entries(attributes)
    .map(([name, list]) => `${name}: ${valuesOf(list).join(", ")}`)
    .join("\n");
}

/** The members of a card in a foreign object, with the program's name; null if it is a card, or nothing we know. */
export function foreignCard(object: Members): { program: string; data: Members } | null {
  if ("char_name" in object) return { program: "Pygmalion", data: moved(object, pygmalion) };
  if (object["kind"] === "character" && "persona" in object) {
    const { persona: given, ...rest } = object;
    return { program: "Agnai", data: { ...moved(rest, agnai), description: persona(given) } };
  }
  if ("name" in object && ("greeting" in object || "context" in object) && !("first_mes" in object))
    return { program: "text-generation-webui", data: moved(object, webUi) };
  return null;
}

/** Whether it is a lorebook alone, of any of the kinds people have. */
export function isLorebook(object: Members): boolean {
  if (object["spec"] === "lorebook_v3" || object["kind"] === "memory" || "lorebookVersion" in object) return true;
  if (object["type"] === "risu" && Array.isArray(object["data"])) return true;
  return (
    typeof object["entries"] === "object" &&
    !("data" in object) &&
    !("first_mes" in object) &&
    !("description" in object && "personality" in object)
  );
}
