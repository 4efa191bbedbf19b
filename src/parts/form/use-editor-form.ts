import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { randomId } from "#src/lib/random-id.ts";
import { sameValue } from "#src/lib/same-value.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { createDraftKeeper, type DraftPlace } from "./draft-keeper.ts";
import { placeFieldErrors, type ServerFieldError, serverFieldErrors } from "./place-field-errors.ts";
import { changedOf, readKept, takenOver } from "./unsaved-values.ts";

/** An issue of the schema, as far as a form's words depend on it. */
export type FormIssue = { readonly path?: readonly PropertyKey[] | undefined; readonly code?: string | undefined };

export interface EditorFormOptions<Values extends FieldValues, Output> {
  /** The generated schema, narrowed where the form's values differ from the request. */
  schema: z.ZodMiniType<Output, Values>;
  /** The saved values, or the blanks of something new. When they change, untouched fields follow. */
  saved: Values;
  /**
   * Sends it; `key` stays the same while the same values are sent again. May answer what is saved now. A rejection keeps
   * everything typed: its field errors go to their fields, else it is `failure`.
   */
  onSubmit: (output: Output, key: string) => Promise<Values | void>;
  /** Where unsaved values are stored on the device. Never for passwords. */
  draft?: DraftPlace | undefined;
  /** Form-specific texts for an issue. */
  words?: ((issue: FormIssue) => string | undefined) | undefined;
  /** The refused fields of a failed submit under the form's names, if they differ from the request's. */
  fieldErrorsOf?: ((error: unknown) => readonly ServerFieldError[]) | undefined;
  /** Whether nothing is unsaved. By value by default. */
  isSame?: ((saved: Values, values: Values) => boolean) | undefined;
  /** When fields are first validated: on submit, or from the first change on. */
  mode?: "onSubmit" | "onChange";
  /** False for short forms such as a sign-in: the browser does not ask before the page is left. */
  doesAskOnUnload?: boolean;
}

/**
 * The form pattern: react-hook-form on a schema, with a draft stored on the device, unsaved changes compared by value,
 * server errors at their fields and focus on the first invalid field. See README.md.
 */
export function useEditorForm<Values extends FieldValues, Output>({
  schema,
  saved,
  onSubmit,
  draft,
  words,
  fieldErrorsOf = serverFieldErrors,
  isSame = sameValue,
  mode = "onSubmit",
  doesAskOnUnload = true,
}: EditorFormOptions<Values, Output>) {
  const [start] = useState(() => ({ ...saved, ...draft?.read(readKept(schema, saved)) }));
  const [wasRestored, setWasRestored] = useState(() => !isSame(saved, start));
  const [isDirty, setIsDirty] = useState(wasRestored);
  const [failure, setFailure] = useState<unknown>(null);
  const [uploads, setUploads] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema as never, { error: words } as never) as unknown as Resolver<Values, unknown, Output>,
    defaultValues: start as DefaultValues<Values>,
    mode,
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const base = useRef(saved);
  const attempt = useRef({ sent: "", key: "" });
  const latestIsSame = useRef(isSame);
  useEffect(() => {
    latestIsSame.current = isSame;
  });
  const draftKey = draft?.key;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a place is its key
  const keeper = useMemo(() => createDraftKeeper(draft), [draftKey]);
  const isUnsaved = isDirty || uploads > 0;

  const note = useCallback(() => {
    const isChanged = !latestIsSame.current(base.current, form.getValues());
    setIsDirty(isChanged);
    keeper.note(isChanged ? () => changedOf(base.current, form.getValues()) : null);
  }, [form, keeper]);
  /** The saved values have changed; `from` is what untouched fields show. */
  const rebase = useCallback(
    (from: Values, to: Values) => {
      base.current = to;
      for (const [name, value] of Object.entries(takenOver(form.getValues(), from, to)))
        form.setValue(name as FieldPath<Values>, value as never);
      note();
    },
    [form, note],
  );

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback() {
          setFailure(null);
          note();
        },
      }),
    [form, note],
  );
  const lastSaved = useRef(saved);
  const isSending = useRef(false);
  useEffect(() => {
    // A mutation's optimistic values are not saved yet.
    if (isSending.current || sameValue(saved, lastSaved.current)) return;
    lastSaved.current = saved;
    rebase(base.current, saved);
  }, [saved, rebase]);
  useEffect(() => {
    window.addEventListener("pagehide", keeper.flush);
    document.addEventListener("visibilitychange", keeper.flush);
    return () => {
      window.removeEventListener("pagehide", keeper.flush);
      document.removeEventListener("visibilitychange", keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  useEffect(() => {
    if (!isUnsaved || !doesAskOnUnload) return;
    // A stored draft is not lost, so no question is needed.
    const ask = (event: BeforeUnloadEvent) => {
      if (uploads > 0 || !keeper.keeps()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved, doesAskOnUnload, uploads, keeper]);
  // Runs after the errors have rendered.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  const submit = useSingleFlight(async () => {
    let isRefused = false;
    await form.handleSubmit(
      async (output) => {
        const values = structuredClone(form.getValues());
        const sent = JSON.stringify(output);
        if (attempt.current.sent !== sent) attempt.current = { sent, key: randomId() };
        setFailure(null);
        keeper.flush();
        isSending.current = true;
        try {
          const now = await onSubmit(output, attempt.current.key);
          setWasRestored(false);
          rebase(values, now ?? values);
          // Like a form that was just opened: no validation before the next submit.
          form.reset(undefined, { keepValues: true, keepFieldsRef: true });
        } catch (error) {
          const placed = placeFieldErrors(fieldErrorsOf(error), values);
          for (const { field, message } of placed)
            form.setError(field as FieldPath<Values>, { type: "server", message });
          if (placed.length === 0) setFailure(error);
          isRefused = placed.length > 0;
        } finally {
          isSending.current = false;
        }
      },
      () => {
        isRefused = true;
      },
    )();
    if (isRefused) setRefusals((count) => count + 1);
  });

  /** Sets a value that has no registered input. */
  const change = (name: FieldPath<Values>, value: unknown) => {
    form.clearErrors(name);
    form.setValue(name, value as never);
  };
  const discard = useCallback(() => keeper.note(null), [keeper]);
  return {
    form,
    control: form.control,
    register: form.register,
    errors: form.formState.errors,
    isSaving: form.formState.isSubmitting,
    isDirty,
    /** Whether leaving would lose the user's changes. */
    isUnsaved,
    /** What a failed submit threw, unless shown at fields; cleared by the next change. */
    failure,
    /** The form started from a stored draft that is still unsaved. */
    wasRestored: wasRestored && isDirty,
    change,
    /** Sets a field to the address `send` returns; the signal cancels it. */
    upload: async (name: FieldPath<Values>, send: () => Promise<string>, signal: AbortSignal) => {
      setUploads((count) => count + 1);
      try {
        const address = await send();
        if (!signal.aborted) change(name, address);
      } finally {
        setUploads((count) => count - 1);
      }
    },
    /** Resets to the saved values. */
    startOver() {
      form.reset(base.current);
      setWasRestored(false);
      note();
      // The button that was pressed goes with its notice.
      element.current?.querySelector<HTMLElement>("input:not([type=file]), textarea")?.focus();
    },
    /** Drops the draft when leaving without saving; the values shown may stay until the form unmounts. */
    discard,
    submit,
    /** Spread on the `form` element. */
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
