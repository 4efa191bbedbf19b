import { useQueries } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFieldArray } from "react-hook-form";
import { basicVariantsQuery } from "#src/data/variant/queries.ts";
import { messages } from "#src/domain/messages.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import type { CreateGroupChatBody } from "#src/generated/api/model/createGroupChatBody.ts";
import { randomId } from "#src/lib/random-id.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { blankGroup, groupDraft, newPick, toRequest, unmetRule, withVariant } from "./group-draft.ts";

/** The form of a new group with its picks and their variants. `onSubmit` sends the draft. */
export function useGroupEditor(onSubmit: (body: CreateGroupChatBody, key: string) => Promise<void>) {
  const editor = useEditorForm({
    schema: groupDraft,
    saved: blankGroup,
    onSubmit: (values, key) => onSubmit(toRequest(values), key),
    // Leaving does not ask (GAP-107).
    doesAskOnUnload: false,
  });
  const { form, control } = editor;
  const cast = useFieldArray({ control, name: "groupCharacterList" });

  // Validates on every change: Create stays disabled until all rules are met (GROUP-33).
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => void form.trigger(),
      }),
    [form],
  );

  const ids = [...new Set(cast.fields.map(({ characterId }) => characterId))];
  const results = useQueries({ queries: ids.map(basicVariantsQuery) });
  const variants = new Map(ids.map((id, at) => [id, results[at]]));
  useEffect(() => {
    // GAP-87: the first variant is chosen once the variants are loaded.
    for (const [at, pick] of form.getValues("groupCharacterList").entries()) {
      const first = variants.get(pick.characterId)?.data?.[0];
      if (pick.variantId === "" && first !== undefined) cast.update(at, withVariant(pick, first));
    }
  });

  return {
    editor,
    cast,
    variants,
    isLoadingVariants: results.some(({ isFetching }) => isFetching),
    /** Whether the draft can be sent now; not from the last render. */
    isReady: () => unmetRule(form.getValues()) === null && !results.some(({ isFetching }) => isFetching),
    pick(character: CharacterCard) {
      cast.append(newPick(character, form.getValues("groupCharacterList"), randomId()), { shouldFocus: false });
    },
    /** Making the group public removes characters of others, with one toast (GROUP-31, GAP-81). */
    setPublic(isPublic: boolean) {
      editor.change("isPublic", isPublic);
      if (!isPublic) return;
      const foreign = form.getValues("groupCharacterList").flatMap(({ isOwned }, at) => (isOwned ? [] : at));
      if (foreign.length === 0) return;
      cast.remove(foreign);
      toaster.info(messages.group.ownedOnly);
    },
  };
}

export type GroupEditor = ReturnType<typeof useGroupEditor>;
