import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useEditGroup } from "#src/data/group-chat/edit-group.ts";
import { groupChatListQuery, groupChatQuery } from "#src/data/group-chat/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
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
const groupId = ({ id }: GroupChatSummary) => id;

type Named = Pick<Lorebook, "id" | "name">;

/** Attaches a lorebook to one of the user's group chats (GAP-97), at most five to each (GROUP-14). */
export function AttachDialog({ book, onClose }: { book: Named; onClose: () => void }) {
  const groups = useInfiniteQuery(groupChatListQuery(undefined));
  const renderGroup = useCallback((group: GroupChatSummary) => <GroupRow group={group} book={book} />, [book]);
  return (
    <Dialog title={loreTexts.attachTitle(book.name)} onClose={onClose} size="md">
      <PagedList
        id="attach lorebook"
        query={groups}
        itemKey={groupId}
        renderItem={renderGroup}
        className={list}
        label={loreTexts.groups}
        loadingLabel={loreTexts.groups}
        skeleton={bookSkeleton}
        failed={texts.states.listFailed}
        empty={<EmptyState title={loreTexts.noGroups} text={loreTexts.noGroupsText} headingLevel={3} />}
        more={{ label: labels.loadMore, failedText: texts.states.moreFailed }}
      />
    </Dialog>
  );
}

function GroupRow({ group, book }: { group: GroupChatSummary; book: Named }) {
  const client = useQueryClient();
  const edit = useEditGroup(group.id);
  const [isDone, setIsDone] = useState(false);
  const members = group.memberNames.join(", ");
  const called = group.groupName || members;
  const attach = useSingleFlight(async () => {
    try {
      const { queryKey, queryFn } = groupChatQuery(group.id);
      const { data } = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      // Of those that can still be read: a deleted one makes room.
      const ids = data.lorebooks.map(({ id }) => id);
      if (!ids.includes(book.id)) {
        if (ids.length >= limits.groupLorebooks) {
          toaster.error(loreTexts.groupFull(called));
          return;
        }
        await edit.mutateAsync({ lorebookIds: [...ids, book.id] });
      }
      setIsDone(true);
    } catch {
      // The mutation has said so; the button stays.
    }
  });
  return (
    <div className={row}>
      <div className={words}>
        <p className={css({ fontWeight: "semibold" })}>
          <bdi>{called}</bdi>
        </p>
        <p className={css({ color: "fg.muted", fontSize: "13px" })}>{members}</p>
      </div>
      <Button
        size="sm"
        isBusy={edit.isPending}
        disabled={isDone}
        aria-label={isDone ? loreTexts.attachedTo(called) : loreTexts.attachTo(called)}
        onClick={() => void attach()}
      >
        {isDone ? loreTexts.attached : loreTexts.attach}
      </Button>
    </div>
  );
}
