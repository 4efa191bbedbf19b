import { createContext, useContext } from "react";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import type { EditBase, EditResult } from "#src/data/reply/edit-message.ts";
import type { ChatRow, StoredRow, UnsentRow } from "#src/domain/chat/chat-row.ts";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { EditMode } from "#src/generated/api/model/editMode.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { EditDrafts } from "./row/edit-drafts.ts";

/** Everything rows need besides themselves: their chat, and what can be done. One object for the life of a chat. */
export type ChatFrame = {
  readonly chat: ChatStore;
  readonly edits: EditDrafts;
  /** Pictures of mature content stay blurred until they are asked for (GAP-37). */
  readonly blursPictures: boolean;
  /** Below 768 px. */
  readonly isNarrow: boolean;
  readonly actions: {
    /** Asks for another version; `instruction` says what should be different. */
    readonly regenerate: (message: Message, instruction?: string) => void;
    /** Opens the small dialog in which such an instruction is written. */
    readonly askInstruction: (message: Message) => void;
    readonly goOn: (message: Message) => void;
    /** Shows the next (1) or previous (-1) version; past the last one, where more can be written, a new one is. */
    readonly swipe: (row: ChatRow, direction: 1 | -1, canWriteMore: boolean) => void;
    /** Throws `ApiError` when the change could not be saved. */
    readonly edit: (base: EditBase, content: string, as: EditMode) => Promise<EditResult>;
    /** Deletes at once, or, with all that follow, after a question; both can be undone. */
    readonly remove: (message: Message, scope: DeleteScope) => void;
    readonly branch: (message: Message) => void;
    /** Has a picture made of the shown version; it costs a credit. */
    readonly makePicture: (message: Message) => void;
    /** Shows what a reply was made from. */
    readonly inspect: (row: StoredRow) => void;
    readonly sendAgain: (row: UnsentRow) => void;
    /** Takes an unsent message back into the composer. */
    readonly takeBack: (row: UnsentRow) => void;
    readonly takeUp: () => void;
    /** The row stays in the page while it is edited; null when done. */
    readonly keepRow: (key: string | null) => void;
    readonly copy: (text: string) => void;
  };
};

const context = createContext<ChatFrame | null>(null);
export const ChatFrameProvider = context.Provider;

export function useChatFrame(): ChatFrame {
  const frame = useContext(context);
  if (frame === null) throw new Error("A message row stands outside of a chat.");
  return frame;
}
