import { type ComponentType, Fragment, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { variantMembers as labels } from "#src/domain/character-diff.ts";
import { imageLimits } from "#src/domain/limits.ts";
import * as limits from "#src/generated/zod/schemas/createVariantBody.zod.ts";
import type { PreparedImage } from "#src/lib/prepare-image.ts";
import { FieldList } from "#src/parts/form/field-list.tsx";
import { messageAt } from "#src/parts/form/message-at.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { UploadField } from "#src/parts/form/upload-field.tsx";
import { type PickedLorebook, LorebookChips } from "#src/parts/lorebook-chips/lorebook-chips.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { EditorSection } from "./editor-section.tsx";
import { editorTexts as words } from "./editor-texts.ts";
import { ExampleDialogueField } from "./example-dialogue-field.tsx";
import type { CharacterEditorForm } from "./use-character-form.ts";
import { VariantBar } from "./variant-bar.tsx";

const two = css({ display: "grid", gap: "5", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" } });
const pictures = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "6",
  "& > div": { width: { base: "full", sm: "auto" } },
});
const portrait = css({ width: "148px!" });
const icon = css({ width: "136px!" });

const send = ({ blob }: PreparedImage, signal: AbortSignal) => sendImage("avatar", { blob, signal });

/** Renders the dialog to pick lorebooks in, which the page supplies. */
export type LorebookPicker = ComponentType<{
  picked: readonly PickedLorebook[];
  onToggle: (book: PickedLorebook) => void;
  onClose: () => void;
}>;

/** All sections of the shown variant. Its fields are mounted anew for each, the controls that choose one stay. */
export function VariantFields({ editor, Picker }: { editor: CharacterEditorForm; Picker: LorebookPicker }) {
  const at = `variants.${editor.shown}` as const;
  const variant = editor.variants[editor.shown]?.rowKey;
  return (
    <>
      <EditorSection id="variants" title={words.sections.variants} help={words.variants.help}>
        <VariantBar editor={editor} />
        <Fragment key={variant}>
          <div className={two}>
            <TextField
              editor={editor}
              name={`${at}.variantName`}
              label={labels.variantName}
              limit={limits.createVariantBodyVariantNameMax}
              isRequired
              autoComplete="off"
            />
            <TextField
              editor={editor}
              name={`${at}.variantTagline`}
              label={labels.variantTagline}
              limit={limits.createVariantBodyVariantTaglineMax}
              autoComplete="off"
            />
          </div>
          <div className={pictures}>
            <UploadField
              editor={editor}
              name={`${at}.avatar`}
              label={labels.avatar}
              help={words.portraitHelp}
              shape="poster"
              className={portrait}
              limits={imageLimits}
              send={send}
            />
            <UploadField
              editor={editor}
              name={`${at}.characterIcon`}
              label={labels.characterIcon}
              help={words.iconHelp}
              shape="round"
              className={icon}
              limits={imageLimits}
              send={send}
            />
          </div>
        </Fragment>
      </EditorSection>
      <Fragment key={variant}>
        <EditorSection id="greetings" title={words.sections.greetings}>
          <TextField
            editor={editor}
            name={`${at}.firstMessage`}
            label={labels.firstMessage}
            help={words.marks}
            limit={limits.createVariantBodyFirstMessageMax}
            rows={4}
            maxRows={16}
          />
          <FieldList
            editor={editor}
            name={`${at}.greetings`}
            legend={labels.alternateGreetings}
            help={words.greetingsHelp}
            rowName={(index) => words.greetingRow(index + 1)}
            addLabel={words.addGreeting}
            blank={() => ({ text: "" })}
            max={limits.createVariantBodyAlternateGreetingsMax}
            fullReason={words.greetingsFull}
          >
            {(index) => (
              <TextField
                editor={editor}
                name={`${at}.greetings.${index}.text`}
                label={words.greeting(index + 1)}
                limit={limits.createVariantBodyAlternateGreetingsItemMax}
                rows={2}
              />
            )}
          </FieldList>
        </EditorSection>
        <EditorSection id="nature" title={words.sections.nature}>
          <TextField
            editor={editor}
            name={`${at}.description`}
            label={labels.description}
            help={words.descriptionHelp}
            limit={limits.createVariantBodyDescriptionMax}
            rows={6}
            maxRows={20}
          />
          <TextField
            editor={editor}
            name={`${at}.personality`}
            label={labels.personality}
            help={words.personalityHelp}
            limit={limits.createVariantBodyPersonalityMax}
            rows={3}
          />
          <TextField
            editor={editor}
            name={`${at}.scenario`}
            label={labels.scenario}
            help={words.scenarioHelp}
            limit={limits.createVariantBodyScenarioMax}
            rows={3}
          />
        </EditorSection>
        <EditorSection id="examples" title={words.sections.examples}>
          <ExampleDialogueField editor={editor} />
          <TextField
            editor={editor}
            name={`${at}.characterCreatorComment`}
            label={labels.characterCreatorComment}
            help={words.commentHelp}
            limit={limits.createVariantBodyCharacterCreatorCommentMax}
            rows={2}
          />
        </EditorSection>
        <EditorSection id="lorebooks" title={words.sections.lorebooks} help={words.lorebooksHelp}>
          <Lorebooks editor={editor} Picker={Picker} />
        </EditorSection>
      </Fragment>
    </>
  );
}

function Lorebooks({ editor, Picker }: { editor: CharacterEditorForm; Picker: LorebookPicker }) {
  const name = `variants.${editor.shown}.lorebooks` as const;
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  const picked = useWatch({ control: editor.control, name });
  const toggle = (book: PickedLorebook) => {
    const others = picked.filter((one) => one.id !== book.id);
    editor.change(name, others.length < picked.length ? others : [...picked, book]);
  };
  const problem = messageAt(editor.errors, name);
  return (
    <div role="group" aria-labelledby="lorebooks-title" aria-describedby={problem && id}>
      <LorebookChips
        picked={picked}
        isOver={picked.length > limits.createVariantBodyLorebookIdsMax}
        onRemove={toggle}
        onAdd={() => setIsPicking(true)}
      />
      {problem !== undefined && (
        <p id={id} role="alert" className={css({ mt: "2", textStyle: "help", color: "danger.text" })}>
          {problem}
        </p>
      )}
      <DialogSlot show={isPicking}>
        {() => <Picker picked={picked} onToggle={toggle} onClose={() => setIsPicking(false)} />}
      </DialogSlot>
    </div>
  );
}
