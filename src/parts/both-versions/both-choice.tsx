import { Button } from "#src/ui/button/button.tsx";
import { bothTexts } from "./both-texts.ts";

export interface BothChoiceProps {
  onKeep: () => void;
  onTake: () => void;
  /** Opens them beside each other; absent where they are. */
  onSee?: () => void;
}

/** What can be done about two versions. */
export function BothChoice({ onKeep, onTake, onSee }: BothChoiceProps) {
  return (
    <>
      <Button size="sm" onClick={onKeep}>
        {bothTexts.keepMine}
      </Button>
      <Button size="sm" onClick={onTake}>
        {bothTexts.takeTheirs}
      </Button>
      {onSee && (
        <Button size="sm" variant="ghost" onClick={onSee}>
          {bothTexts.seeBoth}
        </Button>
      )}
    </>
  );
}
