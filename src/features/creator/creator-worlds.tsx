import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { creatorLorebooksQuery } from "#src/data/creator/characters.ts";
import { texts } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { LorebookCard } from "#src/parts/lorebook-card/lorebook-card.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";

const rows = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
  listStyle: "none",
});
const idOf = ({ id }: Lorebook) => id;
const renderBook = (book: Lorebook) => (
  <LorebookCard lorebook={book} link={<Link to="/lorebooks/$lorebookId" params={{ lorebookId: book.id }} />} />
);

/** A creator's published lorebooks. */
export function CreatorWorlds({ userId }: { userId: string }) {
  const query = useInfiniteQuery(creatorLorebooksQuery(userId));
  return (
    <PagedList
      id={`creator-worlds/${userId}`}
      query={query}
      itemKey={idOf}
      renderItem={renderBook}
      className={rows}
      skeleton={<RowCardSkeleton />}
      failed={texts.states.listFailed}
      more={{ failedText: texts.states.moreFailed }}
    />
  );
}
