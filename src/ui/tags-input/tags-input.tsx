import { TagsInput as ArkTagsInput } from "@ark-ui/react/tags-input";
import CircleAlertIcon from "lucide-react/icons/circle-alert";
import XIcon from "lucide-react/icons/x";
import { type ClipboardEvent, type ReactNode, useId } from "react";
import { lengthOf } from "#src/lib/text.ts";
import { cx } from "#styled-system/css";
import { tagsInput } from "#styled-system/recipes";

export interface TagsInputProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Maximum number of tags; shown as a counter. */
  max?: number;
  /** Maximum length of a tag in code points. */
  maxLength?: number;
  /** Whether a text is a valid tag; rejected text stays in the field. Duplicates are always rejected. */
  accepts?: (text: string) => boolean;
  placeholder?: string;
  help?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Accessible name of a tag's remove button. */
  removeLabel?: (tag: string) => string;
  className?: string;
}

const remove = (tag: string) => `Remove ${tag}`;

/**
 * A field for several short texts typed by the user. When: keywords and names that are typed, not picked; `Chip`s for a
 * known set. Keys: Enter or comma adds, a pasted list is split at commas and lines, Backspace in the empty field marks
 * the last tag and removes it, the arrow keys move through the tags, Delete removes the marked one.
 */
export function TagsInput({
  label,
  value,
  onChange,
  max,
  maxLength,
  accepts,
  placeholder,
  help,
  error,
  disabled = false,
  removeLabel = remove,
  className,
}: TagsInputProps) {
  const id = useId();
  const styles = tagsInput();
  const hasError = error !== undefined && error !== null && error !== "";
  const describedBy = [hasError && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean).join(" ");
  function isTaken(text: string, tags: readonly string[]): boolean {
    if (text === "" || tags.includes(text)) return false;
    if (maxLength !== undefined && lengthOf(text) > maxLength) return false;
    return accepts?.(text) ?? true;
  }
  // Read from the clipboard: a single-line field drops line breaks before the text could be split at them.
  function pasteList(event: ClipboardEvent<HTMLInputElement>) {
    const texts = event.clipboardData.getData("text").split(/[,\n]/);
    if (texts.length < 2) return;
    event.preventDefault();
    const tags = [...value];
    for (const text of texts.map((part) => part.trim()))
      if (tags.length < (max ?? Infinity) && isTaken(text, tags)) tags.push(text);
    if (tags.length > value.length) onChange(tags);
  }
  return (
    <ArkTagsInput.Root
      value={[...value]}
      onValueChange={(details) => onChange(details.value)}
      max={max}
      delimiter={/[,\n]/}
      blurBehavior="add"
      editable={false}
      disabled={disabled}
      invalid={hasError}
      sanitizeValue={(text) => text.trim()}
      validate={({ inputValue, value: tags }) => isTaken(inputValue.trim(), tags)}
      className={cx(styles.root, className)}
    >
      <ArkTagsInput.Label className={styles.label}>{label}</ArkTagsInput.Label>
      <ArkTagsInput.Control className={styles.control}>
        {value.map((tag, index) => (
          <ArkTagsInput.Item key={tag} index={index} value={tag} className={styles.item}>
            <ArkTagsInput.ItemPreview className={styles.itemPreview}>
              <ArkTagsInput.ItemText className={styles.itemText}>{tag}</ArkTagsInput.ItemText>
              <ArkTagsInput.ItemDeleteTrigger className={styles.itemDeleteTrigger} aria-label={removeLabel(tag)}>
                <XIcon />
              </ArkTagsInput.ItemDeleteTrigger>
            </ArkTagsInput.ItemPreview>
          </ArkTagsInput.Item>
        ))}
        <ArkTagsInput.Input
          className={styles.input}
          onPaste={pasteList}
          placeholder={value.length === 0 ? placeholder : undefined}
          aria-describedby={describedBy || undefined}
          aria-invalid={hasError || undefined}
          enterKeyHint="enter"
        />
      </ArkTagsInput.Control>
      <ArkTagsInput.HiddenInput />
      {(hasError || help !== undefined || max !== undefined) && (
        <div className={styles.footer}>
          <div>
            {hasError && (
              <p id={`${id}-error`} role="alert" className={styles.error}>
                <CircleAlertIcon />
                <span>{error}</span>
              </p>
            )}
            {help !== undefined && (
              <p id={`${id}-help`} className={styles.help}>
                {help}
              </p>
            )}
          </div>
          {max !== undefined && (
            <span className={styles.counter}>
              {value.length}/{max}
            </span>
          )}
        </div>
      )}
    </ArkTagsInput.Root>
  );
}
