import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { texts as common } from "#src/domain/texts.ts";
import type { CreatorCard } from "#src/generated/api/model/creatorCard.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { PagedList, type PagedListProps } from "#src/ui/feedback/paged-list.tsx";
import { RowCard, RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";
import { creatorTexts } from "./creator-texts.ts";
import { FollowButton } from "./follow-button.tsx";

const list = css({ display: "grid", gap: "2", listStyle: "none", m: "0", p: "0" });
const idOf = ({ id }: CreatorCard) => id;

export interface CreatorRowsProps {
  /** Names the list, so that its place is kept. */
  id: string;
  query: PagedListProps<CreatorCard>["query"];
  label: string;
  /** The visitor's own row has no Follow. */
  userId: string | undefined;
  empty: ReactNode;
}

/** Creators in rows, each leading to the profile, with Follow at the end. */
export function CreatorRows({ id, query, label, userId, empty }: CreatorRowsProps) {
  const renderRow = useCallback(
    (creator: CreatorCard) => (
      <RowCard
        title={creator.userName}
        link={<Link to="/creator/$userId" params={{ userId: creator.id }} />}
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
        meta={creatorTexts.characterCount(creator.characterCount)}
        end={creator.id !== userId && <FollowButton creator={creator} size="sm" />}
      />
    ),
    [userId],
  );
  return (
    <PagedList
      id={id}
      query={query}
      itemKey={idOf}
      renderItem={renderRow}
      className={list}
      label={label}
      skeleton={
        <div className={list}>
          <RowCardSkeleton />
          <RowCardSkeleton />
          <RowCardSkeleton />
        </div>
      }
      failed={common.states.listFailed}
      empty={empty}
      more={{ failedText: common.states.moreFailed, count: creatorTexts.shown }}
    />
  );
}
