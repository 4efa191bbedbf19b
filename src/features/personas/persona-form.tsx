import CopyIcon from "lucide-react/icons/copy";
import DownloadIcon from "lucide-react/icons/download";
import Trash2Icon from "lucide-react/icons/trash-2";
import { type ReactNode, useEffect } from "react";
import { type Control, useWatch } from "react-hook-form";
import { useCreatePersona, useEditPersona } from "#src/data/persona/mutations.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { tokensIn } from "#src/domain/token-estimate.ts";
import type { Persona } from "#src/generated/api/model/persona.ts";
import { listPersonasResponseDataPersonasMax as personasAtMost } from "#src/generated/zod/schemas/listPersonasResponse.zod.ts";
import { PersonaDescriptionMax } from "#src/generated/zod/schemas/personaDescription.zod.ts";
import { PersonaNameMax } from "#src/generated/zod/schemas/personaName.zod.ts";
import { randomId } from "#src/lib/random-id.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { DraftNotice } from "#src/parts/form/draft-notice.tsx";
import { TextField } from "#src/parts/form/text-field.tsx";
import { UploadField } from "#src/parts/form/upload-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { changedOf } from "#src/parts/form/unsaved-values.ts";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { draftOf, personaBody, personaDraft, type PersonaDraft, personaSchema } from "./persona-draft.ts";
import { personaFile } from "./persona-file.ts";
import { personaTexts } from "./persona-texts.ts";

const pane = css({ display: "flex", flexDirection: "column", height: "full", minHeight: "0", minWidth: "0" });
const scroll = css({
  flex: "1",
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  px: { base: "4", md: "30px" },
  py: { base: "4", md: "6" },
  display: "grid",
  alignContent: "start",
  gap: "5",
});
const head = css({
  display: "grid",
  columnGap: "5",
  rowGap: "4",
  gridTemplateColumns: { base: "104px minmax(0, 1fr)", lg: "128px minmax(0, 1fr)" },
  gridTemplateAreas: { base: `"picture name" "usual usual"`, lg: `"picture name" "picture usual"` },
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
});
const portrait = css({ gridArea: "picture" });
const name = css({ gridArea: "name" });
// `default` is a reserved word in CSS.
const usual = css({ gridArea: "usual" });
const inUse = css({
  textStyle: "meta",
  color: "fg.muted",
  overflowWrap: "anywhere",
  "& strong": { color: "fg.default", me: "3" },
});
const bar = css({
  row: "2",
  flexWrap: "wrap",
  flexShrink: "0",
  px: { base: "4", md: "24px" },
  pt: "14px",
  pb: "max(14px, env(safe-area-inset-bottom))",
  boxShadow: "inset 0 1px 0 {colors.border.subtle}",
});
const end = css({ row: "3", ms: "auto", flexWrap: "wrap", justifyContent: "flex-end" });

/** A component of its own, so that typing re-renders only it. */
function Tokens({ control }: { control: Control<PersonaDraft> }) {
  const text = useWatch({ control, name: "description" });
  return personaTexts.tokens(tokensIn(text));
}

export interface PersonaFormProps {
  userId: string;
  /** Null for one not yet saved. */
  persona: Persona | null;
  /** Number of personas. */
  count: number;
  onSaved: (persona: Persona) => void;
  onUnsaved: (id: string, isUnsaved: boolean) => void;
  onDelete: (persona: Persona) => void;
  /** The button beside Save that uses it in the chat the dialog was opened from. */
  useHere: ReactNode;
  /** A question shown in place of the footer; while it is open the form is disabled. */
  question: ReactNode;
}

/** One persona: who the user is in a chat (GAP-101). Unsaved changes stay on this device, even if another is opened. */
export function PersonaForm({
  userId,
  persona,
  count,
  onSaved,
  onUnsaved,
  onDelete,
  useHere,
  question,
}: PersonaFormProps) {
  const create = useCreatePersona();
  const edit = useEditPersona();
  const id = persona?.id ?? "new";
  const isOnly = persona === null ? count === 0 : persona.isDefault;
  const saved = personaDraft(persona, isOnly);
  const editor = useEditorForm({
    schema: personaSchema,
    saved,
    draft: draftOf(userId, id),
    onSubmit: async (values, key) => {
      const answer =
        persona === null
          ? await create.mutateAsync({ body: personaBody(values), key })
          : await edit.mutateAsync({ personaId: persona.id, ...changedOf(personaBody(saved), personaBody(values)) });
      toaster.success(personaTexts.saved(answer.name));
      onSaved(answer);
      return personaDraft(answer, isOnly);
    },
  });
  const isDefault = useWatch({ control: editor.control, name: "isDefault" });
  const { isUnsaved } = editor;
  useEffect(() => onUnsaved(id, isUnsaved), [onUnsaved, id, isUnsaved]);
  const duplicate = () => {
    if (persona === null) return;
    const body = { ...personaBody(saved), isDefault: false };
    create.mutate(
      { body, key: randomId() },
      {
        onSuccess: (copy) => {
          toaster.success(personaTexts.copied(copy.name));
          onSaved(copy);
        },
        onError: () => toaster.error(personaTexts.copyFailed),
      },
    );
  };
  const isFull = count >= personasAtMost;
  const isKept = persona?.isDefault === true && count > 1;
  return (
    <form {...editor.formProps} className={pane}>
      <div className={scroll} inert={question !== null}>
        <DraftNotice editor={editor} />
        <div className={head}>
          <div className={portrait}>
            <UploadField
              editor={editor}
              name="avatar"
              label={personaTexts.picture}
              shape="round"
              limits={imageLimits}
              send={({ blob }, signal) => sendImage("persona", { blob, signal })}
            />
          </div>
          <div className={name}>
            <TextField
              editor={editor}
              name="name"
              label={personaTexts.name}
              help={personaTexts.nameHelp}
              limit={PersonaNameMax}
              isRequired
              autoComplete="off"
            />
          </div>
          <Switch
            label={personaTexts.forNew}
            help={isOnly ? personaTexts.forNewOnly : personaTexts.forNewHelp}
            checked={isDefault}
            disabled={isOnly}
            className={usual}
            onChange={({ target }) => editor.change("isDefault", target.checked)}
          />
        </div>
        <TextField
          editor={editor}
          name="description"
          label={personaTexts.description}
          help={
            <>
              {personaTexts.descriptionHelp} · <Tokens control={editor.control} />
            </>
          }
          limit={PersonaDescriptionMax}
          rows={5}
          maxRows={14}
        />
        {persona !== null && (
          <p className={inUse}>
            <strong>{personaTexts.inUse}</strong>
            {persona.usedIn.count === 0
              ? personaTexts.unused
              : personaTexts.usedIn(persona.usedIn.names, persona.usedIn.count)}
          </p>
        )}
        {editor.failure !== null && <InlineAlert tone="danger">{personaTexts.saveFailed}</InlineAlert>}
      </div>
      {question ?? (
        <div className={bar}>
          {persona !== null && (
            <>
              <IconButton
                label={personaTexts.remove}
                disabled={isKept}
                {...(isKept && { disabledReason: personaTexts.removeDefault })}
                onClick={() => onDelete(persona)}
              >
                <Trash2Icon />
              </IconButton>
              <IconButton
                label={personaTexts.copy}
                disabled={isFull}
                isBusy={create.isPending}
                {...(isFull && { disabledReason: personaTexts.full(personasAtMost) })}
                onClick={duplicate}
              >
                <CopyIcon />
              </IconButton>
              <IconButton label={personaTexts.download} onClick={() => saveFile(personaFile(persona))}>
                <DownloadIcon />
              </IconButton>
            </>
          )}
          <div className={end}>
            {useHere}
            <Button type="submit" variant="primary" isBusy={editor.isSaving}>
              {texts.actions.save}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
