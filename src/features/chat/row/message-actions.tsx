import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import { lazy, Suspense } from "react";
import { type ChatRow, isOfUser } from "#src/domain/chat/chat-row.ts";
import { useChatFrame } from "#src/features/chat/chat-frame.ts";
import { chatTexts } from "#src/features/chat/chat-texts.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { usualActions } from "./usual-actions.tsx";
import type { MessageMenuProps } from "./message-menu.tsx";
import { versionsOf } from "./message-versions.ts";
import * as styles from "./row-styles.ts";

const MessageMenu = menuOnDemand(async () => (await import("./message-menu.tsx")).MessageMenu);

const OpeningReading = lazy(async () => ({ default: (await import("./opening-reading.tsx")).OpeningReading }));

/** Button of a message's further actions. */
function MessageMenuButton(props: Omit<MessageMenuProps, "trigger">) {
  return (
    <MessageMenu
      {...props}
      trigger={
        <IconButton label={chatTexts.moreActions} size="xs">
          <EllipsisIcon />
        </IconButton>
      }
    />
  );
}

export type ActionsProps = {
  row: ChatRow;
  isLastReply: boolean;
  isOpening: boolean;
  canRewrite: boolean;
  onEdit: () => void;
  /** On a phone More opens the same sheet as a long press. */
  onMore: () => void;
};

/** The actions under the newest reply: version arrows, then regenerate, edit, copy, more. */
export function RowActions(props: ActionsProps) {
  const { row, isOpening } = props;
  const hasSwipes = !isOpening || versionsOf(row).count > 1;
  return (
    <div className={styles.actions} role="group" aria-label={chatTexts.actions}>
      {hasSwipes && <SwipeControl row={row} canWriteMore={props.canRewrite} />}
      <Buttons {...props} before={hasSwipes ? 2 : 0} />
    </div>
  );
}

/** The actions of an older row, shown on hover and focus. */
export function FloatingActions(props: ActionsProps) {
  const { row } = props;
  const hasSwipes = !isOfUser(row);
  return (
    <div className={styles.floatingActions} role="group" aria-label={chatTexts.actions}>
      {hasSwipes && <SwipeControl row={row} canWriteMore={props.canRewrite} />}
      <Buttons {...props} before={hasSwipes ? 2 : 0} />
    </div>
  );
}

/** `before`: number of buttons before these. More is always shown; on a phone it holds all the others. */
function Buttons({ before, ...props }: ActionsProps & { before: number }) {
  const { actions, isNarrow } = useChatFrame();
  const { row, isLastReply, isOpening, canRewrite, onMore } = props;
  return (
    <div className={styles.actionGroup}>
      {usualActions(actions, props).map(({ label, icon, run }, at) => (
        <IconButton key={label} label={label} size="xs" className={styles.needsRoom[before + at + 2]} onClick={run}>
          {icon}
        </IconButton>
      ))}
      {row.kind === "opening" && (
        <Suspense fallback={null}>
          <OpeningReading row={row} />
        </Suspense>
      )}
      {row.kind === "stored" &&
        (isNarrow ? (
          <IconButton label={chatTexts.moreActions} size="xs" aria-haspopup="dialog" onClick={onMore}>
            <EllipsisIcon />
          </IconButton>
        ) : (
          <MessageMenuButton row={row} isLastReply={isLastReply} isOpening={isOpening} canRewrite={canRewrite} />
        ))}
    </div>
  );
}

/** ‹ 2 / 3 ›: switches between a message's versions; past the last one of the newest reply generates a new one. */
function SwipeControl({ row, canWriteMore }: { row: ChatRow; canWriteMore: boolean }) {
  const { actions } = useChatFrame();
  const { at, count } = versionsOf(row);
  const isLast = at === count - 1;
  return (
    <div className={styles.actionGroup}>
      <IconButton
        label={chatTexts.previous}
        size="xs"
        disabled={at === 0}
        onClick={() => actions.swipe(row, -1, canWriteMore)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span className={styles.count} role="status" aria-label={chatTexts.versionOf(at + 1, count)}>
        {at + 1} / {count}
      </span>
      <IconButton
        label={isLast && canWriteMore ? chatTexts.anotherVersion : chatTexts.next}
        size="xs"
        disabled={isLast && !canWriteMore}
        onClick={() => actions.swipe(row, 1, canWriteMore)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
