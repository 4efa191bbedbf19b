import { useId } from "react";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import { conversationsTexts } from "./conversations-texts.ts";
import { GroupRow } from "./group-row.tsx";
import { rowList, sectionTitle } from "./row-looks.ts";

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
