import type { Message } from "#src/generated/api/model/message.ts";
import type { MessagesPage } from "#src/generated/api/model/messagesPage.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import type { OpeningRow, StoredRow } from "./chat-row.ts";
import type { ReplyPhase } from "./chat-state.ts";
import type { Cast } from "./speaker.ts";

/** A user message that the server has not acknowledged. */
export type UnsentMessage = {
  readonly clientMessageId: string;
  readonly content: string;
  readonly picture: string | null;
};

/** Deleted rows, with what is needed to put them back. */
export type TakenRows = {
  readonly rows: readonly StoredRow[];
  /** Keys of the stored rows around them; null if there was none. */
  readonly afterKey: string | null;
  readonly beforeKey: string | null;
  /** Whether the loaded rows ended before the thread did, and how many messages were deleted in all. */
  readonly hasAfter: boolean;
  readonly count: number;
};

/** Who is expected to speak: a member of a group, or with null the one character of a chat. */
export type Awaited = { readonly memberId: string | null };

/** A page is added before or after the rows, merged into their end, or replaces them (a jump). */
export type PageEvent = {
  readonly type: "page";
  readonly side: "before" | "after" | "newest" | "jump";
  readonly page: MessagesPage;
  /** These two as they were when the page was requested. */
  readonly epoch: number;
  readonly moves: number;
};

/** Everything that can happen to a chat. Times are ISO strings; `requestId` is the client's own id of a request. */
export type ChatEvent =
  | { readonly type: "reset" }
  | { readonly type: "cast"; readonly cast: Cast }
  /** A new chat has got its thread, which begins with the opening that was shown. */
  | { readonly type: "began"; readonly opening: OpeningRow | null; readonly cast: Cast }
  | PageEvent
  | { readonly type: "unsent found"; readonly messages: readonly UnsentMessage[]; readonly at: string }
  | { readonly type: "send"; readonly message: UnsentMessage; readonly at: string }
  | { readonly type: "taken back"; readonly clientMessageId: string }
  /** A reply is asked for; `awaited` is who probably begins, and gets a place before there is a message. */
  | {
      readonly type: "asked";
      readonly kind: ReplyKind;
      readonly requestId: string;
      readonly awaited: Awaited | null;
      readonly at: string;
    }
  | {
      readonly type: "accepted";
      readonly replyId: string | null;
      readonly kind: ReplyKind;
      readonly userMessage: Message | null;
    }
  /** The request was refused, or never reached the server. */
  | { readonly type: "refused"; readonly requestId: string; readonly problem: string }
  | {
      readonly type: "turn begun";
      readonly messageId: string;
      readonly alternateId: string;
      readonly memberId: string | null;
      readonly characterId: string;
      readonly at: string;
    }
  /** Its model is still being loaded. */
  | { readonly type: "turn waking" }
  | { readonly type: "turn grown"; readonly messageId: string; readonly text: string }
  /** The whole text so far, on joining. */
  | { readonly type: "turn read"; readonly messageId: string; readonly text: string }
  | { readonly type: "turn ended"; readonly message: Message }
  | { readonly type: "turn failed"; readonly messageId: string; readonly problem: string }
  | { readonly type: "done" }
  | { readonly type: "phase"; readonly phase: ReplyPhase }
  /** The reply ended while no stream was connected. */
  | { readonly type: "over" }
  /** Its result could not be fetched: the user may reconnect. */
  | { readonly type: "unread"; readonly reply: { readonly kind: ReplyKind; readonly messageId: string } }
  | { readonly type: "stopped"; readonly messages: readonly Message[] }
  | { readonly type: "edited"; readonly message: Message }
  | { readonly type: "problem"; readonly messageId: string; readonly problem: string | null }
  | { readonly type: "chosen"; readonly messageId: string; readonly alternateId: string }
  | {
      readonly type: "choice settled";
      readonly messageId: string;
      /** Null if the server refused. */
      readonly message: Message | null;
      readonly problem: string | null;
    }
  | { readonly type: "deleted"; readonly taken: TakenRows; readonly isOnward: boolean }
  /** The server has deleted them. */
  | { readonly type: "deletion settled"; readonly messageIds: readonly string[] }
  /** A deletion was refused or undone. */
  | { readonly type: "restored"; readonly taken: TakenRows }
  /** Another tab has changed the thread. */
  | { readonly type: "changed elsewhere" };
