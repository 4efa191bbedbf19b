import { BothChoice, type BothChoiceProps } from "#src/parts/both-versions/both-choice.tsx";
import { BothVersions } from "#src/parts/both-versions/both-versions.tsx";
import { bothTexts } from "#src/parts/both-versions/both-texts.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";

type Props = Pick<BothChoiceProps, "onKeep" | "onTake"> & {
  label: string;
  theirs: string;
  mine: string;
  onClose: () => void;
};

/** The words that were saved elsewhere beside those that are here. */
export function BothWordsDialog({ label, theirs, mine, onClose, ...choice }: Props) {
  return (
    <Dialog title={bothTexts.title} onClose={onClose} size="lg" footer={<BothChoice {...choice} />}>
      <BothVersions groups={[{ id: label, name: null, rows: [{ label, theirs, mine }] }]} />
    </Dialog>
  );
}
