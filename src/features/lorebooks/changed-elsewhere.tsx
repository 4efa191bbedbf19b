import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { otherVersionQuery } from "#src/data/lorebook/edit-lorebook.ts";
import { lorebookQuery } from "#src/data/lorebook/lorebook.ts";
import { BothChoice, type BothChoiceProps } from "#src/parts/both-versions/both-choice.tsx";
import { bothTexts } from "#src/parts/both-versions/both-texts.ts";
import { BothVersions } from "#src/parts/both-versions/both-versions.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { bookDifference } from "./book-difference.ts";
import { bookSkeleton } from "./list-page.tsx";
import { draftOf, type LorebookDraft } from "./lorebook-draft.ts";
import { loreTexts } from "./lorebooks-texts.ts";

export interface ChangedElsewhereProps {
  bookId: string;
  mine: LorebookDraft;
  onKeepMine: () => void;
  /** The other version has been read: what was written here can go. */
  onTaken: () => void;
}

/** Another tab or device has saved the lorebook: either version can win, and both can be read first. */
export function ChangedElsewhere({ bookId, mine, onKeepMine, onTaken }: ChangedElsewhereProps) {
  const client = useQueryClient();
  const [isComparing, setIsComparing] = useState(false);
  const choice = {
    onKeep: onKeepMine,
    onTake: () => void client.refetchQueries({ queryKey: lorebookQuery(bookId).queryKey }).then(onTaken),
  };
  return (
    <>
      <InlineAlert tone="warning" actions={<BothChoice {...choice} onSee={() => setIsComparing(true)} />}>
        {loreTexts.changedElsewhere}
      </InlineAlert>
      <DialogSlot show={isComparing}>
        {() => <BothBooks {...{ bookId, mine, ...choice }} onClose={() => setIsComparing(false)} />}
      </DialogSlot>
    </>
  );
}

type BothBooksProps = Pick<BothChoiceProps, "onKeep" | "onTake"> & {
  bookId: string;
  mine: LorebookDraft;
  onClose: () => void;
};

function BothBooks({ bookId, mine, onKeep, onTake, onClose }: BothBooksProps) {
  const other = useQuery(otherVersionQuery(bookId));
  const then = (choose: () => void) => () => {
    onClose();
    choose();
  };
  return (
    <Dialog
      title={bothTexts.title}
      onClose={onClose}
      size="lg"
      footer={<BothChoice onKeep={then(onKeep)} onTake={then(onTake)} />}
    >
      <AsyncView query={other} skeleton={bookSkeleton} loadingLabel={bothTexts.title} failed={loreTexts.loadFailed}>
        {(book) => <BothVersions groups={bookDifference(draftOf(book), mine)} />}
      </AsyncView>
    </Dialog>
  );
}
