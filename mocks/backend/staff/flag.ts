import type { ReportReason } from "#src/generated/api/model/reportReason.ts";
import { isSexual, refusalOfPrompt } from "../painter/refused-prompt.ts";
import type { Context } from "../context.ts";
import { variantsOf } from "../selection.ts";
import type { CharacterRow, VariantRow } from "../state/rows.ts";
import { addReport, subjectOf } from "./reports.ts";

const asksForMoney = /\b(card number|security code|bank account|gift ?cards?|wire transfer|crypto wallet)\b/i;
const leadsAway = /\b[\w.+-]+@[\w-]+\.\w{2,}\b|\b(telegram|whatsapp|snapchat|discord)\b/i;

/** What a rule against it might be, in the order of weight; null for nearly all texts. */
function suspicionOf(text: string, isAdult: boolean): ReportReason | null {
  if (refusalOfPrompt(text) !== null) return "forbidden";
  if (asksForMoney.test(text)) return "scam";
  if (leadsAway.test(text)) return "contact";
  return !isAdult && isSexual(text) ? "untagged" : null;
}

const textOf = (character: CharacterRow, row: VariantRow): string =>
  [
    character.name,
    character.shortMessage,
    row.variantName,
    row.description,
    row.personality,
    row.scenario,
    row.firstMessage,
    ...row.alternateGreetings,
  ].join("\n");

/**
 * Puts what a published character says into the queue where it may be against the rules; a person decides (GAP-105). The
 * same suspicion comes once, also after it was dismissed.
 */
export function flag(context: Context, character: CharacterRow): void {
  const { state } = context;
  for (const variant of variantsOf(state, character.id)) {
    const reason = suspicionOf(textOf(character, variant), character.NSFW);
    const isKnown = state.reports.in("").some((row) => row.reason === reason && subjectOf(row) === variant.id);
    if (reason !== null && !isKnown)
      addReport(context, { userId: "", characterId: character.id, variantId: variant.id, reason });
  }
}
