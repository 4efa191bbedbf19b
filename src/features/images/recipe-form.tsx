import DicesIcon from "lucide-react/icons/dices";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { useGenerateFromImage, useGenerateFromText } from "#src/data/image/mutations.ts";
import { texts } from "#src/domain/texts.ts";
import type { ImageTemplate } from "#src/generated/api/model/imageTemplate.ts";
import { AspectRatio } from "#src/generated/zod/schemas/aspectRatio.zod.ts";
import { ImageCountMax } from "#src/generated/zod/schemas/imageCount.zod.ts";
import { ImagePromptMax } from "#src/generated/zod/schemas/imagePrompt.zod.ts";
import { DraftNotice } from "#src/parts/form/draft-notice.tsx";
import { TextField } from "#src/parts/form/text-field.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Slider } from "#src/ui/slider/slider.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { Choices } from "./choices.tsx";
import { imagesTexts } from "./images-texts.ts";
import { MakeBar } from "./make-bar.tsx";
import type { SourcePicture } from "./source-field.tsx";
import { blankRecipe, drawnSeed, nearestShape, type Recipe, recipeBody, recipeDraft, recipeSchema } from "./recipe.ts";
import { TemplateChips } from "./template-chips.tsx";

const form = css({ display: "grid", gap: "5", minWidth: "0", "& [name=prompt]": { scrollMarginBlock: "112px" } });
const shapes = css({ gridTemplateColumns: "repeat(auto-fit, minmax(72px, 1fr))" });
const counts = css({ gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "1!" });
const two = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "1fr", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
});
const shape = css({ display: "block", border: "1.6px solid currentColor", borderRadius: "3px" });
const allCounts = Array.from({ length: ImageCountMax }, (_, index) => index + 1);

function shapeGlyph(ratio: AspectRatio) {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  const unit = 26 / Math.max(width, height);
  return <i className={shape} style={{ width: width * unit, height: height * unit } satisfies CSSProperties} />;
}

/** Values to fill the form with; a new object each time. */
export type Filling = { readonly values: Partial<Recipe>; readonly said: string };

export interface RecipeFormProps {
  userId: string;
  filling: Filling | null;
  /** For making pictures from a picture: its field and value. */
  from?: { source: SourcePicture | null; field: ReactNode };
  /** A job has begun. */
  onSent: () => void;
}

/** The form for a picture (GAP-99). Unsent values are kept on this device. */
export function RecipeForm({ userId, filling, from, onSent }: RecipeFormProps) {
  const fromText = useGenerateFromText();
  const fromImage = useGenerateFromImage();
  const editor = useEditorForm({
    schema: recipeSchema,
    saved: blankRecipe,
    draft: recipeDraft(userId, from ? "image-to-image" : "text-to-image"),
    doesAskOnUnload: false,
    onSubmit: async (values, key) => {
      if (from === undefined) await fromText.mutateAsync({ body: recipeBody(values), key });
      else if (from.source !== null) {
        const { blob: image } = from.source;
        const aspectRatio = nearestShape(from.source);
        await fromImage.mutateAsync({
          body: { ...recipeBody(values), aspectRatio, strength: values.strength, image },
          key,
        });
      }
      onSent();
    },
  });
  const { control } = editor;
  const [templateId, aspectRatio, count, strength] = useWatch({
    control,
    name: ["templateId", "aspectRatio", "count", "strength"],
  });

  /** Offers to restore the previous values, if the user had typed any. */
  const fill = ({ values, said }: Filling) => {
    const before = structuredClone(editor.form.getValues());
    const put = (recipe: Partial<Recipe>) => {
      for (const [name, value] of Object.entries(recipe)) editor.change(name as keyof Recipe, value);
    };
    put(values);
    // What fills it may stand below it, as on a phone.
    editor.formProps.ref.current?.querySelector("[name=prompt]")?.scrollIntoView({ block: "nearest" });
    if (before.prompt.trim() !== "" && before.prompt !== values.prompt)
      toaster.info(said, { label: texts.actions.undo, onAction: () => put(before) });
  };
  const take = useEffectEvent(fill);
  useEffect(() => {
    if (filling !== null) take(filling);
  }, [filling]);
  const choose = ({ id, name, prompt }: ImageTemplate) =>
    id === templateId
      ? editor.change("templateId", null)
      : fill({ values: { templateId: id, prompt }, said: imagesTexts.templateTaken(name) });

  return (
    // Ctrl+Enter presses the button from any of its fields, so that it sends nothing while that is disabled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...editor.formProps}
      className={form}
      aria-label={from ? imagesTexts.imageTitle : imagesTexts.textTitle}
      onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
          event.currentTarget.querySelector<HTMLButtonElement>("[type=submit]")?.click();
      }}
    >
      {from && (
        <>
          {from.field}
          <Slider
            label={imagesTexts.strength}
            value={strength}
            onChange={(value) => editor.change("strength", value)}
            min={0}
            max={1}
            step={0.05}
            format={imagesTexts.strengthSaid}
            help={imagesTexts.strengthEnds}
          />
        </>
      )}
      <DraftNotice editor={editor} />
      <TextField
        editor={editor}
        name="prompt"
        label={from ? imagesTexts.change : imagesTexts.prompt}
        help={from ? imagesTexts.changeHelp : imagesTexts.promptHelp}
        limit={ImagePromptMax}
        rows={4}
        maxRows={10}
        isRequired
      />
      <TextField editor={editor} name="negativePrompt" label={imagesTexts.negative} note={imagesTexts.optional} />
      <TemplateChips chosen={templateId} onChoose={choose} />
      {from === undefined && (
        <Choices
          legend={imagesTexts.shape}
          options={AspectRatio.options}
          value={aspectRatio}
          onChange={(value) => editor.change("aspectRatio", value)}
          glyph={shapeGlyph}
          className={shapes}
        />
      )}
      <div className={two}>
        <Choices
          legend={imagesTexts.count}
          options={allCounts}
          value={count}
          onChange={(value) => editor.change("count", value)}
          className={counts}
        />
        <TextField
          editor={editor}
          name="seed"
          label={imagesTexts.seed}
          help={imagesTexts.seedHelp}
          placeholder={imagesTexts.seedAny}
          inputMode="numeric"
          autoComplete="off"
          end={
            <IconButton label={imagesTexts.anotherSeed} onClick={() => editor.change("seed", drawnSeed())}>
              <DicesIcon />
            </IconButton>
          }
        />
      </div>
      <MakeBar editor={editor} count={count} {...(from?.source === null && { blockedBy: imagesTexts.chooseFirst })} />
    </form>
  );
}
