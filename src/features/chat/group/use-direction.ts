import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ChatStore, useChat } from "#src/data/reply/chat-store.ts";
import { useDirectThread } from "#src/data/thread/direct-thread.ts";
import type { Awaited } from "#src/domain/chat/chat-event.ts";
import { isBusy, writingMember } from "#src/domain/chat/chat-state.ts";
import { namedMembers } from "#src/domain/named-members.ts";
import type { GroupMember } from "#src/generated/api/model/groupMember.ts";
import type { ReplyMode } from "#src/generated/api/model/replyMode.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { letSpeak } from "../composer/on-writing.ts";
import { groupTexts } from "./group-texts.ts";

/** A member and where they stand in the scene. */
export type Player = GroupMember & {
  readonly colour: number;
  readonly state: "writing" | "next" | "waiting" | "muted" | "gone";
  readonly status: string;
  /** Speaks before all others. */
  readonly isFirst: boolean;
};

export type Direction = {
  readonly mode: ReplyMode;
  /** In the order of the group. */
  readonly players: readonly Player[];
  readonly isBusy: boolean;
  /** Who speaks without a message; null where nobody can. */
  readonly speaker: Player | null;
  readonly setMode: (mode: ReplyMode) => void;
  /** Makes a member next; the one who is next already is left to the mode again. */
  readonly choose: (memberId: string) => void;
  readonly mute: (memberId: string) => void;
  readonly letSpeak: () => void;
};

const noIds: readonly string[] = [];

/** Who speaks in a group: what is shown before it happens, and the ways to change it (GAP-139, GAP-140). */
export function useDirection(
  thread: Thread,
  chat: ChatStore,
  members: readonly GroupMember[],
  isStreaming: boolean,
): Direction {
  const client = useQueryClient();
  const { mutate } = useDirectThread(thread.id);
  const writing = useChat(chat, writingMember);
  const isReplying = useChat(chat, isBusy);
  // Those who have had their turn in the reply that runs are not next any more.
  const heard = useChat(chat, heardMembers);
  const { replyMode: mode = "server", mutedMemberIds: muted = noIds, nextMemberIds: next = noIds } = thread;

  return useMemo(() => {
    const waiting = next.filter((id) => !heard.split(" ").includes(id));
    const players = members.map((member, colour): Player => {
      const { memberId } = member;
      const place = waiting.indexOf(memberId);
      const say = (state: Player["state"], status: string) => ({
        ...member,
        colour,
        state,
        status,
        isFirst: place === 0,
      });
      if (memberId === writing) return say("writing", groupTexts.writing);
      if (!member.isAvailable) return say("gone", groupTexts.gone);
      if (muted.includes(memberId)) return say("muted", groupTexts.muted);
      if (place === -1) return say("waiting", groupTexts.listens);
      if (mode === "everyone") return say("waiting", groupTexts.answers(place));
      return place === 0 ? say("next", groupTexts.next) : say("waiting", groupTexts.after);
    });
    const able = players.filter(({ state }) => state !== "gone" && state !== "muted");
    const speaker = able.find(({ memberId }) => memberId === waiting[0]) ?? able[0] ?? null;
    return {
      mode,
      players,
      isBusy: isReplying,
      speaker,
      setMode: (replyMode) => replyMode !== mode && mutate({ replyMode }),
      choose: (memberId) => mutate({ nextMemberId: memberId === waiting[0] ? null : memberId }),
      mute(memberId) {
        const others = muted.filter((id) => id !== memberId);
        mutate({ mutedMemberIds: others.length < muted.length ? others : [...muted, memberId] });
      },
      letSpeak() {
        if (speaker === null) return;
        letSpeak(client, thread.id, speaker.memberId, isStreaming);
      },
    };
  }, [client, thread.id, mode, muted, next, heard, writing, isReplying, members, isStreaming, mutate]);
}

/** Who will begin to answer a text: whoever it names, else whoever is next. The server has the last word. */
export function awaitedOf({ players }: Direction, content: string): Awaited | null {
  const present = players
    .filter(({ state }) => state !== "gone")
    .map(({ memberId, characterName }) => ({ id: memberId, name: characterName }));
  const [named] = namedMembers(content, present);
  const memberId = named ?? players.find(({ isFirst }) => isFirst)?.memberId;
  return memberId === undefined ? null : { memberId };
}

/** As one string, so that equal answers are the same. */
function heardMembers({ reply }: ReturnType<ChatStore["get"]>): string {
  return reply?.turns.map(({ memberId }) => memberId ?? "").join(" ") ?? "";
}
