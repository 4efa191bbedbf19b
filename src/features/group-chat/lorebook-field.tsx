import { useId, useState } from "react";
import { limits } from "#src/domain/limits.ts";
import { LorebookChips, type PickedLorebook } from "#src/parts/lorebook-chips/lorebook-chips.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { groupChatTexts } from "./group-chat-texts.ts";
import { LorebookCount } from "./lorebook-count.tsx";
import { LorebookPickerDialog } from "./lorebook-picker-dialog.tsx";

const label = css({ display: "flex", gap: "1.5", mb: "7px", textStyle: "label" });
export type LorebookFieldProps = {
  picked: readonly PickedLorebook[];
  onChange: (picked: PickedLorebook[]) => void;
};

/** The lorebooks of a group, with a button that opens the picker (GROUP-11). */
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
      <LorebookChips
        picked={picked}
        isOver={picked.length > limits.groupLorebooks}
        onRemove={toggle}
        onAdd={() => setIsPicking(true)}
      />
      <DialogSlot show={isPicking}>
        {() => <LorebookPickerDialog picked={picked} onToggle={toggle} onClose={() => setIsPicking(false)} />}
      </DialogSlot>
    </div>
  );
}
