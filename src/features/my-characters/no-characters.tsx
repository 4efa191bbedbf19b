import { Link } from "@tanstack/react-router";
import type { MyCharactersShow } from "#src/domain/search-params.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { myCharactersTexts } from "./my-characters-texts.ts";

type NoCharactersProps = {
  search: string;
  show: MyCharactersShow;
  onClear: () => void;
  onShowAll: () => void;
};

/** Explains an empty list and offers one action: no hits, none with this status, or no characters at all. */
export function NoCharacters({ search, show, onClear, onShowAll }: NoCharactersProps) {
  if (search !== "")
    return (
      <EmptyState
        title={myCharactersTexts.nothingTitle}
        text={myCharactersTexts.nothingText(search)}
        action={<Button onClick={onClear}>{myCharactersTexts.clearSearch}</Button>}
      />
    );
  if (show !== "all")
    return (
      <EmptyState
        title={myCharactersTexts.noneTitles[show]}
        text={myCharactersTexts.noneText}
        action={<Button onClick={onShowAll}>{myCharactersTexts.showAll}</Button>}
      />
    );
  return (
    <EmptyState
      title={myCharactersTexts.emptyTitle}
      text={myCharactersTexts.emptyText}
      still={<GhostLight />}
      action={
        <Button variant="primary" asChild>
          <Link to="/new-character">{myCharactersTexts.newCharacter}</Link>
        </Button>
      }
    />
  );
}
