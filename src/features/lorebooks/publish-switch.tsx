import { useState } from "react";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { css } from "#styled-system/css";
import { loreTexts } from "./lorebooks-texts.ts";

/** The word beside the switch is its state; a phone has no room for it, and the name says what the switch does. */
const look = css({ "& label": { display: { base: "none", md: "block" }, fontSize: "13px", color: "fg.muted" } });

export interface PublishSwitchProps {
  book: Lorebook;
  onChange: (isPublic: boolean) => void;
}

/** Whether a lorebook is public. What chats of others would lose by hiding it is asked about first. */
export function PublishSwitch({ book, onChange }: PublishSwitchProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { groupsOfOthers = 0, chatsOfOthers = 0 } = book.uses ?? {};
  return (
    <>
      <Switch
        isQuiet
        className={look}
        label={book.isPublic ? loreTexts.isPublic : loreTexts.isPrivate}
        aria-label={loreTexts.publish(book.name)}
        checked={book.isPublic}
        onChange={({ target }) => {
          if (!target.checked && groupsOfOthers + chatsOfOthers > 0) setIsAsked(true);
          else onChange(target.checked);
        }}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={loreTexts.hideTitle(book.name)}
        confirmLabel={loreTexts.hide}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          onChange(false);
        }}
      >
        {loreTexts.hideText(groupsOfOthers, chatsOfOthers)}
      </ConfirmDialog>
    </>
  );
}
