import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useCallback } from "react";
import { foundCreatorsQuery } from "#src/data/discovery/queries.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { CreatorCard } from "#src/generated/api/model/creatorCard.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { RowCard, RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";
import { searchTexts as texts } from "./search-texts.ts";

const list = css({ display: "grid", gap: "2", listStyle: "none", m: "0", p: "0" });
const idOf = ({ id }: CreatorCard) => id;

export interface FoundCreatorsProps {
  search: string;
  /** What stands at the end of a row. */
  renderEnd: (creator: CreatorCard) => ReactNode;
  /** An empty link to a creator. */
  linkOf: (creator: CreatorCard) => ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The creators that were found. */
export function FoundCreators({ search, renderEnd, linkOf }: FoundCreatorsProps) {
  const creators = useInfiniteQuery({ ...foundCreatorsQuery(search), placeholderData: keepPreviousData });
  const renderRow = useCallback(
    (creator: CreatorCard) => (
      <RowCard
        title={creator.userName}
        link={linkOf(creator)}
        picture={
          <Avatar
            src={creator.avatar}
            name={creator.userName}
            seed={creator.id}
            decoration={creator.avatarDecoration}
            size={64}
            isDecorative
          />
        }
        line={creator.description}
        meta={texts.characters(creator.characterCount)}
        end={renderEnd(creator)}
      />
    ),
    [renderEnd, linkOf],
  );
  return (
    <PagedList
      id={`creators/${search}`}
      query={creators}
      itemKey={idOf}
      renderItem={renderRow}
      className={list}
      label={texts.tabs.creators}
      skeleton={
        <div className={list}>
          <RowCardSkeleton />
          <RowCardSkeleton />
          <RowCardSkeleton />
        </div>
      }
      failed={common.states.listFailed}
      empty={<EmptyState title={texts.nobody} />}
      more={{ failedText: common.states.moreFailed, count: texts.shown }}
    />
  );
}
