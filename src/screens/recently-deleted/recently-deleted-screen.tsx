import { Link } from "@tanstack/react-router";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import { useCallback } from "react";
import { useTrash } from "#src/data/trash/use-trash.ts";
import { texts } from "#src/domain/texts.ts";
import { rowList } from "#src/features/conversations/row-looks.ts";
import { RowSkeletons } from "#src/features/conversations/row-skeletons.tsx";
import { useMinute } from "#src/features/conversations/use-minute.ts";
import type { TrashItem } from "#src/generated/api/model/trashItem.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { TrashRow } from "./trash-row.tsx";
import { trashTexts } from "./trash-texts.ts";

const page = css({
  width: "full",
  maxWidth: "860px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "6" },
  pb: "72px",
});
const back = css({ inlineRow: "1.5", mb: "2", "--icon-size": "15px" });

const deletionIdOf = ({ deletionId }: TrashItem) => deletionId;

/** `/recently-deleted` (GAP-130): what was deleted in the last 30 days, to be restored. */
export function RecentlyDeletedScreen() {
  const now = useMinute();
  const trash = useTrash();
  const items = trash.data?.filter(({ restoreUntil }) => Date.parse(restoreUntil) > now);
  const renderRow = useCallback((item: TrashItem) => <TrashRow item={item} now={now} />, [now]);
  return (
    <div className={page}>
      <PageTitle>{trashTexts.title}</PageTitle>
      <TextLink tone="quiet" asChild className={back}>
        <Link to="/myconversation">
          <ArrowLeftIcon />
          {trashTexts.back}
        </Link>
      </TextLink>
      <h1 className={css({ textStyle: "h1" })}>{trashTexts.title}</h1>
      <p className={css({ mt: "2", mb: "5", color: "fg.muted", maxWidth: "66ch" })}>{trashTexts.lead}</p>
      <PagedList
        id="recently deleted"
        query={{ ...trash, data: items }}
        itemKey={deletionIdOf}
        renderItem={renderRow}
        label={trashTexts.list}
        className={rowList}
        skeleton={<RowSkeletons />}
        failed={texts.states.listFailed}
        empty={
          <EmptyState
            title={trashTexts.emptyTitle}
            text={trashTexts.emptyText}
            still={<GhostLight />}
            action={
              <Button asChild>
                <Link to="/myconversation">{trashTexts.back}</Link>
              </Button>
            }
          />
        }
        more={{ failedText: texts.states.moreFailed, count: trashTexts.shown }}
      />
    </div>
  );
}
