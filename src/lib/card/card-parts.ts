import { CardRefusedError, type Members } from "./card-draft.ts";
import { isMembers } from "./card-json.ts";
import type { CardNotes } from "./card-notes.ts";
import { foreignCard, isLorebook } from "./foreign-card.ts";

/** A card's members in one shape, whatever the version: those of `data`, and those beside it. */
export interface CardParts {
  /** Such as "Character Card V2". */
  format: string;
  data: Members;
  top: Members;
}

/** The members of V1, which V2 and V3 files often repeat beside `data` (oddity 5). */
const flat: readonly string[] = ["name", "description", "personality", "scenario", "first_mes", "mes_example"];
/** What V1 files hold beyond those, as V2 has it. */
const laterMembers: ReadonlySet<string> = new Set([
  ...flat,
  "creator_notes",
  "system_prompt",
  "post_history_instructions",
  "alternate_greetings",
  "tags",
  "creator",
  "character_version",
  "character_book",
  "extensions",
]);

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const saysSomething = (object: Members) =>
  "first_mes" in object ||
  "mes_example" in object ||
  ("name" in object && ("description" in object || "personality" in object || "scenario" in object));

/** The parts of the card an object is, or null if it is none. Throws CardRefusedError for a lorebook alone. */
export function cardParts(object: Members, notes: CardNotes): CardParts | null {
  if (isLorebook(object)) throw new CardRefusedError("lorebook");
  const spec = isText(object["spec"]) ? object["spec"] : "";
  const isCard = spec.startsWith("chara_card");
  if (isMembers(object["data"]) && (isCard || saysSomething(object["data"])))
    return nested(object, object["data"], notes);
  const foreign = isCard ? null : foreignCard(object);
  if (foreign !== null) return { format: `${foreign.program} character`, data: foreign.data, top: {} };
  if (!isCard && !saysSomething(object)) return null;
  const data: Members = {};
  const top: Members = {};
  for (const [name, value] of Object.entries(object))
    if (laterMembers.has(name)) data[name] = value;
    else if (!["spec", "spec_version", "data"].includes(name)) top[name] = value;
  if (isText(top["creatorcomment"]) && !isText(data["creator_notes"])) {
    data["creator_notes"] = top["creatorcomment"];
    delete top["creatorcomment"];
  }
  return { format: "Character Card V1", data, top };
}

function nested(object: Members, inner: Members, notes: CardNotes): CardParts {
  const { data: _data, spec, spec_version: version, ...top } = object;
  const data = { ...inner };
  for (const name of flat) {
    if (!(name in top)) continue;
    if (isText(top[name]) && !isText(data[name])) {
      data[name] = top[name];
      notes.repair(name, "Stood beside the card’s data only");
    } else if (isText(top[name]) && top[name] !== data[name])
      notes.repair(name, "A second copy said something else; the one in the card’s data was taken");
    delete top[name];
  }
  if (!isText(spec)) notes.repair("spec", "The card does not name its version");
  const number = Number.parseFloat(String(version));
  const isThird = isText(spec) ? spec.endsWith("v3") || number >= 3 : number >= 3;
  return { format: `Character Card ${isThird ? "V3" : "V2"}`, data, top };
}
