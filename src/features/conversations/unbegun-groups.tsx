import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useStartGroupThread } from "#src/data/group-chat/start-thread.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import { doOnce } from "#src/lib/do-once.ts";
import { randomId } from "#src/lib/random-id.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AvatarStack } from "#src/parts/chat-avatar/avatar-stack.tsx";
import { conversationsTexts } from "./conversations-texts.ts";
import { Highlighted } from "#src/parts/highlighted/highlighted.tsx";
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

/** A group without a thread, listed so that it can be found, and begun (GAP-138). */
function GroupRow({ group, search, now }: { group: GroupChatSummary; search: string; now: number }) {
  const members = group.memberNames.join(", ");
  const called = group.groupName || members;
  const navigate = useNavigate();
  const start = useStartGroupThread();
  const [once] = useState(doOnce);
  const begin = () =>
    once("start", () =>
      start
        .mutateAsync({ groupId: group.id, key: randomId() })
        .then((id) => navigate(chatLink(chatOfThread({ id, characterId: null, groupId: group.id })))),
    );
  return (
    <li className={row} data-still>
      <AvatarStack sources={group.avatars} seed={group.id} />
      <div className={words}>
        <p className={nameLine}>
          <bdi className={name} data-name>
            <Highlighted text={called} search={search} />
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
        <Button
          size="sm"
          variant="soft"
          isBusy={start.isPending}
          onClick={begin}
          aria-label={conversationsTexts.startGroup(called)}
        >
          {conversationsTexts.start}
        </Button>
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
