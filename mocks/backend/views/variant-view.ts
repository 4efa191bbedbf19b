import type { Variant } from "#src/generated/api/model/variant.ts";
import type { VariantRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { lorebooksOf, lorebookView } from "./lorebook-view.ts";

/** A variant in the picker (ENT-05); its author also sees what only the form needs (GAP-56). */
export function variantView(state: State, row: VariantRow, isAuthor: boolean): Variant {
  const {
    id,
    variantName,
    avatar,
    createdAt,
    characterCreatorComment,
    variantTagline,
    characterIcon,
    originalDefault,
  } = row;
  const shown = {
    id,
    variantName,
    avatar,
    default: row.default,
    originalDefault,
    createdAt,
    characterCreatorComment,
    variantTagline,
    characterIcon,
    backgroundImage: row.scene,
    cutout: row.cutout,
    lorebooks: lorebooksOf(state, row).map((book) => lorebookView(state, book)),
  };
  if (!isAuthor) return shown;
  const { description, personality, scenario, firstMessage, alternateGreetings, exampleDialogue, lorebookIds } = row;
  return {
    ...shown,
    authored: {
      description,
      personality,
      scenario,
      firstMessage,
      alternateGreetings: [...alternateGreetings],
      exampleDialogue,
      lorebookIds: [...lorebookIds],
    },
  };
}
