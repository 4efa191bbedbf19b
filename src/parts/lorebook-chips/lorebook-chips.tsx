import BookOpenIcon from "lucide-react/icons/book-open";
import PlusIcon from "lucide-react/icons/plus";
import XIcon from "lucide-react/icons/x";
import { texts } from "#src/domain/texts.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";

/** A chosen lorebook. */
export type PickedLorebook = { readonly id: string; readonly name: string };

const box = css({
  position: "relative",
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
const nothing = css({ color: "fg.subtle", ps: "1.5" });
/** Its press area is the whole box, but for the chips, which stand above it. */
const add = css({
  position: "static!",
  transform: "none!",
  _before: { content: '""', position: "absolute", inset: "0", cursor: "pointer" },
});
const chip = css({
  position: "relative",
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

export interface LorebookChipsProps {
  picked: readonly PickedLorebook[];
  /** More than may be chosen. */
  isOver: boolean;
  onRemove: (book: PickedLorebook) => void;
  /** Opens what they are picked in. */
  onAdd: () => void;
}

/** The chosen lorebooks, with the way to more of them. */
export function LorebookChips({ picked, isOver, onRemove, onAdd }: LorebookChipsProps) {
  return (
    <div className={box} data-over={isOver || undefined}>
      <ul className={chips}>
        {picked.length === 0 && (
          <li className={nothing} aria-hidden="true">
            {texts.lorebook.choose}
          </li>
        )}
        {picked.map((book) => (
          <li key={book.id} className={chip}>
            <BookOpenIcon />
            <bdi>{book.name}</bdi>
            <IconButton size="xs" label={texts.lorebook.takeOut(book.name)} onClick={() => onRemove(book)}>
              <XIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <IconButton size="sm" label={texts.lorebook.choose} className={add} onClick={onAdd}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}
