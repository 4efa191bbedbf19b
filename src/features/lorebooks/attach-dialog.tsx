import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { myCharactersQuery } from "#src/data/character/my-characters.ts";
import { groupChatListQuery } from "#src/data/group-chat/queries.ts";
import { attachmentsQuery } from "#src/data/lorebook/attachments.ts";
import { threadFilterOf, threadListQuery } from "#src/data/thread/thread-list.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList, type PagedQuery } from "#src/ui/feedback/paged-list.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { css } from "#styled-system/css";
import { CharacterTarget, ChatTarget, GroupTarget } from "./attach-targets.tsx";
import { attachTexts } from "./attach-texts.ts";
import { bookSkeleton } from "./list-page.tsx";
import { loreTexts } from "./lorebooks-texts.ts";

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2",
  listStyle: "none",
  m: "0",
  p: "0",
});
const panel = css({ pt: "3" });
const byId = ({ id }: { id: string }) => id;

const lists = { chats: Chats, groups: Groups, characters: Characters };

type Named = Pick<Lorebook, "id" | "name">;
type Target = "chats" | "groups" | "characters";
const targets = ["chats", "groups", "characters"] as const satisfies readonly Target[];

/** Attaches a lorebook to the user's chats, group chats and characters, or detaches it (GAP-97): at most five to each (GROUP-14, GAP-56). */
export function AttachDialog({ book, onClose }: { book: Named; onClose: () => void }) {
  const [target, setTarget] = useState<Target>("chats");
  const [search, setSearch] = useState("");
  const attachments = useQuery({ ...attachmentsQuery(book.id), refetchOnMount: "always" });
  return (
    <Dialog title={attachTexts.attachTitle(book.name)} onClose={onClose} size="md">
      <p className={css({ color: "fg.muted", mb: "3" })}>{attachTexts.help}</p>
      <Tabs look="segment" value={target} onChange={(value) => setTarget(value as Target)}>
        <TabList label={attachTexts.attachTo} className={css({ mb: "3" })}>
          {targets.map((one) => (
            <Tab key={one} value={one}>
              {attachTexts[one]}
            </Tab>
          ))}
        </TabList>
        <SearchBox label={attachTexts.searchOf[target]} value={search} onSearch={setSearch} />
        {targets.map((one) => (
          <TabPanel key={one} value={one} className={panel}>
            <AsyncView
              query={attachments}
              skeleton={bookSkeleton}
              loadingLabel={attachTexts.loading}
              failed={attachTexts.loadFailed}
            >
              {(has) => {
                const List = lists[one];
                return <List book={book} search={search} has={has[one]} />;
              }}
            </AsyncView>
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}

/** `has`: the ids of those it is attached to. */
type ListProps = { book: Named; search: string; has: ReadonlySet<string> };

function Chats({ book, search, has }: ListProps) {
  const chats = useInfiniteQuery(threadListQuery(threadFilterOf("all", search)));
  const render = useCallback(
    (chat: Thread) => <ChatTarget chat={chat} book={book} isAttached={has.has(chat.id)} />,
    [book, has],
  );
  return <Targets name="chats" query={chats} isSearch={search !== ""} render={render} />;
}

function Groups({ book, search, has }: ListProps) {
  const groups = useInfiniteQuery(groupChatListQuery(search || undefined));
  const render = useCallback(
    (group: GroupChatSummary) => <GroupTarget group={group} book={book} isAttached={has.has(group.id)} />,
    [book, has],
  );
  return <Targets name="groups" query={groups} isSearch={search !== ""} render={render} />;
}

function Characters({ book, search, has }: ListProps) {
  const { data, ...query } = useInfiniteQuery(myCharactersQuery({ search, accessableTo: "all" }));
  const render = useCallback(
    (character: CharacterCard) => (
      <CharacterTarget character={character} book={book} isAttached={has.has(character.id)} />
    ),
    [book, has],
  );
  const items = { ...query, data: data?.items };
  return <Targets name="characters" query={items} isSearch={search !== ""} render={render} />;
}

interface TargetsProps<Item> {
  name: Target;
  query: PagedQuery<Item>;
  isSearch: boolean;
  render: (item: Item) => ReactNode;
}

function Targets<Item extends { id: string }>({ name, query, isSearch, render }: TargetsProps<Item>) {
  return (
    <PagedList
      id={`attach lorebook to ${name}`}
      query={query}
      itemKey={byId}
      renderItem={render}
      className={list}
      label={attachTexts[name]}
      loadingLabel={attachTexts[name]}
      skeleton={bookSkeleton}
      failed={texts.states.listFailed}
      empty={
        isSearch ? (
          <EmptyState title={loreTexts.noMatch} headingLevel={3} />
        ) : (
          <EmptyState {...attachTexts.noTargets[name]} headingLevel={3} />
        )
      }
      more={{ label: labels.loadMore, failedText: texts.states.moreFailed }}
    />
  );
}
