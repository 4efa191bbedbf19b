import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { groupChatListQuery } from "#src/data/group-chat/queries.ts";
import { threadFilterOf, threadListQuery } from "#src/data/thread/thread-list.ts";
import type { ConversationFilter } from "#src/domain/search-params.ts";
import { texts } from "#src/domain/texts.ts";
import { conversationsTexts } from "#src/features/conversations/conversations-texts.ts";
import { ListHead } from "#src/features/conversations/list-head.tsx";
import { NoConversations } from "#src/features/conversations/no-conversations.tsx";
import { RowSkeletons } from "#src/features/conversations/row-skeletons.tsx";
import { ThreadSections } from "#src/features/conversations/thread-sections.tsx";
import { UnbegunGroups } from "#src/features/conversations/unbegun-groups.tsx";
import { useMinute } from "#src/features/conversations/use-minute.ts";
import { useThreadActions } from "#src/features/conversations/use-thread-actions.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Region } from "#src/parts/region/region.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

/** Comes with the first press on Select. */
const ChoiceBar = lazy(async () => ({
  default: (await import("#src/features/conversations/choice-bar.tsx")).ChoiceBar,
}));

const page = css({
  width: "full",
  maxWidth: "1040px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "6" },
  pb: "72px",
});
const threadIdOf = ({ id }: Thread) => id;

export type MyConversationsScreenProps = { search: string; filter: ConversationFilter };

/** `/myconversation` (SHELL-07, GAP-74): every thread, searched, filtered, and all that can be done with one. */
export function MyConversationsScreen({ search, filter }: MyConversationsScreenProps) {
  const navigate = useNavigate();
  const go = (q: string, show: ConversationFilter) =>
    void navigate({
      to: "/myconversation",
      search: { ...(q === "" ? {} : { q }), ...(show === "all" ? {} : { show }) },
      replace: true,
      resetScroll: false,
    });
  const now = useMinute();
  const actions = useThreadActions();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const endChoosing = useCallback(() => setChosen(null), []);
  const choose = useCallback(
    (threadId: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(threadId)) next.add(threadId);
        return next;
      }),
    [],
  );

  const threads = useInfiniteQuery({
    ...threadListQuery(threadFilterOf(filter, search)),
    placeholderData: keepPreviousData,
  });
  const hasGroups = filter === "all" || filter === "group";
  const groups = useInfiniteQuery({
    ...groupChatListQuery(search === "" ? undefined : search),
    placeholderData: keepPreviousData,
    enabled: hasGroups,
  });
  const unbegun = hasGroups ? (groups.data ?? []).filter(({ threadCount }) => threadCount === 0) : [];
  const { data } = threads;
  const isEmpty = data?.length === 0 && unbegun.length === 0;
  const isEveryChosen = chosen !== null && data?.every(({ id }) => chosen.has(id)) === true;
  const isUnknown = data === undefined || (isEmpty && hasGroups && groups.isPending);

  return (
    <div className={page}>
      <PageTitle>{conversationsTexts.title}</PageTitle>
      <ListHead search={search} onSearch={(q) => go(q, filter)} filter={filter} onFilter={(show) => go(search, show)}>
        {data !== undefined && data.length > 0 && (
          <TextLink tone="quiet" onClick={() => setChosen(chosen === null ? new Set() : null)}>
            {chosen === null ? conversationsTexts.select : conversationsTexts.done}
          </TextLink>
        )}
        {chosen !== null && data !== undefined && data.length > 0 && (
          <TextLink tone="quiet" onClick={() => setChosen(new Set(isEveryChosen ? [] : data.map(threadIdOf)))}>
            {isEveryChosen ? conversationsTexts.chooseNone : conversationsTexts.chooseAll}
          </TextLink>
        )}
        <TextLink tone="quiet" asChild>
          <Link to="/recently-deleted">{conversationsTexts.recentlyDeleted}</Link>
        </TextLink>
      </ListHead>
      <PagedList
        query={{ ...threads, data: isUnknown ? undefined : data }}
        itemKey={threadIdOf}
        skeleton={<RowSkeletons hasSections />}
        failed={texts.states.listFailed}
        isEmpty={isEmpty}
        empty={
          <NoConversations
            search={search}
            filter={filter}
            onClear={() => go("", filter)}
            onShowAll={() => go(search, "all")}
          />
        }
        more={{ failedText: texts.states.moreFailed, count: conversationsTexts.loaded }}
      >
        {(loaded) => (
          <>
            <VisuallyHidden role="status">{conversationsTexts.loaded(loaded.length)}</VisuallyHidden>
            <UnbegunGroups groups={unbegun} search={search} now={now} />
            <ThreadSections
              id={`conversations/${filter}/${search}`}
              threads={loaded}
              search={search}
              now={now}
              actions={actions}
              chosen={chosen}
              onChoose={choose}
            />
          </>
        )}
      </PagedList>
      {chosen !== null && (
        <Region name="dialog" instead="line">
          <Suspense fallback={null}>
            <ChoiceBar
              threads={(data ?? []).filter(({ id }) => chosen.has(id))}
              actions={actions}
              onDone={endChoosing}
            />
          </Suspense>
        </Region>
      )}
    </div>
  );
}
