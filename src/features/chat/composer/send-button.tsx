import ArrowUpIcon from "lucide-react/icons/arrow-up";
import SquareIcon from "lucide-react/icons/square";
import { useKeyed } from "#src/data/message/keyed-store.ts";
import { replyStates } from "#src/data/message/reply-store.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";

export type SendButtonProps = {
  threadId: string;
  /** Why nothing can be sent: an empty string is plain to see, null is no reason. */
  obstacle: string | null;
  onSend: () => void;
  onStop: () => Promise<void>;
};

/** Send, and while a reply is written Stop in its place. */
export function SendButton({ threadId, obstacle, onSend, onStop }: SendButtonProps) {
  const state = useKeyed(replyStates, threadId);
  if (state !== null && state.phase !== "lost") {
    return (
      <IconButton
        label={chatTexts.stop}
        variant="primary"
        size="lg"
        tooltipSide="top"
        isBusy={state.phase === "stopping"}
        onClick={() => void onStop()}
      >
        <SquareIcon fill="currentColor" />
      </IconButton>
    );
  }
  return (
    <IconButton
      label={chatTexts.send}
      variant="primary"
      size="lg"
      tooltipSide="top"
      disabled={obstacle !== null}
      disabledReason={obstacle || undefined}
      onClick={onSend}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}

export function isBusyReply(threadId: string): boolean {
  const state = replyStates.get(threadId);
  return state !== null && state.phase !== "lost";
}
