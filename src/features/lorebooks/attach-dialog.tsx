import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { myCharactersQuery } from "#src/data/character/my-characters.ts";
import { useEditCharacter } from "#src/data/character/save-character.ts";
import { failureText } from "#src/data/failure-text.ts";
import { useEditGroup } from "#src/data/group-chat/edit-group.ts";
import { groupChatListQuery, groupChatQuery } from "#src/data/group-chat/queries.ts";
import { refreshLorebooks } from "#src/data/lorebook/refresh.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList, type PagedQuery } from "#src/ui/feedback/paged-list.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
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
const row = css({ row: "3", justifyContent: "space-between", p: "3", borderRadius: "row", bg: "bg.surface" });
const words = css({ flex: "1", minWidth: "0", "& > *": { truncate: true } });
const panel = css({ pt: "3" });
const byId = ({ id }: { id: string }) => id;

type Named = Pick<Lorebook, "id" | "name">;
type Target = "groups" | "characters";

/** Attaches a lorebook to the user's group chats and characters (GAP-97), at most five to each (GROUP-14, GAP-56). */
export function AttachDialog({ book, onClose }: { book: Named; onClose: () => void }) {
  const [target, setTarget] = useState<Target>("groups");
  const [search, setSearch] = useState("");
  return (
    <Dialog title={attachTexts.attachTitle(book.name)} onClose={onClose} size="md">
      <p className={css({ color: "fg.muted", mb: "3" })}>{attachTexts.help}</p>
      <Tabs look="segment" value={target} onChange={(value) => setTarget(value as Target)}>
        <TabList label={attachTexts.attachTo} className={css({ mb: "3" })}>
          <Tab value="groups">{attachTexts.groups}</Tab>
          <Tab value="characters">{attachTexts.characters}</Tab>
        </TabList>
        <SearchBox label={attachTexts.searchOf[target]} value={search} onSearch={setSearch} />
        <TabPanel value="groups" className={panel}>
          <Groups book={book} search={search} />
        </TabPanel>
        <TabPanel value="characters" className={panel}>
          <Characters book={book} search={search} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

type ListProps = { book: Named; search: string };

function Groups({ book, search }: ListProps) {
  const groups = useInfiniteQuery(groupChatListQuery(search || undefined));
  const render = useCallback((group: GroupChatSummary) => <GroupRow group={group} book={book} />, [book]);
  return <Targets name="groups" query={groups} isSearch={search !== ""} render={render} />;
}

function Characters({ book, search }: ListProps) {
  const { data, ...query } = useInfiniteQuery(myCharactersQuery({ search, accessableTo: "all" }));
  const render = useCallback((character: CharacterCard) => <CharacterRow character={character} book={book} />, [book]);
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

interface RowProps {
  name: string;
  picture?: ReactNode;
  about?: string | null | undefined;
  /** Whether it is attached now; false where there is no room. Tells a failure itself. */
  onAttach: () => Promise<boolean>;
}

function TargetRow({ name, picture, about, onAttach }: RowProps) {
  const [isDone, setIsDone] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const attach = useSingleFlight(async () => {
    setIsBusy(true);
    try {
      if (await onAttach()) setIsDone(true);
    } catch {
      // It has been said; the button stays.
    } finally {
      setIsBusy(false);
    }
  });
  return (
    <div className={row}>
      {picture}
      <div className={words}>
        <p className={css({ fontWeight: "semibold" })}>
          <bdi>{name}</bdi>
        </p>
        {about && <p className={css({ color: "fg.muted", fontSize: "13px" })}>{about}</p>}
      </div>
      <Button
        size="sm"
        isBusy={isBusy}
        disabled={isDone}
        aria-label={isDone ? attachTexts.attachedTo(name) : attachTexts.attachToOne(name)}
        onClick={() => void attach()}
      >
        {isDone ? attachTexts.attached : loreTexts.attach}
      </Button>
    </div>
  );
}

function GroupRow({ group, book }: { group: GroupChatSummary; book: Named }) {
  const client = useQueryClient();
  const edit = useEditGroup(group.id);
  const members = group.memberNames.join(", ");
  const called = group.groupName || members;
  const attach = async () => {
    const { queryKey, queryFn } = groupChatQuery(group.id);
    const { data } = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch((error: unknown) => {
      toaster.error(failureText(attachTexts.attachFailed, error));
      throw error;
    });
    // Of those that can still be read: a deleted one makes room.
    const ids = data.lorebooks.map(({ id }) => id);
    if (ids.includes(book.id)) return true;
    if (ids.length >= limits.groupLorebooks) {
      toaster.error(attachTexts.noRoom(called));
      return false;
    }
    await edit.mutateAsync({ lorebookIds: [...ids, book.id] });
    void refreshLorebooks(client);
    return true;
  };
  return <TargetRow name={called} about={members} onAttach={attach} />;
}

/** Every variant of the character that has it not yet gets it, in one step: chats use any of them. */
function CharacterRow({ character, book }: { character: CharacterCard; book: Named }) {
  const client = useQueryClient();
  const edit = useEditCharacter(character.id);
  const attach = async () => {
    try {
      const { queryKey, queryFn } = variantsQuery(character.id);
      const { data } = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      const lacking = data.variants.filter(({ lorebooks }) => !lorebooks.some(({ id }) => id === book.id));
      if (lacking.length === 0) return true;
      const full = lacking.find(({ lorebooks }) => lorebooks.length >= limits.groupLorebooks);
      if (full) {
        const isOnly = data.variants.length === 1;
        toaster.error(
          attachTexts.noRoom(isOnly ? character.name : attachTexts.variantOf(full.variantName, character.name)),
        );
        return false;
      }
      await edit.mutateAsync({
        variants: lacking.map((variant) => ({
          variantId: variant.id,
          lorebookIds: [...variant.lorebooks.map(({ id }) => id), book.id],
        })),
      });
      void refreshLorebooks(client);
      return true;
    } catch (error) {
      toaster.error(failureText(attachTexts.attachFailed, error));
      throw error;
    }
  };
  const { id, name, icon, shortMessage } = character;
  return (
    <TargetRow
      name={name}
      picture={<Avatar src={icon} name={name} seed={id} size={40} isDecorative />}
      about={shortMessage}
      onAttach={attach}
    />
  );
}
