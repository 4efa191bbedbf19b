import { useState } from "react";
import { limits } from "#src/domain/limits.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ReorderList } from "#src/ui/reorder-list/reorder-list.tsx";
import { css } from "#styled-system/css";
import { CastCard } from "./cast-card.tsx";
import { groupChatTexts } from "./group-chat-texts.ts";
import type { GroupEditor } from "./use-group-editor.ts";

const heading = css({ textStyle: "h3", mb: "14px" });
const room = css({
  display: "grid",
  placeItems: "center",
  minHeight: "64px",
  mt: "3",
  borderRadius: "row",
  border: "1.5px dashed {colors.border.strong}",
  color: "fg.muted",
  textStyle: "help",
});

/** The cast of a new group as cards in the order they join, which is the order of the request (GAP-85). */
export function CallSheet({ group }: { group: GroupEditor }) {
  const { cast, editor } = group;
  const { sheet } = groupChatTexts;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const free = limits.groupCharacters - cast.fields.length;
  return (
    <section aria-label={sheet.title}>
      <h3 className={heading}>{sheet.title}</h3>
      {cast.fields.length === 0 ? (
        <EmptyState title={sheet.emptyTitle} text={sheet.emptyHelp} headingLevel={3} />
      ) : (
        <ReorderList
          label={sheet.title}
          ids={cast.fields.map(({ pickId }) => pickId)}
          rowName={(index) => editor.form.getValues(`groupCharacterList.${index}.characterName`)}
          onMove={cast.move}
          onRemove={cast.remove}
          isBare
        >
          {(index, controls) => {
            const pickId = cast.fields[index]?.pickId ?? "";
            const toggled = new Set(open);
            if (!toggled.delete(pickId)) toggled.add(pickId);
            return (
              <CastCard
                group={group}
                index={index}
                isOpen={open.has(pickId)}
                onToggle={() => setOpen(toggled)}
                controls={controls}
              />
            );
          }}
        </ReorderList>
      )}
      {free > 0 && free < limits.groupCharacters && <p className={room}>{sheet.room(free)}</p>}
    </section>
  );
}
