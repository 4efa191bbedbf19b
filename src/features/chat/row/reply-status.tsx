import { ofId } from "#src/domain/chat/chat-state.ts";
import CircleAlertIcon from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { useChat } from "#src/data/reply/chat-store.ts";
import { type ChatRow, storedOf, textOf } from "#src/domain/chat/chat-row.ts";
import { texts } from "#src/domain/texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { focusRow } from "./row-element.ts";
import { status as statusStyle } from "./row-styles.ts";

/** A reply's status below its text: connection, how it ended, errors, and actions such as Retry. */
export function ReplyStatus({ row, isRunning, canRewrite }: { row: ChatRow; isRunning: boolean; canRewrite: boolean }) {
  const { chat, actions } = useChatFrame();
  const message = storedOf(row);
  const problem = useChat(chat, (state) => ofId(state.problems, message?.id ?? "") ?? null);
  const phase = useChat(chat, (state) => state.reply?.phase);
  if (isRunning) {
    if (phase === "waking") return <StatusLine>{chatTexts.waking}</StatusLine>;
    if (phase === "joining") return <StatusLine>{chatTexts.joining}</StatusLine>;
    if (phase === "lost")
      return (
        <StatusLine tone="danger" action={<Retry label={chatTexts.takeUp} rowKey={row.key} onPress={actions.takeUp} />}>
          {chatTexts.lost}
        </StatusLine>
      );
    return null;
  }
  if (message === null) return null;
  const retry = canRewrite ? (
    <Retry label={chatTexts.retry} rowKey={row.key} onPress={() => actions.retry(message)} />
  ) : null;
  if (problem !== null)
    return (
      <StatusLine tone="danger" action={retry}>
        {problem}
      </StatusLine>
    );
  const isEmpty = textOf(row).trim() === "";
  if (message.status === "failed")
    return (
      <StatusLine tone="danger" action={retry}>
        {isEmpty ? chatTexts.empty : texts.chat.replyFailed}
      </StatusLine>
    );
  if (isEmpty)
    return (
      <StatusLine action={retry}>
        {message.status === "stopped" ? `${chatTexts.stopped}. ${chatTexts.empty}` : chatTexts.empty}
      </StatusLine>
    );
  if (message.status === "stopped") return <StatusLine>{chatTexts.stopped}</StatusLine>;
  if (message.status === "cut") return <StatusLine>{chatTexts.cut}</StatusLine>;
  return null;
}

/** A line below a message: its problem, and the actions for it. */
export function StatusLine({ tone, action, children }: { tone?: "danger"; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={statusStyle} data-tone={tone} role={tone === "danger" ? "alert" : "status"}>
      {tone === "danger" && <CircleAlertIcon />}
      <span>{children}</span>
      {action}
    </div>
  );
}

/** Tries again. The button disappears when pressed, so the focus moves to its row. */
export function Retry({ label, rowKey, onPress }: { label: string; rowKey: string; onPress: () => void }) {
  function press() {
    focusRow(rowKey);
    onPress();
  }
  return (
    <Button size="sm" variant="soft" onClick={press}>
      {label}
    </Button>
  );
}
