import { useId } from "react";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { AvatarStack } from "./avatar-stack.tsx";
import { conversationsTexts } from "./conversations-texts.ts";
import { Highlighted } from "./highlighted.tsx";
import {
  end,
  figures,
  lastLine,
  name,
  nameLine,
  nameTime,
  quietLine,
  row,
  rowList,
  sectionTitle,
  words,
} from "./row-looks.ts";

/** A group without a thread, listed so that it can be found (GAP-138). */
function GroupRow({ group, search, now }: { group: GroupChatSummary; search: string; now: number }) {
  const members = group.memberNames.join(", ");
  return (
    <li className={row} data-still>
      <AvatarStack sources={group.avatars} seed={group.id} />
      <div className={words}>
        <p className={nameLine}>
          <bdi className={name} data-name>
            <Highlighted text={group.groupName || members} search={search} />
          </bdi>
          <time dateTime={group.updatedAt} className={nameTime}>
            {relativeTime(group.updatedAt, now)}
          </time>
        </p>
        <p className={quietLine}>
          {group.groupName === "" ? (
            conversationsTexts.groupOf(group.memberNames.length)
          ) : (
            <bdi>
              <Highlighted text={members} search={search} />
            </bdi>
          )}
        </p>
        <p className={lastLine}>{conversationsTexts.groupWithout}</p>
      </div>
      <div className={end}>
        <div className={figures}>
          <time dateTime={group.updatedAt}>{relativeTime(group.updatedAt, now)}</time>
        </div>
      </div>
    </li>
  );
}

/** Groups without a thread, under their own heading; null if there are none (GAP-138). */
export function UnbegunGroups({
  groups,
  search,
  now,
}: {
  groups: readonly GroupChatSummary[];
  search: string;
  now: number;
}) {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {conversationsTexts.groupsWithout}
      </h2>
      <ul className={rowList}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} search={search} now={now} />
        ))}
      </ul>
    </section>
  );
}
