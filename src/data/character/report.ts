import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { reportCharacter } from "#src/generated/api/character/report-character.ts";

export type ReportedVariant = { characterId: string; variantId: string };

/** Reports a character with the variant in use (REPORT-02 to REPORT-04, API-19, TRAP-55, GAP-68). */
export function useReportCharacter(characterName: string) {
  return useMutation({
    mutationFn: ({ characterId, variantId }: ReportedVariant) =>
      reportCharacter({ characterId, characterVariantId: variantId }),
    meta: { success: messages.report.done(characterName), failure: messages.report.failed },
  });
}
