import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { formDraft } from "#src/client-state/drafts.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { useCreateCharacter, useEditCharacter } from "#src/data/character/save-character.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { texts } from "#src/domain/texts.ts";
import { randomId } from "#src/lib/random-id.ts";
import { serverFieldErrors } from "#src/parts/form/place-field-errors.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import {
  blankCharacter,
  blankVariant,
  characterForm,
  type CharacterForm,
  formErrors,
  formOf,
  formWords,
  type SavedCharacter,
  toCreate,
  toEdit,
} from "./character-form.ts";
import { editorTexts as words } from "./editor-texts.ts";

/** It was saved, but reading it back failed. */
class NotReadAgain extends Error {}

export interface CharacterFormOptions {
  userId: string;
  /** The character to edit; null makes a new one. */
  saved: SavedCharacter | null;
  onCreated: (id: string) => void;
}

/** The form of a character with its variants, of which one is shown at a time. */
export function useCharacterForm({ userId, saved, onCreated }: CharacterFormOptions) {
  const client = useQueryClient();
  const id = saved?.details.id ?? null;
  const create = useCreateCharacter();
  const edit = useEditCharacter(id ?? "");
  const [shown, setShown] = useState(0);
  const { details, variants: savedVariants } = saved ?? {};
  const start = useMemo(
    () => (details && savedVariants ? formOf({ details, variants: savedVariants }) : blankCharacter),
    [details, savedVariants],
  );
  /** The values of the last request. */
  const sent = useRef<CharacterForm>(start);
  /** The saved character as form values, to compare the edit with. */
  const base = useRef(start);
  useEffect(() => {
    base.current = start;
  }, [start]);

  async function readAgain(characterId: string): Promise<CharacterForm> {
    const fresh = { staleTime: 0, retry: 2 };
    try {
      const [one, list] = await Promise.all([
        client.fetchQuery({ ...characterQuery(characterId), ...fresh }),
        client.fetchQuery({ ...variantsQuery(characterId), ...fresh }),
      ]);
      return formOf({ details: one.data, variants: list.data.variants });
    } catch {
      throw new NotReadAgain();
    }
  }

  const editor = useEditorForm<CharacterForm, CharacterForm>({
    schema: characterForm,
    saved: start,
    draft: formDraft(userId, id === null ? "character-new" : `character-${id}`),
    words: formWords,
    fieldErrorsOf: (error) => formErrors(serverFieldErrors(error), sent.current, id === null ? null : base.current),
    async onSubmit(values, key) {
      sent.current = values;
      if (id === null) {
        const made = await create.mutateAsync({ body: toCreate(values), key });
        toaster.success(words.created[values.accessableTo]);
        onCreated(made);
        return;
      }
      const body = toEdit(base.current, values);
      if (Object.keys(body).length > 0) await edit.mutateAsync(body);
      const now = await readAgain(id);
      base.current = now;
      const { id: was, variantName } = values.variants[shown] ?? {};
      const place = now.variants.findIndex((one) => one.id === was || one.variantName === variantName);
      setShown(Math.max(0, place));
      toaster.success(words.saved);
      return now;
    },
  });
  const { form } = editor;

  // A refusal in a variant that is not shown: show the first one that has one, before the focus looks for it.
  const { submitCount } = form.formState;
  const [seen, setSeen] = useState(submitCount);
  const faulty = (Array.isArray(editor.errors.variants) ? editor.errors.variants : []).flatMap((one, at) =>
    one ? at : [],
  );
  if (submitCount !== seen) {
    setSeen(submitCount);
    if (faulty[0] !== undefined && !faulty.includes(shown)) setShown(faulty[0]);
  }

  const variants = () => form.getValues("variants");
  const list = useFieldArray({ control: editor.control, name: "variants", keyName: "rowKey" });
  const place = Math.min(shown, Math.max(0, list.fields.length - 1));
  return {
    ...editor,
    isNew: id === null,
    /** Index of the shown variant. */
    shown: place,
    show: setShown,
    variants: list.fields,
    /** Indexes of the variants with refused fields. */
    faulty,
    savedForm: start,
    /** Adds an empty variant and shows it. */
    addVariant() {
      setShown(list.fields.length);
      list.append(blankVariant(randomId()), { shouldFocus: false });
    },
    /** Copies the default variant's texts and pictures into this one. */
    copyFromDefault(at: number) {
      const all = variants();
      const [source, own] = [all.find((one) => one.default) ?? all[0], all[at]];
      if (source === undefined || own === undefined) return;
      const { isNew, default: isDefault, variantName } = own;
      list.update(at, { ...structuredClone(source), id: own.id, isNew, default: isDefault, variantName });
    },
    /** Removes a variant with all its texts, with Undo. */
    removeVariant(at: number) {
      const gone = structuredClone(variants()[at]);
      if (gone === undefined) return;
      const rest = variants().filter((_, index) => index !== at);
      // If the default variant is removed, the first saved one becomes the default.
      const next = Math.max(
        0,
        rest.findIndex(({ isNew }) => !isNew),
      );
      const hasDefault = rest.some((one) => one.default);
      form.clearErrors("variants");
      setShown(Math.max(0, at - 1));
      list.replace(hasDefault ? rest : rest.map((one, index) => ({ ...one, default: index === next })));
      toaster.info(words.variants.removed(gone.variantName.trim() || words.variants.unnamed), {
        label: texts.actions.undo,
        onAction() {
          // Saved without it, the server does not know it any more.
          const isNew = gone.isNew || base.current.variants.every((one) => one.id !== gone.id);
          const others = variants().map((one) => (gone.default ? { ...one, default: false } : one));
          list.replace(others.toSpliced(at, 0, { ...gone, isNew }));
          setShown(at);
        },
      });
    },
    makeDefault(at: number) {
      list.replace(variants().map((one, index) => ({ ...one, default: index === at })));
    },
    failureText: (failure: unknown) => (failure instanceof NotReadAgain ? words.notReadAgain : words.saveFailed),
  };
}

export type CharacterEditorForm = ReturnType<typeof useCharacterForm>;
