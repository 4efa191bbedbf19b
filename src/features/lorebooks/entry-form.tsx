import ChevronDownIcon from "lucide-react/icons/chevron-down";
import ChevronUpIcon from "lucide-react/icons/chevron-up";
import CopyIcon from "lucide-react/icons/copy";
import Trash2Icon from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { hasUnspacedScript } from "#src/domain/lore/lore-text.ts";
import { readPattern } from "#src/domain/lore/pattern.ts";
import type { LoreLogic } from "#src/generated/api/model/loreLogic.ts";
import type { LorePosition } from "#src/generated/api/model/lorePosition.ts";
import { lengthOf } from "#src/lib/text.ts";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { TagsInput } from "#src/ui/tags-input/tags-input.tsx";
import { css } from "#styled-system/css";
import { costOf, type EntryDraft, isSilent } from "./lorebook-draft.ts";
import { loreTexts } from "./lorebooks-texts.ts";

const form = css({ display: "grid", gap: "5", p: { base: "4", md: "6" }, minWidth: "0" });
const head = css({ row: "1", "& > :first-child": { flex: "1", color: "fg.muted", fontSize: "14px" } });
const pair = css({ display: "grid", gap: "4", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" } });
const warning = css({ color: "warning.text" });

/** Where in the form the focus can be put: at which entry it is, and its title. */
export type Arrival = "place" | "title";

export type EntryErrors = { readonly [Name in keyof EntryDraft]?: { message?: string | undefined } | undefined };

export interface EntryFormProps {
  entry: EntryDraft;
  at: number;
  count: number;
  errors: EntryErrors | undefined;
  isReadOnly: boolean;
  onChange: (change: Partial<EntryDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** If keys are patterns: the first invalid one. */
const badPattern = ({ useRegex }: EntryDraft, keys: readonly string[]): string | undefined =>
  useRegex ? keys.find((key) => readPattern(key) === null) : undefined;

/** The form of one entry of a lorebook. Read-only, its texts stay as legible as any: they are what one reads there. */
export function EntryForm({ entry, at, count, errors, isReadOnly, onChange, ...actions }: EntryFormProps) {
  const length = lengthOf(entry.content);
  const keyField = (name: "keys" | "secondaryKeys", label: string, help: ReactNode) => {
    const bad = badPattern(entry, entry[name]);
    return (
      <TagsInput
        label={label}
        value={entry[name]}
        onChange={(keys) => onChange({ [name]: keys })}
        max={100}
        maxLength={200}
        accepts={(key) => !entry.useRegex || readPattern(key) !== null}
        placeholder={isReadOnly ? "" : loreTexts.addWord}
        help={help}
        error={bad === undefined ? errors?.[name]?.message : loreTexts.badPattern(bad)}
        disabled={isReadOnly}
      />
    );
  };
  const flag = (
    name: "isConstant" | "matchWholeWords" | "isCaseSensitive" | "useRegex",
    label: string,
    help: string,
  ) => (
    <Switch
      label={label}
      help={help}
      disabled={isReadOnly}
      checked={entry[name]}
      onChange={({ target }) => onChange({ [name]: target.checked })}
    />
  );
  const number = (name: "order" | "priority", label: string, help: string) => (
    <FormField label={label} help={help} error={errors?.[name]?.message}>
      <TextInput
        type="number"
        readOnly={isReadOnly}
        value={Number.isNaN(entry[name]) ? "" : entry[name]}
        onChange={({ target }) => onChange({ [name]: target.value === "" ? Number.NaN : Number(target.value) })}
      />
    </FormField>
  );
  return (
    <div className={form}>
      <div className={head}>
        <p data-arrival={"place" satisfies Arrival} tabIndex={-1}>
          {loreTexts.entryOf(at + 1, count)}
        </p>
        {!isReadOnly && (
          <>
            <IconButton size="sm" label={loreTexts.moveUp} disabled={at === 0} onClick={() => actions.onMove(-1)}>
              <ChevronUpIcon />
            </IconButton>
            <IconButton
              size="sm"
              label={loreTexts.moveDown}
              disabled={at === count - 1}
              onClick={() => actions.onMove(1)}
            >
              <ChevronDownIcon />
            </IconButton>
            <IconButton size="sm" label={loreTexts.duplicate} disabled={count >= 1000} onClick={actions.onDuplicate}>
              <CopyIcon />
            </IconButton>
            <IconButton
              size="sm"
              label={count === 1 ? loreTexts.lastEntry : loreTexts.removeEntry}
              disabled={count === 1}
              onClick={actions.onRemove}
            >
              <Trash2Icon />
            </IconButton>
          </>
        )}
      </div>
      <FormField label={loreTexts.title} error={errors?.name?.message}>
        <TextInput
          data-arrival={"title" satisfies Arrival}
          readOnly={isReadOnly}
          value={entry.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </FormField>
      <Switch
        label={loreTexts.on}
        disabled={isReadOnly}
        checked={entry.isEnabled}
        onChange={({ target }) => onChange({ isEnabled: target.checked })}
      />
      {keyField(
        "keys",
        loreTexts.keys,
        isSilent(entry) ? <span className={warning}>{loreTexts.noKeys}</span> : loreTexts.keysHelp,
      )}
      {!(isReadOnly && entry.secondaryKeys.length === 0) && keyField("secondaryKeys", loreTexts.together, undefined)}
      {entry.secondaryKeys.length > 0 && (
        <FormField label={loreTexts.logic}>
          <SelectInput
            disabled={isReadOnly}
            value={entry.logic}
            onChange={({ target }) => onChange({ logic: target.value as LoreLogic })}
          >
            {Object.entries(loreTexts.logics).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FormField>
      )}
      <FormField
        label={loreTexts.content}
        help={loreTexts.contentHelp}
        error={errors?.content?.message}
        counter={`${loreTexts.tokens(costOf(entry))} · ${length}/4000`}
        isOver={length > 4000}
      >
        <TextArea
          rows={6}
          maxRows={16}
          readOnly={isReadOnly}
          value={entry.content}
          onChange={({ target }) => onChange({ content: target.value })}
        />
      </FormField>
      <div className={pair}>
        {flag("isConstant", loreTexts.isConstant, loreTexts.isConstantHelp)}
        {flag("useRegex", loreTexts.patterns, loreTexts.patternsHelp)}
        {!entry.useRegex &&
          flag(
            "matchWholeWords",
            loreTexts.wholeWords,
            entry.keys.some(hasUnspacedScript) ? loreTexts.unspacedHelp : loreTexts.wholeWordsHelp,
          )}
        {flag("isCaseSensitive", loreTexts.matchCase, loreTexts.matchCaseHelp)}
      </div>
      <div className={pair}>
        {number("order", loreTexts.order, loreTexts.orderHelp)}
        {number("priority", loreTexts.priority, loreTexts.priorityHelp)}
        <FormField label={loreTexts.position}>
          <SelectInput
            disabled={isReadOnly}
            value={entry.position}
            onChange={({ target }) => onChange({ position: target.value as LorePosition })}
          >
            {Object.entries(loreTexts.positions).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FormField>
      </div>
      {Object.keys(entry.extensions).length > 0 && (
        <p className={css({ color: "fg.muted", fontSize: "14px" })}>{loreTexts.keptAlong}</p>
      )}
    </div>
  );
}
