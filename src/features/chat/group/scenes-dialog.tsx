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
import { useRowFocus } from "#src/ui/feedback/use-row-focus.ts";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { messageTime } from "../row/message-time.ts";
import { groupTexts } from "./group-texts.ts";
import { SceneMenu } from "./scene-menu.tsx";

export type ScenesDialogProps = {
  groupId: string;
  threadId: string;
  onNewScene: () => void;
  /** `next` is the scene to go on with, if there is another. */
  onDelete: (scene: { id: string; name: string }, next: Thread | undefined) => void;
  onClose: () => void;
};

const list = css({ display: "grid", gap: "2px", listStyle: "none", padding: "0" });
const row = css({
  row: "1",
  pe: "1",
  borderRadius: "row",
  _hover: { background: "bg.hover" },
  "&:has(> [aria-current])": { background: "accent.subtle" },
});
const link = css({
  flex: "1",
  minWidth: "0",
  padding: "10px 12px",
  borderRadius: "row",
  color: "fg.default",
  textDecoration: "none",
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

const nameOf = ({ title }: Thread) => title ?? groupTexts.untitled;
const ownDialog = (around: HTMLElement | null) => around?.closest<HTMLElement>("[role=dialog]") ?? null;

/** The threads of the group, latest first, to be opened, renamed and deleted, and a new one. */
export function ScenesDialog({ groupId, threadId, onNewScene, onDelete, onClose }: ScenesDialogProps) {
  const query = useInfiniteQuery(threadListQuery({ groupId }));
  const scenes = query.data;
  const frame = useRowFocus("data-scene", ownDialog);
  const renderScene = useCallback(
    (scene: Thread) => (
      <div className={row} data-scene={scene.id}>
        <Link
          {...chatLink(chatOfThread(scene))}
          className={link}
          aria-current={scene.id === threadId ? "page" : undefined}
          onClick={onClose}
        >
          <span className={head}>
            <bdi className={css({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" })}>
              {nameOf(scene)}
            </bdi>
            {scene.id === threadId && <Tag>{groupTexts.thisScene}</Tag>}
            <time className={when} dateTime={scene.updatedAt}>
              {messageTime(scene.updatedAt)}
            </time>
          </span>
          {scene.lastMessage !== null && <span className={words}>{scene.lastMessage.preview}</span>}
        </Link>
        <SceneMenu
          threadId={scene.id}
          name={nameOf(scene)}
          onDelete={() =>
            onDelete(
              { id: scene.id, name: nameOf(scene) },
              scenes?.find(({ id }) => id !== scene.id),
            )
          }
        />
      </div>
    ),
    [threadId, onClose, onDelete, scenes],
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
      <div ref={frame}>
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
      </div>
    </Dialog>
  );
}
