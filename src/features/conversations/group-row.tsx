import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { Highlighted } from "./highlighted.tsx";
import { AvatarStack } from "./avatar-stack.tsx";
import { conversationsTexts } from "./conversations-texts.ts";
import { end, figures, lastLine, name, nameLine, nameTime, quietLine, row, words } from "./row-looks.ts";

/** A group without a thread, listed so that it can be found (GAP-138). */
export function GroupRow({ group, search, now }: { group: GroupChatSummary; search: string; now: number }) {
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
