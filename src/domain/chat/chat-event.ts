import type { Message } from "#src/generated/api/model/message.ts";
import type { MessagesPage } from "#src/generated/api/model/messagesPage.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import type { OpeningRow, StoredRow } from "./chat-row.ts";
import type { ReplyPhase } from "./chat-state.ts";
import type { Cast } from "./speaker.ts";

/** A message of the user's that the server has not acknowledged. */
export type UnsentMessage = {
  readonly clientMessageId: string;
  readonly content: string;
  readonly picture: string | null;
};

/** Rows that were deleted, and what brings them back to their place. */
export type TakenRows = {
  readonly rows: readonly StoredRow[];
  /** Keys of the stored rows around them; null where there was none. */
  readonly afterKey: string | null;
  readonly beforeKey: string | null;
  /** Whether more came after the rows they were taken from, and how many messages went in all. */
  readonly hasAfter: boolean;
  readonly count: number;
};

/** A page is put before or behind the rows, merged into their end, or takes their place (a jump). */
export type PageEvent = {
  readonly type: "page";
  readonly side: "before" | "after" | "newest" | "jump";
  readonly page: MessagesPage;
  /** What the state said of these two when the page was asked for. */
  readonly epoch: number;
  readonly moves: number;
};

/** All that can happen to a chat. Times are ISO strings; `requestId` is the client's own id of a request. */
export type ChatEvent =
  | { readonly type: "reset" }
  | { readonly type: "cast"; readonly cast: Cast }
  /** A chat gets its thread, which begins with the opening that was shown. */
  | { readonly type: "began"; readonly opening: OpeningRow | null; readonly cast: Cast }
  | PageEvent
  | { readonly type: "unsent found"; readonly messages: readonly UnsentMessage[]; readonly at: string }
  | { readonly type: "send"; readonly message: UnsentMessage; readonly at: string }
  | { readonly type: "taken back"; readonly clientMessageId: string }
  /** A reply is asked for; `awaits` gives it a place before it has a message. */
  | {
      readonly type: "asked";
      readonly kind: ReplyKind;
      readonly requestId: string;
      readonly awaits: boolean;
      readonly at: string;
    }
  | {
      readonly type: "accepted";
      readonly replyId: string | null;
      readonly kind: ReplyKind;
      readonly userMessage: Message | null;
    }
  /** What was asked for was refused, or never reached the server. */
  | { readonly type: "refused"; readonly requestId: string; readonly problem: string }
  | {
      readonly type: "turn begun";
      readonly messageId: string;
      readonly alternateId: string;
      readonly memberId: string | null;
      readonly characterId: string;
      readonly at: string;
    }
  | { readonly type: "turn grown"; readonly messageId: string; readonly text: string }
  /** All of the words so far, on joining. */
  | { readonly type: "turn read"; readonly messageId: string; readonly text: string }
  | { readonly type: "turn ended"; readonly message: Message }
  | { readonly type: "turn failed"; readonly messageId: string; readonly problem: string }
  | { readonly type: "done"; readonly nextMemberIds: readonly string[] }
  | { readonly type: "phase"; readonly phase: ReplyPhase }
  /** The reply ended while nobody could hear it. */
  | { readonly type: "over" }
  /** What it became could not be read: the reader may take it up again. */
  | { readonly type: "unread"; readonly reply: { readonly kind: ReplyKind; readonly messageId: string } }
  | { readonly type: "stopped"; readonly messages: readonly Message[] }
  | { readonly type: "edited"; readonly message: Message }
  | { readonly type: "problem"; readonly messageId: string; readonly problem: string | null }
  | { readonly type: "chosen"; readonly messageId: string; readonly alternateId: string }
  | {
      readonly type: "choice settled";
      readonly messageId: string;
      /** Null where the server refused. */
      readonly message: Message | null;
      readonly problem: string | null;
    }
  | { readonly type: "deleted"; readonly taken: TakenRows; readonly isOnward: boolean }
  /** The server has deleted them. */
  | { readonly type: "deletion settled"; readonly messageIds: readonly string[] }
  /** A deletion was refused, or is taken back. */
  | { readonly type: "restored"; readonly taken: TakenRows }
  /** Another tab has changed the thread. */
  | { readonly type: "told" };
