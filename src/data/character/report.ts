import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { reportCharacter } from "#src/generated/api/character/report-character.ts";
import { Success } from "#src/generated/zod/schemas/success.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

export type ReportedVariant = { characterId: string; variantId: string };

/** Reports a character in the variant that is in use (REPORT-02 to REPORT-04, API-19, TRAP-55, GAP-68). */
export function useReportCharacter(characterName: string) {
  return useMutation({
    mutationFn: ({ characterId, variantId }: ReportedVariant) =>
      checked(Success, reportCharacter({ characterId, characterVariantId: variantId })),
    meta: { success: messages.report.done(characterName), failure: messages.report.failed },
  });
}
