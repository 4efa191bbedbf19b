import BookOpenIcon from "lucide-react/icons/book-open";
import ChevronDownIcon from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { get, useFormState, useWatch } from "react-hook-form";
import { messages } from "#src/domain/messages.ts";
import { substitutePlaceholders } from "#src/domain/placeholders.ts";
import { texts } from "#src/domain/texts.ts";
import type { BasicVariant } from "#src/generated/api/model/basicVariant.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { MemberName } from "#src/parts/member-name/member-name.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import type { ViewQuery } from "#src/ui/feedback/view-query.ts";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import type { RowControls } from "#src/ui/reorder-list/reorder-list.tsx";
import { Select } from "#src/ui/select/select.tsx";
import { css } from "#styled-system/css";
import { groupChatTexts } from "./group-chat-texts.ts";
import { type CastPick, previewOf, withVariant } from "./group-draft.ts";
import { SpeakerBar } from "./speaker-bar.tsx";
import type { GroupEditor } from "./use-group-editor.ts";

const card = css({
  p: "3",
  borderRadius: "row",
  bg: "bg.raised",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  "&[data-open]": { bg: "bg.hover" },
  "&[data-dragged]": { boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
  // Smaller labels, for the small card.
  "& label": { fontSize: "13.5px" },
});
const head = css({ display: "flex", alignItems: "center", gap: "2" });
const opener = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  flex: "1",
  minWidth: "0",
  minHeight: "44px",
  p: "0",
  border: "0",
  bg: "transparent",
  color: "fg.default",
  textAlign: "start",
  cursor: "pointer",
  borderRadius: "md",
  "& > svg": { color: "fg.muted", transition: "transform {durations.base}", me: "2" },
  "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
});
const namesake = css({ flex: "1", minWidth: "0", display: "grid", gap: "1px" });
const name = css({ fontWeight: "semibold" });
const line = css({ textStyle: "help", color: "fg.muted", truncate: true, "&[data-faulty]": { color: "danger.text" } });
const fields = css({ display: "grid", gap: "3", mt: "3" });
const two = css({ display: "grid", gap: "10px", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" } });
const books = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  color: "fg.muted",
  textStyle: "help",
  "--icon-size": "16px",
});
const bookName = css({ maxWidth: "full", bg: "bg.active!", "& bdi": { truncate: true } });
const tools = css({ display: "flex", alignItems: "center", justifyContent: "flex-end", mx: "-1" });

export interface CastCardProps {
  group: GroupEditor;
  index: number;
  isOpen: boolean;
  onToggle: () => void;
  controls: RowControls;
}

/** One pick of the call sheet (GROUP-16 to GROUP-28): collapsed to its name and first message, or with all fields. */
export function CastCard({ group, index, isOpen, onToggle, controls }: CastCardProps) {
  const { control } = group.editor;
  const id = useId();
  const pick = useWatch({ control, name: `groupCharacterList.${index}` }) as CastPick | undefined;
  const { errors } = useFormState({ control, name: `groupCharacterList.${index}` });
  if (pick === undefined) return null;
  const query = group.variants.get(pick.characterId);
  const variant = query?.data?.find((one) => one.id === pick.variantId);
  // Without a variant, the other fields are not validated yet.
  const problems =
    variant === undefined ? undefined : (get(errors, `groupCharacterList.${index}`) as Problems | undefined);
  const trouble = troubleOf(query) ?? problemOf(problems);
  return (
    <div className={card} data-open={isOpen || undefined} data-dragged={controls.isDragged || undefined}>
      <div className={head}>
        <SpeakerBar place={index + 1} />
        <button
          type="button"
          className={opener}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
        >
          <Avatar src={variant?.icon ?? pick.icon} name={pick.name} seed={pick.characterId} size={40} isDecorative />
          <span className={namesake}>
            <MemberName name={pick.characterName.trim() || pick.name} className={name} />
            <span className={line} data-faulty={(!isOpen && trouble !== null) || undefined}>
              {isOpen ? <bdi>{pick.name}</bdi> : (trouble ?? summaryOf(pick, variant))}
            </span>
          </span>
          <ChevronDownIcon />
        </button>
        {controls.grip}
      </div>
      {isOpen && (
        <div id={`${id}-fields`} className={fields}>
          <CastFields group={group} index={index} pick={pick} query={query} />
          <div className={tools}>{controls.actions}</div>
        </div>
      )}
    </div>
  );
}

type Problems = Partial<Record<keyof CastPick, { message?: string }>>;

function problemOf(problems: Problems | undefined): string | null {
  const [first] = [problems?.characterName, problems?.firstMessage].flatMap((one) => one?.message ?? []);
  return first ?? null;
}

/** Why a pick has no variant; null if it is loading or has one. */
function troubleOf(query: ViewQuery<readonly BasicVariant[]> | undefined): string | null {
  if (query?.data === undefined) return query?.isError ? messages.group.variantsFailed : null;
  return query.data.length === 0 ? groupChatTexts.card.none : null;
}

function summaryOf(pick: CastPick, variant: BasicVariant | undefined): string {
  const { card: words } = groupChatTexts;
  if (variant === undefined) return words.loading;
  if (!pick.showFirstMessage) return words.silent(variant.name);
  return words.opens(variant.name, openingOf(pick.firstMessage, pick.characterName));
}

/** The first message as readers will see it, with placeholders replaced; the user becomes “you”. */
const openingOf = (firstMessage: string, char: string) =>
  previewOf(substitutePlaceholders(firstMessage, { user: "you", char }));

type CastFieldsProps = Pick<CastCardProps, "group" | "index"> & {
  pick: CastPick;
  query: ViewQuery<readonly BasicVariant[]> | undefined;
};

function CastFields({ group: { editor, cast }, index, pick, query }: CastFieldsProps) {
  const { card: words } = groupChatTexts;
  const at = `groupCharacterList.${index}` as const;
  const variants = query?.data ?? [];
  const variant = variants.find(({ id }) => id === pick.variantId);
  const choose = (id: string) => {
    const chosen = variants.find((one) => one.id === id);
    if (chosen !== undefined) cast.update(index, withVariant(editor.form.getValues(at), chosen));
  };
  const trouble = troubleOf(query);
  return (
    <>
      {trouble !== null && (
        <InlineAlert
          tone="danger"
          actions={
            query?.isError && (
              <Button size="sm" onClick={() => void query.refetch()}>
                {texts.actions.tryAgain}
              </Button>
            )
          }
        >
          {trouble}
        </InlineAlert>
      )}
      <div className={two}>
        <Select
          label={words.variant}
          options={variants.map((one) => ({
            value: one.id,
            label: one.name,
            help: openingOf(one.firstMessage, pick.characterName),
          }))}
          value={pick.variantId === "" ? null : pick.variantId}
          onChange={choose}
          placeholder={trouble === null ? words.loading : words.none}
          disabled={variants.length === 0}
        />
        <TextField editor={editor} name={`${at}.characterName`} label={words.name} autoComplete="off" />
      </div>
      <Checkbox
        label={words.speaksFirst}
        {...editor.register(`${at}.showFirstMessage`)}
        {...(!pick.showFirstMessage && { help: messages.group.silentStart })}
      />
      {pick.showFirstMessage && variant !== undefined && (
        <TextField
          editor={editor}
          name={`${at}.firstMessage`}
          label={words.firstMessage}
          note={messages.group.required}
          rows={2}
          maxRows={8}
          isRequired
        />
      )}
      {variant !== undefined && variant.lorebooks.length > 0 && (
        <div className={books}>
          <BookOpenIcon />
          {words.lorebooks(variant.lorebooks.length)}
          {variant.lorebooks.map((book) => (
            <Tag key={book.id} className={bookName}>
              <bdi>{book.name}</bdi>
            </Tag>
          ))}
        </div>
      )}
    </>
  );
}
