import ArrowUpIcon from "lucide-react/icons/arrow-up";
import SquareIcon from "lucide-react/icons/square";
import { type ChatStore, useChat } from "#src/data/reply/chat-store.ts";
import { isBusy } from "#src/domain/chat/chat-state.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";

export type SendButtonProps = {
  chat: ChatStore;
  /** Why nothing can be sent: an empty string if it is obvious, null if it can. */
  obstacle: string | null;
  onSend: () => void;
  onStop: () => Promise<void>;
};

/** Send; Stop while a reply is running. */
export function SendButton({ chat, obstacle, onSend, onStop }: SendButtonProps) {
  const isReplying = useChat(chat, isBusy);
  const isStopping = useChat(chat, ({ reply }) => reply?.phase === "stopping");
  if (isReplying) {
    return (
      <IconButton
        label={chatTexts.stop}
        variant="primary"
        size="lg"
        tooltipSide="top"
        isBusy={isStopping}
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
