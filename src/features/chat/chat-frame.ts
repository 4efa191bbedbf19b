import { createContext, useContext } from "react";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import type { EditBase, EditResult } from "#src/data/reply/edit-message.ts";
import type { ChatRow, StoredRow, UnsentRow } from "#src/domain/chat/chat-row.ts";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { EditMode } from "#src/generated/api/model/editMode.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { EditDrafts } from "./row/edit-drafts.ts";

/** What rows need besides their own data: the chat and the actions. One stable object per chat. */
export type ChatFrame = {
  readonly chat: ChatStore;
  readonly edits: EditDrafts;
  /** Mature pictures stay blurred until clicked (GAP-37). */
  readonly blursPictures: boolean;
  /** Below 768 px. */
  readonly isNarrow: boolean;
  /** Several characters speak: told apart by colour, and joined where one of them goes on. */
  readonly isGroup: boolean;
  readonly actions: {
    /** Generates another version; `instruction` says what should be different. */
    readonly regenerate: (message: Message, instruction?: string) => void;
    /** Opens the dialog that asks for such an instruction. */
    readonly askInstruction: (message: Message) => void;
    /** Asks for an answer to the chat's last message. */
    readonly getReply: () => void;
    readonly goOn: (message: Message) => void;
    /** Tries again what was last asked for the message: to go on, or another version, by the same instruction. */
    readonly retry: (message: Message) => void;
    /** Shows the next (1) or previous (-1) version; past the last one generates a new one, where that is possible. */
    readonly swipe: (row: ChatRow, direction: 1 | -1, canWriteMore: boolean) => void;
    /** Throws `ApiError` if the change could not be saved. */
    readonly edit: (base: EditBase, content: string, as: EditMode) => Promise<EditResult>;
    /** Deletes one message at once, or asks before deleting it and all that follow; both can be undone. */
    readonly remove: (message: Message, scope: DeleteScope) => void;
    readonly branch: (message: Message) => void;
    /** Generates a picture of the shown version; costs a credit. */
    readonly makePicture: (message: Message) => void;
    /** Opens the memory with a fact from this message. */
    readonly pin: (message: Message) => void;
    /** Opens the memory at a fact. */
    readonly showFact: (factId: string) => void;
    /** Shows the prompt of a reply. */
    readonly inspect: (row: StoredRow) => void;
    readonly sendAgain: (row: UnsentRow) => void;
    /** Moves an unsent message back into the composer. */
    readonly takeBack: (row: UnsentRow) => void;
    readonly takeUp: () => void;
    /** Keeps the row mounted while it is edited; null when done. */
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
