import { useBlocker } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { sessionStore } from "#src/client-state/session.ts";
import { useCreateTheme, useEditTheme } from "#src/data/theme/mutations.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { primaryOf, themeNameLength } from "#src/domain/custom-theme.ts";
import { imageLimits } from "#src/domain/limits.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { isApiError } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { lengthOf } from "#src/lib/text.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { ImageUpload } from "#src/ui/image-upload/image-upload.tsx";
import { deriveTheme } from "#src/ui/theme/derive-theme.ts";
import { lookOf } from "#src/ui/theme/look-of.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { ColourField } from "./colour-field.tsx";
import {
  type ColourName,
  draftOf,
  type DraftErrors,
  newDraft,
  readDraft,
  type ThemeDraft,
  withMain,
} from "./theme-draft.ts";
import { ThemeFileButtons } from "./theme-file-buttons.tsx";
import { ThemePreview } from "./theme-preview.tsx";
import { themeTexts } from "./theme-texts.ts";
import { useThemeDraft } from "./use-theme-draft.ts";

const columns = css({
  display: "grid",
  gap: { base: "6", lg: "10" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
  alignItems: "start",
});
const aside = css({ lg: { position: "sticky", top: "88px", order: "2" } });
const form = css({ display: "grid", gap: "6" });
const group = css({ display: "grid", gap: "5", border: "0", p: "0", m: "0", minWidth: "0" });
const legend = css({ fontSize: "16px", fontWeight: "semibold", mb: "4", p: "0" });
const pictureField = css({ maxWidth: "380px" });
const note = css({ display: "block", color: "fg.default", mt: "1" });
const foot = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });

/** What the last valid colours make of a theme. */
function derived(draft: Parameters<typeof readDraft>[0]) {
  const read = readDraft({ ...draft, name: "x" });
  if (!("body" in read)) return null;
  const { background, primaryColours } = read.body;
  const primary = primaryOf(read.body);
  const standsIn = (["light", "dark"] as const).find(
    (shade) => primary === primaryColours[shade] && primary !== primaryColours.main,
  );
  const colours = { background: background.colour, primary };
  return { look: lookOf(colours), isAdjusted: deriveTheme(colours).accentShift > 0.08, standsIn };
}

/** Field errors of a refusal, by the members of the body (GAP-02). */
function placed(errors: readonly { field: string; message: string }[]): DraftErrors {
  const fields: Record<string, keyof DraftErrors> = {
    name: "name",
    background: "background",
    "background.colour": "background",
    "primaryColours.main": "main",
    "primaryColours.light": "light",
    "primaryColours.dark": "dark",
  };
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => (fields[field] === undefined ? [] : [[fields[field], message]])),
  );
}

export interface ThemeEditorProps {
  userId: string;
  /** The theme to edit; null makes a new one. */
  theme: CustomTheme | null;
  /** A new theme has its id. */
  onCreated: (id: string) => void;
}

/**
 * Makes or changes a theme (GAP-52): name, background, primary colours, and a chat that follows every change. What is hard
 * to read is mended and said, never forbidden (design 4).
 */
export function ThemeEditor({ userId, theme, onCreated }: ThemeEditorProps) {
  const place = theme === null ? "theme-new" : `theme-${theme.id}`;
  const { draft, setDraft, isDirty, wasKept, startOver, settle, forget } = useThemeDraft(
    userId,
    place,
    theme === null ? newDraft : draftOf(theme),
  );
  const [errors, setErrors] = useState<DraftErrors>({});
  const create = useCreateTheme();
  const edit = useEditTheme();
  const isSaving = create.isPending || edit.isPending;
  const attempt = useRef<{ sent: string; key: string } | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const deferred = useDeferredValue(draft);
  const now = useMemo(() => derived(deferred), [deferred]);
  const [last, setLast] = useState(now ?? derived(newDraft));
  if (now !== null && now !== last) setLast(now);
  const shown = now ?? last;

  const leaving = useBlocker({
    // Who is signed out goes; the draft stays for them.
    shouldBlockFn: () => isDirty && sessionStore.get() !== null,
    withResolver: true,
    enableBeforeUnload: false,
  });

  const change = (next: (draft: ThemeDraft) => ThemeDraft) => {
    setDraft(next);
    setFailure(null);
    if (Object.keys(errors).length > 0) setErrors({});
  };
  const showErrors = (found: DraftErrors) => {
    setErrors(found);
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const save = useSingleFlight(async () => {
    const read = readDraft(draft);
    if ("errors" in read) return showErrors(read.errors);
    setFailure(null);
    const sent = JSON.stringify(read.body);
    if (attempt.current?.sent !== sent) attempt.current = { sent, key: randomId() };
    try {
      const saved =
        theme === null
          ? await create.mutateAsync({ body: read.body, key: attempt.current.key })
          : await edit.mutateAsync({ themeId: theme.id, ...read.body });
      settle(draftOf(saved));
      toaster.success(themeTexts.saved);
      if (theme === null) onCreated(saved.id);
    } catch (error) {
      const found = isApiError(error) ? placed(error.fieldErrors) : {};
      if (Object.keys(found).length > 0) showErrors(found);
      else setFailure((isApiError(error) && error.status === 409 && error.serverMessage) || themeTexts.saveFailed);
    }
  });

  const colour = (key: ColourName, label: string, help?: string) => (
    <ColourField
      label={label}
      help={
        <>
          {help}
          {key === "main" && shown?.standsIn !== undefined && (
            <span className={note}>{themeTexts.standsIn[shown.standsIn]}</span>
          )}
          {key === "main" && shown?.isAdjusted === true && (
            <span className={note} role="status">
              {themeTexts.adjusted}
            </span>
          )}
        </>
      }
      error={errors[key]}
      value={draft[key]}
      onChange={(value) => change((old) => (key === "main" ? withMain(old, value) : { ...old, [key]: value }))}
    />
  );
  return (
    <div className={columns}>
      <div className={aside}>
        {shown !== null && <ThemePreview look={shown.look} name={draft.name} image={draft.image} />}
      </div>
      <form
        ref={formRef}
        noValidate
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {wasKept && isDirty && (
          <InlineAlert
            tone="info"
            actions={
              <Button size="sm" onClick={startOver}>
                {themeTexts.discardDraft}
              </Button>
            }
          >
            {themeTexts.draft}
          </InlineAlert>
        )}
        <FormField
          label={themeTexts.name}
          error={errors.name}
          counter={`${lengthOf(draft.name.trim())}/${themeNameLength}`}
          isOver={lengthOf(draft.name.trim()) > themeNameLength}
          isRequired
        >
          <TextInput
            value={draft.name}
            autoComplete="off"
            onChange={({ target }) => change((old) => ({ ...old, name: target.value }))}
          />
        </FormField>
        <fieldset className={group}>
          <legend className={legend}>{themeTexts.background}</legend>
          {colour("background", themeTexts.ground)}
          <ImageUpload
            label={themeTexts.picture}
            help={themeTexts.pictureHelp}
            shape="still"
            className={pictureField}
            src={draft.image}
            limits={imageLimits}
            onUpload={async ({ blob }, signal) => {
              const image = await sendImage("theme", { blob, signal });
              change((old) => ({ ...old, image }));
            }}
            onRemove={() => change((old) => ({ ...old, image: null }))}
          />
        </fieldset>
        <fieldset className={group}>
          <legend className={legend}>{themeTexts.primary}</legend>
          {colour("main", themeTexts.main, themeTexts.mainHelp)}
          {colour("light", themeTexts.light, themeTexts.lightHelp)}
          {colour("dark", themeTexts.dark, themeTexts.darkHelp)}
        </fieldset>
        {failure !== null && <InlineAlert tone="danger">{failure}</InlineAlert>}
        <div className={foot}>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {themeTexts.save}
          </Button>
          <ThemeFileButtons
            draft={draft}
            onRead={(read) => {
              // A file bears no picture; the one that stands is this person's own.
              change(({ image }) => ({ ...read, image }));
              toaster.success(themeTexts.imported);
            }}
          />
        </div>
      </form>
      <ConfirmDialog
        isOpen={leaving.status === "blocked"}
        title={themeTexts.discard.title}
        confirmLabel={themeTexts.discard.confirm}
        cancelLabel={themeTexts.discard.cancel}
        tone="danger"
        onCancel={() => leaving.reset?.()}
        onConfirm={() => {
          forget();
          leaving.proceed?.();
        }}
      >
        {themeTexts.discard.text}
      </ConfirmDialog>
    </div>
  );
}
