import PinIcon from "lucide-react/icons/pin";
import { useCallback, useId, useMemo } from "react";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { useRowFocus } from "#src/ui/feedback/use-row-focus.ts";
import { WindowedList } from "#src/ui/feedback/windowed-list.tsx";
import { conversationsTexts } from "./conversations-texts.ts";
import { type DayGroup, dayGroups } from "./day-groups.ts";
import { rowList, sectionTitle } from "./row-looks.ts";
import { ThreadRow } from "./thread-row.tsx";
import type { ThreadActions } from "./use-thread-actions.ts";

export type ThreadSectionsProps = {
  /** Identifies the shown list; its scroll position is stored under this name. */
  id: string;
  threads: readonly Thread[];
  search: string;
  now: number;
  actions: ThreadActions;
  /** Ids of the selected rows in selection mode, otherwise null. */
  chosen: ReadonlySet<string> | null;
  onChoose: (threadId: string) => void;
};

/** Threads grouped by day (`/myconversation`). */
export function ThreadSections({ threads, now, ...props }: ThreadSectionsProps) {
  const day = new Date(now).toDateString();
  const groups = useMemo(() => dayGroups(threads, new Date(day)), [threads, day]);
  const root = useRowFocus("data-thread");
  return (
    <div ref={root}>
      {groups.map((group) => (
        <Section key={group.name} group={group} now={now} {...props} />
      ))}
    </div>
  );
}

const threadIdOf = (thread: Thread) => thread.id;

function Section({
  id,
  group,
  chosen,
  search,
  now,
  actions,
  onChoose,
}: Omit<ThreadSectionsProps, "threads"> & { group: DayGroup }) {
  const headingId = useId();
  const renderRow = useCallback(
    (thread: Thread) => (
      <ThreadRow
        thread={thread}
        isChosen={chosen?.has(thread.id)}
        search={search}
        now={now}
        actions={actions}
        onChoose={onChoose}
      />
    ),
    [chosen, search, now, actions, onChoose],
  );
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={sectionTitle}>
        {group.name === "pinned" && <PinIcon />}
        {conversationsTexts[group.name]}
      </h2>
      <WindowedList
        id={`${id}/${group.name}`}
        items={group.threads}
        itemKey={threadIdOf}
        renderItem={renderRow}
        className={rowList}
      />
    </section>
  );
}
