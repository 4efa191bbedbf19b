import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import SquarePenIcon from "lucide-react/icons/square-pen";
import { useCallback } from "react";
import { threadListQuery } from "#src/data/thread/thread-list.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { texts } from "#src/domain/texts.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { messageTime } from "../row/message-time.ts";
import { groupTexts } from "./group-texts.ts";

export type ScenesDialogProps = {
  groupId: string;
  threadId: string;
  onNewScene: () => void;
  onClose: () => void;
};

const list = css({ display: "grid", gap: "2px", listStyle: "none", padding: "0" });
const row = css({
  display: "block",
  padding: "10px 12px",
  borderRadius: "row",
  color: "fg.default",
  textDecoration: "none",
  _hover: { background: "bg.hover" },
  "&[aria-current]": { background: "accent.subtle" },
});
const head = css({ display: "flex", gap: "9px", alignItems: "baseline", fontWeight: "600", minWidth: "0" });
const when = css({
  marginInlineStart: "auto",
  fontSize: "13px",
  fontWeight: "450",
  color: "fg.muted",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
const words = css({
  color: "fg.muted",
  fontSize: "14px",
  lineHeight: "1.45",
  lineClamp: "2",
  overflowWrap: "anywhere",
});

const idOf = ({ id }: Thread) => id;

/** The threads of the group, latest first, and a new one. */
export function ScenesDialog({ groupId, threadId, onNewScene, onClose }: ScenesDialogProps) {
  const query = useInfiniteQuery(threadListQuery({ groupId }));
  const renderScene = useCallback(
    (scene: Thread) => (
      <Link
        {...chatLink(chatOfThread(scene))}
        className={row}
        aria-current={scene.id === threadId ? "page" : undefined}
        onClick={onClose}
      >
        <span className={head}>
          <bdi className={css({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" })}>
            {scene.title ?? groupTexts.untitled}
          </bdi>
          {scene.id === threadId && <Tag>{groupTexts.thisScene}</Tag>}
          <time className={when} dateTime={scene.updatedAt}>
            {messageTime(scene.updatedAt)}
          </time>
        </span>
        {scene.lastMessage !== null && <span className={words}>{scene.lastMessage.preview}</span>}
      </Link>
    ),
    [threadId, onClose],
  );
  return (
    <Dialog
      onClose={onClose}
      title={groupTexts.scenes}
      description={groupTexts.scenesHelp}
      size="md"
      footer={
        <Button variant="primary" icon={<SquarePenIcon />} onClick={onNewScene}>
          {groupTexts.newScene}
        </Button>
      }
    >
      <PagedList
        id={`scenes/${groupId}`}
        query={query}
        itemKey={idOf}
        renderItem={renderScene}
        label={groupTexts.scenes}
        className={list}
        skeleton={
          <div className={css({ display: "grid", gap: "10px" })}>
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} className={css({ height: "62px", borderRadius: "row" })} />
            ))}
          </div>
        }
        failed={groupTexts.scenesFailed}
        empty={<EmptyState title={groupTexts.noScenes} headingLevel={3} />}
        more={{ failedText: texts.states.moreFailed }}
      />
    </Dialog>
  );
}
