import { useBlocker } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { formDraft } from "#src/client-state/drafts.ts";
import { isSignedIn } from "#src/client-state/session.ts";
import { useCreateTheme, useEditTheme } from "#src/data/theme/mutations.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { primaryOf, themeNameLength } from "#src/domain/custom-theme.ts";
import { imageLimits } from "#src/domain/limits.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { failureText } from "#src/data/failure-text.ts";
import { texts } from "#src/domain/texts.ts";
import { DraftNotice } from "#src/parts/form/draft-notice.tsx";
import { LeaveQuestion } from "#src/parts/form/leave-question.tsx";
import { serverFieldErrors } from "#src/parts/form/place-field-errors.ts";
import { SubmitBar } from "#src/parts/form/submit-bar.tsx";
import { TextField } from "#src/parts/form/text-field.tsx";
import { UploadField } from "#src/parts/form/upload-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { deriveTheme } from "#src/ui/theme/derive-theme.ts";
import { lookOf } from "#src/ui/theme/look-of.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { ColourField } from "./colour-field.tsx";
import {
  type ColourName,
  draftOf,
  newDraft,
  type ThemeDraft,
  themeSchema,
  themeWords,
  toRequest,
  withMain,
  withoutName,
} from "./theme-draft.ts";
import { ThemeFileButtons } from "./theme-file-buttons.tsx";
import { ThemePreview } from "./theme-preview.tsx";
import { themeTexts } from "./theme-texts.ts";

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

/** The look of the last valid colours. */
function derived(draft: ThemeDraft) {
  const theme = withoutName(draft);
  if (theme === null) return null;
  const { background, primaryColours } = theme;
  const primary = primaryOf(theme);
  const standsIn = (["light", "dark"] as const).find(
    (shade) => primary === primaryColours[shade] && primary !== primaryColours.main,
  );
  const colours = { background: background.colour, primary };
  return { look: lookOf(colours), isAdjusted: deriveTheme(colours).accentShift > 0.08, standsIn };
}

/** Maps the request's groups to the flat form. */
const fieldErrorsOf = (error: unknown) =>
  serverFieldErrors(error).map(({ field, message }) => ({
    field: field.replace(/^background\.colour$/, "background").replace(/^primaryColours\./, ""),
    message,
  }));

export interface ThemeEditorProps {
  userId: string;
  /** The theme to edit; null makes a new one. */
  theme: CustomTheme | null;
  /** Called with the new theme's id. */
  onCreated: (id: string) => void;
}

/**
 * Creates or edits a theme (GAP-52): name, background, primary colours, and a live chat preview. Low contrast is
 * corrected with a note, never rejected (design 4).
 */
export function ThemeEditor({ userId, theme, onCreated }: ThemeEditorProps) {
  const create = useCreateTheme();
  const edit = useEditTheme();
  const editor = useEditorForm({
    schema: themeSchema,
    saved: theme === null ? newDraft : draftOf(theme),
    draft: formDraft(userId, theme === null ? "theme-new" : `theme-${theme.id}`),
    words: themeWords,
    fieldErrorsOf,
    async onSubmit(values, key) {
      const body = toRequest(values);
      const saved =
        theme === null
          ? await create.mutateAsync({ body, key })
          : await edit.mutateAsync({ themeId: theme.id, ...body });
      toaster.success(themeTexts.saved);
      if (theme === null) onCreated(saved.id);
      return draftOf(saved);
    },
  });
  const draft = useWatch({ control: editor.control }) as ThemeDraft;
  const change = (next: Partial<ThemeDraft>) => {
    for (const [name, value] of Object.entries(next)) editor.change(name as keyof ThemeDraft, value);
  };

  /** A file's picture becomes one of the user's own; the current one stays where that fails. */
  const takePicture = async (picture: string) => {
    try {
      // The code for pictures in files is not needed to edit a theme.
      const { sendThemePicture } = await import("#src/data/theme/theme-picture.ts");
      await editor.upload("image", () => sendThemePicture(picture), AbortSignal.timeout(60_000));
    } catch {
      toaster.error(themeTexts.withoutPicture);
    }
  };

  const deferred = useDeferredValue(draft);
  const now = useMemo(() => derived(deferred), [deferred]);
  const [last, setLast] = useState(now ?? derived(newDraft));
  if (now !== null && now !== last) setLast(now);
  const shown = now ?? last;

  const leaving = useBlocker({
    // After the session has ended leave without asking; the draft is kept.
    shouldBlockFn: () => editor.isUnsaved && isSignedIn(),
    withResolver: true,
    enableBeforeUnload: false,
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
      error={editor.errors[key]?.message}
      value={draft[key]}
      onChange={(value) => change(key === "main" ? withMain(draft, value) : { [key]: value })}
    />
  );
  return (
    <div className={columns}>
      <div className={aside}>
        {shown !== null && <ThemePreview look={shown.look} name={draft.name} image={draft.image} />}
      </div>
      <form {...editor.formProps} className={form}>
        <DraftNotice editor={editor} />
        <TextField
          editor={editor}
          name="name"
          label={themeTexts.name}
          limit={themeNameLength}
          isRequired
          autoComplete="off"
        />
        <fieldset className={group}>
          <legend className={legend}>{themeTexts.background}</legend>
          {colour("background", themeTexts.ground)}
          <UploadField
            editor={editor}
            name="image"
            label={themeTexts.picture}
            help={themeTexts.pictureHelp}
            shape="still"
            className={pictureField}
            limits={imageLimits}
            send={({ blob }, signal) => sendImage("theme", { blob, signal })}
          />
        </fieldset>
        <fieldset className={group}>
          <legend className={legend}>{themeTexts.primary}</legend>
          {colour("main", themeTexts.main, themeTexts.mainHelp)}
          {colour("light", themeTexts.light, themeTexts.lightHelp)}
          {colour("dark", themeTexts.dark, themeTexts.darkHelp)}
        </fieldset>
        <SubmitBar
          editor={editor}
          label={themeTexts.save}
          failureText={(error) => failureText(texts.themes.saveFailed, error)}
        >
          <ThemeFileButtons
            draft={draft}
            onRead={({ picture, ...read }) => {
              change(picture === null ? { ...read, image: null } : read);
              toaster.success(themeTexts.imported);
              if (typeof picture === "string") void takePicture(picture);
            }}
          />
        </SubmitBar>
      </form>
      <LeaveQuestion editor={editor} leaving={leaving} />
    </div>
  );
}
