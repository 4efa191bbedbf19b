import BookOpenIcon from "lucide-react/icons/book-open";
import PlusIcon from "lucide-react/icons/plus";
import XIcon from "lucide-react/icons/x";
import { useId, useState } from "react";
import { limits } from "#src/domain/limits.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { groupChatTexts } from "./group-chat-texts.ts";
import type { PickedLorebook } from "./group-draft.ts";
import { LorebookCount } from "./lorebook-count.tsx";
import { LorebookPickerDialog } from "./lorebook-picker-dialog.tsx";

const label = css({ display: "flex", gap: "1.5", mb: "7px", textStyle: "label" });
const box = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: "44px",
  ps: "2",
  pe: "1",
  py: "1",
  borderRadius: "input",
  bg: "bg.sunken",
  boxShadow: "inset 0 0 0 1px {colors.border.strong}",
  "&[data-over]": { boxShadow: "inset 0 0 0 1px {colors.danger.solid}" },
});
const chips = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  flex: "1",
  minWidth: "0",
  listStyle: "none",
  m: "0",
  p: "0",
});
const chip = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  maxWidth: "full",
  ps: "10px",
  borderRadius: "md",
  bg: "accent.subtle",
  color: "accent.text",
  fontSize: "13px",
  fontWeight: "semibold",
  "--icon-size": "15px",
  "& bdi": { truncate: true },
});

export type LorebookFieldProps = {
  picked: readonly PickedLorebook[];
  onChange: (picked: PickedLorebook[]) => void;
};

/** The lorebooks of a group, with the way to the picker (GROUP-11). */
export function LorebookField({ picked, onChange }: LorebookFieldProps) {
  const words = groupChatTexts.lorebooks;
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  const toggle = (book: PickedLorebook) => {
    const others = picked.filter((one) => one.id !== book.id);
    onChange(others.length < picked.length ? others : [...picked, book]);
  };
  return (
    <div role="group" aria-labelledby={id} data-many={picked.length > 1 || undefined}>
      <p id={id} className={label}>
        {words.title}
        <span>
          <LorebookCount count={picked.length} />
        </span>
      </p>
      <div className={box} data-over={picked.length > limits.groupLorebooks || undefined}>
        <ul className={chips}>
          {picked.map((book) => (
            <li key={book.id} className={chip}>
              <BookOpenIcon />
              <bdi>{book.name}</bdi>
              <IconButton size="xs" label={words.remove(book.name)} onClick={() => toggle(book)}>
                <XIcon />
              </IconButton>
            </li>
          ))}
        </ul>
        <IconButton size="sm" label={words.add} onClick={() => setIsPicking(true)}>
          <PlusIcon />
        </IconButton>
      </div>
      <DialogSlot show={isPicking}>
        {() => <LorebookPickerDialog picked={picked} onToggle={toggle} onClose={() => setIsPicking(false)} />}
      </DialogSlot>
    </div>
  );
}
