import CopyIcon from "lucide-react/icons/copy";
import PlusIcon from "lucide-react/icons/plus";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { sameValue } from "#src/lib/same-value.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { css } from "#styled-system/css";
import { blankVariant } from "./character-form.ts";
import { editorTexts } from "./editor-texts.ts";
import type { CharacterEditorForm } from "./use-character-form.ts";

const words = editorTexts.variants;
const bar = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", justifyContent: "space-between" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2", minWidth: "0", flex: "1" });
const faulty = css({ boxShadow: "inset 0 0 0 1px {colors.danger.solid}!" });
const tools = css({ display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" });

/** Maximum number of new variants per request. */
const newAtMost = 20;

type OneProps = { editor: CharacterEditorForm; at: number };
/** Where the focus goes after an action: the chip of the shown variant, or the field of its name. */
type Place = "[aria-pressed=true]" | "[name$=variantName]";

/** A variant's name, updated while it is typed. */
function useName({ editor, at }: OneProps): string {
  const name: string | undefined = useWatch({ control: editor.control, name: `variants.${at}.variantName` });
  return name?.trim() || words.unnamed;
}

function VariantChip({ editor, at }: OneProps) {
  const name = useName({ editor, at });
  const isShown = at === editor.shown;
  const isFaulty = editor.faulty.includes(at);
  return (
    <Chip
      isPressed={isShown}
      icon={isShown ? <CueMark /> : undefined}
      className={isFaulty ? faulty : undefined}
      aria-label={isFaulty ? words.faulty(name) : undefined}
      onClick={() => editor.show(at)}
    >
      <bdi>{name}</bdi>
    </Chip>
  );
}

/** With several variants: marks the default, and offers the actions on the shown one. */
function VariantTools({ editor, at, onGoTo }: OneProps & { onGoTo: (place: Place) => void }) {
  const now = useWatch({ control: editor.control, name: `variants.${at}` });
  const model = Math.max(
    0,
    editor.variants.findIndex((one) => one.default),
  );
  const modelName = useName({ editor, at: model });
  const { id, isNew, default: isDefault, variantName } = now;
  const isEmpty = sameValue(now, { ...blankVariant(id, variantName), isNew, default: isDefault });
  return (
    <div className={tools}>
      {isDefault && <Tag>{words.isDefault}</Tag>}
      {!isDefault && isEmpty && (
        <Button
          size="sm"
          variant="soft"
          icon={<CopyIcon />}
          onClick={() => {
            editor.copyFromDefault(at);
            onGoTo("[name$=variantName]");
          }}
        >
          {words.copy(modelName)}
        </Button>
      )}
      {!isDefault && !isNew && (
        <Button
          size="sm"
          onClick={() => {
            editor.makeDefault(at);
            onGoTo("[aria-pressed=true]");
          }}
        >
          {words.makeDefault}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          editor.removeVariant(at);
          onGoTo("[aria-pressed=true]");
        }}
      >
        {words.remove}
      </Button>
    </div>
  );
}

/** Shows which variant is being edited, and switches to another one. */
export function VariantBar({ editor }: { editor: CharacterEditorForm }) {
  const { variants, shown } = editor;
  const frame = useRef<HTMLDivElement>(null);
  const goal = useRef<Place>(null);
  // The pressed button may have disappeared: after the render the focus moves to the result of the action.
  useEffect(() => {
    if (goal.current === null) return;
    frame.current?.closest("section")?.querySelector<HTMLElement>(goal.current)?.focus();
    goal.current = null;
  });
  const goTo = (place: Place) => {
    goal.current = place;
  };
  const isFull = variants.filter(({ isNew }) => isNew).length >= newAtMost;
  return (
    <>
      <div ref={frame} className={bar}>
        <div role="group" aria-label={words.list} className={chips}>
          {variants.map((one, at) => (
            <VariantChip key={one.id} editor={editor} at={at} />
          ))}
        </div>
        <Button
          variant="soft"
          size="sm"
          icon={<PlusIcon />}
          disabled={isFull}
          disabledReason={words.full}
          onClick={() => {
            editor.addVariant();
            goTo("[name$=variantName]");
          }}
        >
          {words.add}
        </Button>
      </div>
      {variants.length > 1 && <VariantTools editor={editor} at={shown} onGoTo={goTo} />}
    </>
  );
}
