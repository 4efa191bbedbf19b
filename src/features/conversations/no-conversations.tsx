import { Link } from "@tanstack/react-router";
import type { ConversationFilter } from "#src/domain/search-params.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { conversationsTexts } from "./conversations-texts.ts";

export type NoConversationsProps = {
  search: string;
  filter: ConversationFilter;
  onClear: () => void;
  /** Takes the filter off; the search stays. */
  onShowAll: () => void;
};

/** Explains an empty list and offers one action: no hits, none of the chosen kind, or no chats at all (design 8). */
export function NoConversations({ search, filter, onClear, onShowAll }: NoConversationsProps) {
  if (search !== "" && filter !== "all") {
    return (
      <EmptyState
        title={conversationsTexts.nothingTitle}
        text={conversationsTexts.nothingUnder(filter)}
        action={<Button onClick={onShowAll}>{conversationsTexts.searchAll}</Button>}
      />
    );
  }
  if (search !== "") {
    return (
      <EmptyState
        title={conversationsTexts.nothingTitle}
        text={conversationsTexts.nothingText}
        action={<Button onClick={onClear}>{conversationsTexts.clearSearch}</Button>}
      />
    );
  }
  if (filter !== "all") {
    return (
      <EmptyState
        title={conversationsTexts.noneTitles[filter]}
        text={conversationsTexts.noneText}
        action={<Button onClick={onShowAll}>{conversationsTexts.showAll}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={conversationsTexts.emptyTitle}
      text={conversationsTexts.emptyText}
      still={<GhostLight />}
      action={
        <Button variant="primary" asChild>
          <Link to="/home">{conversationsTexts.findCharacter}</Link>
        </Button>
      }
    />
  );
}
