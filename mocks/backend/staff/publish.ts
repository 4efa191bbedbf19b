import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { Call } from "../rule.ts";
import type { CharacterRow } from "../state/rows.ts";
import { noteAction } from "./staff.ts";

/** Takes a character away from everybody but its author, or gives it back; false where it is so already. */
export function moderate(
  call: Call,
  row: CharacterRow,
  accessableTo: AccessableTo,
  why: { reason: string | null; number?: number },
): boolean {
  if (row.accessableTo === accessableTo) return false;
  call.state.characters.put({ ...row, accessableTo });
  noteAction(call, {
    kind: accessableTo === "public" ? "characterPublished" : "characterUnpublished",
    targetId: row.id,
    targetName: row.name,
    ...why,
  });
  return true;
}
