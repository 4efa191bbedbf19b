import { useBlocker } from "@tanstack/react-router";
import { type FormEvent, lazy, type ReactNode, useEffect, useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { isSignedIn } from "#src/client-state/session.ts";
import { type ChangeGroup, characterDiff, characterMembers as labels } from "#src/domain/character-diff.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import * as bounds from "#src/generated/zod/schemas/createCharacterBody.zod.ts";
import { desktopQuery, useMedia } from "#src/lib/use-media.ts";
import { CategoryPicker } from "#src/parts/category-picker/category-picker.tsx";
import { DraftNotice } from "#src/parts/form/draft-notice.tsx";
import { LeaveQuestion } from "#src/parts/form/leave-question.tsx";
import { messageAt } from "#src/parts/form/message-at.ts";
import { formTexts } from "#src/parts/form/form-texts.ts";
import { SubmitBar } from "#src/parts/form/submit-bar.tsx";
import { TextField } from "#src/parts/form/text-field.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { RadioCards } from "#src/ui/radio-cards/radio-cards.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { css } from "#styled-system/css";
import { characterForm, type CharacterForm, comparedOf } from "./character-form.ts";
import { CharacterPreview } from "./character-preview.tsx";
import { EditorSection } from "./editor-section.tsx";
import { editorTexts as words } from "./editor-texts.ts";
import { LanguageAndPerson } from "./language-and-person.tsx";
import { TestChatPane } from "./test-chat-pane.tsx";
import { useTestChat } from "./use-test-chat.ts";
import { goToSection, Outline } from "./outline.tsx";
import { type CharacterFormOptions, useCharacterForm } from "./use-character-form.ts";
import { type LorebookPicker, VariantFields } from "./variant-fields.tsx";

const PublishQuestion = lazy(async () => ({
  default: (await import("./publish-question.tsx")).PublishQuestion,
}));

const columns = css({
  display: "grid",
  gap: { base: "8", lg: "12" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 330px" },
  alignItems: "start",
});
const aside = css({
  minWidth: "0",
  lg: {
    position: "sticky",
    // Under the outline, which stays in view too.
    top: "calc({sizes.topbar} + var(--notice-height, 0px) + 60px)",
    maxHeight: "calc(100dvh - {sizes.topbar} - var(--notice-height, 0px) - 76px)",
    overflowY: "auto",
    scrollbarWidth: "thin",
    // Room for the shadow of the poster, which scrolling cuts off.
    "&:not([data-talking])": { mx: "-8", px: "8" },
    "&[data-talking]": {
      display: "flex",
      // Its field is in view before the page is scrolled as well.
      height: "calc(100dvh - {sizes.topbar} - var(--notice-height, 0px) - 150px)",
      p: "4",
      borderRadius: "xl",
      bg: "bg.surface",
      overflow: "hidden",
    },
  },
});
const form = css({ display: "grid", gap: "8", minWidth: "0" });
const two = css({ display: "grid", gap: "5", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" } });
const foot = css({
  position: "sticky",
  bottom: "0",
  zIndex: "sticky",
  display: "grid",
  gap: "3",
  py: "3",
  pb: "calc(12px + env(safe-area-inset-bottom))",
  // Wider than the fields, so that it also covers the ring of the one that has the focus.
  mx: { base: "-16px", md: "-24px", lg: "-5px" },
  px: { base: "16px", md: "24px", lg: "5px" },
  bg: "bg.canvas",
  borderTop: "1px solid {colors.border.subtle}",
  "& > div": { justifyContent: "flex-end" },
});
/** On phones it has its own line, so that the buttons stay side by side. */
const kept = css({
  me: "auto",
  color: "fg.muted",
  fontSize: "13px",
  mdDown: { flexBasis: "full", _empty: { flexBasis: "auto" } },
});
const tryOut = css({ ms: { base: "auto", md: "0" } });
const problem = css({ textStyle: "help", color: "danger.text" });

export interface CharacterEditorProps extends CharacterFormOptions {
  userName: string;
  categories: readonly Category[];
  Picker: LorebookPicker;
  /** Content below the form of a saved character, such as its deletion. */
  ending?: ReactNode;
}

const sectionIds = [
  "identity",
  "variants",
  "greetings",
  "nature",
  "examples",
  "lorebooks",
  "categories",
  "advanced",
  "visibility",
  "remove",
] as const;
const sections = (hasEnding: boolean) =>
  sectionIds.filter((id) => hasEnding || id !== "remove").map((id) => [id, words.sections[id]] as const);

/** The editor of a new or saved character with all its variants (GAP-55, GAP-56): form, outline and preview. */
export function CharacterEditor({ userName, categories, Picker, ending, ...options }: CharacterEditorProps) {
  const editor = useCharacterForm(options);
  const { control, errors, form: hook } = editor;
  const bar = useRef<HTMLDivElement>(null);
  useToastOffset(bar);
  const accessableTo = useWatch({ control, name: "accessableTo" });
  const leaving = useBlocker({
    // After the session has ended leave without asking; the draft is kept.
    shouldBlockFn: () => editor.isUnsaved && isSignedIn(),
    withResolver: true,
    enableBeforeUnload: false,
  });

  // The form focuses an invalid field by itself, but not the category chips.
  const { submitCount } = hook.formState;
  const lacksCategory = errors.categoryIds !== undefined;
  useEffect(() => {
    if (submitCount > 0 && lacksCategory && document.querySelector("form [aria-invalid=true]") === null)
      goToSection("categories");
  }, [submitCount, lacksCategory]);

  const isPublic = accessableTo === "public";
  const [isTalking, setIsTalking] = useState(false);
  const isWide = useMedia(desktopQuery);
  const chat = useTestChat(() => hook.getValues(), editor.shown, userName);
  const pane = <TestChatPane editor={editor} chat={chat} userName={userName} takesFocus={isWide} />;
  const [changes, setChanges] = useState<readonly ChangeGroup[] | null>(null);
  /** Asks before publishing changes that readers will see; invalid or private ones are submitted straight away. */
  async function ask(): Promise<void> {
    if (editor.isNew || !isPublic || !(await hook.trigger())) return editor.submit();
    const extensions = options.saved?.details.authored?.extensions ?? {};
    const compared = (one: CharacterForm) => comparedOf(one, categories, extensions);
    return setChanges(characterDiff(compared(editor.savedForm), compared(characterForm.parse(hook.getValues()))));
  }

  return (
    <>
      <Outline sections={sections(Boolean(ending))} />
      <div className={columns}>
        <form
          {...editor.formProps}
          className={form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void ask();
          }}
        >
          <DraftNotice editor={editor} />
          <EditorSection id="identity" title={words.sections.identity}>
            <div className={two}>
              <TextField
                editor={editor}
                name="name"
                label={labels.name}
                limit={limits.characterName}
                isRequired
                autoComplete="off"
              />
              <TextField
                editor={editor}
                name="shortMessage"
                label={labels.shortMessage}
                help={words.shortMessageHelp}
                limit={bounds.createCharacterBodyShortMessageMax}
                rows={1}
                maxRows={4}
              />
            </div>
            <LanguageAndPerson editor={editor} />
          </EditorSection>
          <VariantFields editor={editor} Picker={Picker} />
          <EditorSection id="categories" title={words.sections.categories}>
            <Controller
              control={control}
              name="categoryIds"
              render={({ field: { value } }) => (
                <CategoryPicker
                  label={labels.categories}
                  categories={categories}
                  choice={{ selected: value, excluded: [] }}
                  limit={limits.categories}
                  onChange={({ selected }) => editor.change("categoryIds", selected)}
                  onLimit={() => toaster.error(messages.categories.limit)}
                />
              )}
            />
            {errors.categoryIds !== undefined && (
              <p role="alert" className={problem}>
                {messageAt(errors, "categoryIds")}
              </p>
            )}
          </EditorSection>
          <EditorSection id="advanced" title={words.sections.advanced}>
            <TextField
              editor={editor}
              name="systemPrompt"
              label={labels.systemPrompt}
              help={words.systemPromptHelp}
              limit={bounds.createCharacterBodySystemPromptMax}
              rows={3}
            />
            <TextField
              editor={editor}
              name="postHistoryInstructions"
              label={labels.postHistoryInstructions}
              help={words.postHistoryHelp}
              limit={bounds.createCharacterBodyPostHistoryInstructionsMax}
              rows={2}
            />
          </EditorSection>
          <EditorSection id="visibility" title={words.sections.visibility}>
            <RadioCards
              legend={words.visibility}
              columns={2}
              value={accessableTo}
              onChange={(value) => editor.change("accessableTo", value)}
              options={(["public", "private"] as const).map((value) => ({ value, ...words.visibilities[value] }))}
            />
            <Switch label={words.mature} help={words.matureHelp} {...editor.register("NSFW")} />
          </EditorSection>
          {ending}
          <div ref={bar} className={foot}>
            <SubmitBar
              editor={editor}
              label={editor.isNew ? (isPublic ? words.publish : words.save) : isPublic ? words.review : words.save}
              disabledReason={!editor.isNew && !editor.isDirty ? words.unchanged : undefined}
              failureText={editor.failureText}
              before={
                <>
                  <span className={kept} role="status">
                    {editor.isDirty ? formTexts.draftKept : ""}
                  </span>
                  <Button aria-pressed={isTalking} className={tryOut} onClick={() => setIsTalking(!isTalking)}>
                    {words.test.open}
                  </Button>
                </>
              }
            />
          </div>
        </form>
        <aside className={aside} data-talking={(isTalking && isWide) || undefined}>
          {isTalking && isWide ? pane : <CharacterPreview editor={editor} userName={userName} />}
        </aside>
      </div>
      <DialogSlot show={isTalking && !isWide}>
        {() => (
          <Dialog title={words.test.title} description={words.test.help} size="md" onClose={() => setIsTalking(false)}>
            {pane}
          </Dialog>
        )}
      </DialogSlot>
      <DialogSlot show={changes}>
        {(shown) => (
          <PublishQuestion
            changes={shown}
            onCancel={() => setChanges(null)}
            onConfirm={() => {
              setChanges(null);
              void editor.submit();
            }}
          />
        )}
      </DialogSlot>
      <LeaveQuestion editor={editor} leaving={leaving} words={words.leave} keepsDraft />
    </>
  );
}
