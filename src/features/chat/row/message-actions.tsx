import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import type { Message } from "#src/generated/api/model/message.ts";
import { localPrefix } from "#src/data/message/message-window.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { usualDeeds } from "./message-deeds.tsx";
import { MessageMenuButton } from "./message-menu-button.tsx";
import { neighbours } from "./message-versions.ts";
import * as styles from "./row-styles.ts";

export type ActionsProps = {
  message: Message;
  isLastReply: boolean;
  isOpening: boolean;
  onEdit: () => void;
  /** On a phone More is the same sheet as a long press. */
  onMore: () => void;
};

/** The actions under the newest reply: swipes and, apart from them, write again, edit, copy, more. */
export function RowActions(props: ActionsProps) {
  const { message, isOpening } = props;
  const hasSwipes = !isOpening || message.alternates.length > 1;
  return (
    <div className={styles.actions} role="group" aria-label={chatTexts.actions}>
      {hasSwipes && <SwipeControl message={message} canWriteMore={!isOpening} />}
      <Buttons {...props} before={hasSwipes ? 2 : 0} />
    </div>
  );
}

/** The actions of an older row, while the pointer or the focus is in it. */
export function FloatingActions(props: ActionsProps) {
  const { message } = props;
  const hasSwipes = message.role === "character";
  return (
    <div className={styles.floatingActions} role="group" aria-label={chatTexts.actions}>
      {hasSwipes && <SwipeControl message={message} canWriteMore={false} />}
      <Buttons {...props} before={hasSwipes ? 2 : 0} />
    </div>
  );
}

/** `before`: how many buttons stand in front of these. The last to fit is More, which on a phone holds them all. */
function Buttons({ before, ...props }: ActionsProps & { before: number }) {
  const { actions, isNarrow } = useChatFrame();
  const { message, isLastReply, isOpening, onMore } = props;
  return (
    <div className={styles.actionGroup}>
      {usualDeeds(actions, props).map(({ label, icon, run }, at) => (
        <IconButton key={label} label={label} size="xs" className={styles.needsRoom[before + at + 2]} onClick={run}>
          {icon}
        </IconButton>
      ))}
      {!message.id.startsWith(localPrefix) &&
        (isNarrow ? (
          <IconButton label={chatTexts.moreActions} size="xs" aria-haspopup="dialog" onClick={onMore}>
            <EllipsisIcon />
          </IconButton>
        ) : (
          <MessageMenuButton message={message} isLastReply={isLastReply} isOpening={isOpening} />
        ))}
    </div>
  );
}

/** ‹ 2 / 3 ›: chooses among a message's versions; past the last one of the newest reply a new one is written. */
function SwipeControl({ message, canWriteMore }: { message: Message; canWriteMore: boolean }) {
  const { actions } = useChatFrame();
  const { at, count, before, after } = neighbours(message);
  return (
    <div className={styles.actionGroup}>
      <IconButton
        label={chatTexts.previous}
        size="xs"
        disabled={before === null}
        onClick={() => actions.swipe(message, -1, canWriteMore)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span className={styles.count} role="status" aria-label={chatTexts.versionOf(at + 1, count)}>
        {at + 1} / {count}
      </span>
      <IconButton
        label={after === null && canWriteMore ? chatTexts.anotherVersion : chatTexts.next}
        size="xs"
        disabled={after === null && !canWriteMore}
        onClick={() => actions.swipe(message, 1, canWriteMore)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
