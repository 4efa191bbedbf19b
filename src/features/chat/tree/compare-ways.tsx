import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import XIcon from "lucide-react/icons/x";
import { groupChatQuery } from "#src/data/group-chat/queries.ts";
import { useState } from "react";
import { wayMessagesQuery } from "#src/data/thread/thread-tree.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { alikeUpTo } from "#src/domain/chat/tree-rows.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { ThreadTreeResponseData } from "#src/generated/api/model/threadTreeResponseData.ts";
import type { ThreadWay } from "#src/generated/api/model/threadWay.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { characterBubble, userBubble, userRow } from "#src/parts/message-bubble/message-bubble.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { fact, letter, title } from "./tree-looks.ts";
import { treeTexts as texts } from "./tree-texts.ts";

/** Number of messages compared. */
const most = 40;

const panel = css({ bg: "bg.surface", borderRadius: "2xl", minWidth: "0" });
const head = css({
  row: "3",
  p: "4",
  ps: "6",
  justifyContent: "space-between",
  boxShadow: "inset 0 -1px 0 {colors.border.subtle}",
});
/** One grid, so that the turns of both line up and scroll together. */
const columns = css({
  // Read like the chat itself (GAP-153).
  "--font-sizes-chat": "var(--chat-text, 16px)",
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  columnGap: { base: "3", md: "8" },
  rowGap: "4",
  p: { base: "3", md: "6" },
});
const heading = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  minWidth: "0",
  "& > div": { flex: "1 1 120px", minWidth: "0" },
});
const signs = ["A", "B"] as const;
const nameOfWay = (way: ThreadWay) => way.title ?? way.firstLine ?? texts.notGoneOn;
const tabs = css({ display: "flex", flexWrap: "wrap", gap: "2", px: "3", pt: "3", "& > button": { maxWidth: "full" } });
const wholeRow = css({ gridColumn: "1 / -1" });
const speaker = css({ ofChat: "0.8125", fontWeight: "semibold", color: "chat.speaker.1", mb: "1" });

export interface CompareWaysProps {
  tree: ThreadTreeResponseData;
  openId: string;
  a: ThreadWay;
  b: ThreadWay;
  onClose: () => void;
}

/** Two branches of a chat side by side from where they part, turn beside turn. */
export function CompareWays({ tree, openId, a, b, onClose }: CompareWaysProps) {
  // A phone shows one at a time, starting with the current one.
  const isNarrow = useMedia(mobileQuery);
  const [single, setSingle] = useState<0 | 1>(a.threadId === openId ? 0 : 1);
  const shown = isNarrow ? [single] : ([0, 1] as const);
  const alike = alikeUpTo(tree, a.threadId, b.threadId);
  const [left, right] = [useOwn(a, alike + 1), useOwn(b, alike + 1)];
  const group = useQuery({ ...groupChatQuery(tree.groupId ?? ""), enabled: tree.groupId !== null });
  const nameOf = ({ role, memberId }: Message) =>
    role === "user"
      ? texts.you
      : (group.data?.members.find((member) => member.memberId === memberId)?.characterName ?? tree.characterName);
  const both = {
    data: left.data && right.data ? ([left.data, right.data] as const) : undefined,
    error: left.error ?? right.error,
    isPending: left.isPending || right.isPending,
    isError: left.isError || right.isError,
    isFetching: left.isFetching || right.isFetching,
    isPlaceholderData: false,
    refetch: () => Promise.all([left.refetch(), right.refetch()]),
  };
  return (
    <section className={panel} aria-labelledby="compare-title">
      <div className={head}>
        <div className={css({ minWidth: "0" })}>
          <h2 id="compare-title" className={css({ textStyle: "h3" })}>
            {texts.twoWays}
          </h2>
          <p className={fact}>{alike < 0 ? texts.unlike : texts.alike(alike + 1)}</p>
        </div>
        <IconButton label={texts.closeCompare} onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      {isNarrow && (
        <div className={tabs} role="group" aria-label={texts.twoWays}>
          {([0, 1] as const).map((side) => (
            <Chip key={side} isPressed={side === single} onClick={() => setSingle(side)}>
              {signs[side]}: {nameOfWay(side === 0 ? a : b)}
            </Chip>
          ))}
        </div>
      )}
      <div className={columns}>
        {shown.map((side) => {
          const way = side === 0 ? a : b;
          return (
            <WayHead
              key={side}
              sign={signs[side]}
              way={way}
              tree={tree}
              alike={alike}
              isHere={way.threadId === openId}
            />
          );
        })}
        <AsyncView
          query={both}
          skeleton={<Skeleton className={wholeRow} height={180} />}
          failed={texts.compareFailed}
          isEmpty={() => false}
        >
          {(sides) => (
            <>
              {Array.from({ length: Math.max(1, ...shown.map((side) => sides[side].messages.length)) }, (_, turn) =>
                shown.map((side) => (
                  <Turn
                    // Turns never change order, so the index is a stable key.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={`${turn}/${side}`}
                    message={sides[side].messages[turn]}
                    isFirst={turn === 0}
                    nameOf={nameOf}
                  />
                )),
              )}
              {shown.map((side) => (
                <p key={side} className={fact}>
                  {sides[side].left > 0 && texts.left(sides[side].left)}
                </p>
              ))}
            </>
          )}
        </AsyncView>
      </div>
    </section>
  );
}

const useOwn = (way: ThreadWay, from: number) => useQuery(wayMessagesQuery(way.threadId, from, way.total, most));

type WayHeadProps = { sign: string; way: ThreadWay; tree: ThreadTreeResponseData; alike: number; isHere: boolean };

function WayHead({ sign, way, tree, alike, isHere }: WayHeadProps) {
  return (
    <div className={heading}>
      <span className={letter}>{sign}</span>
      <div>
        <h3 className={title}>
          <bdi>{nameOfWay(way)}</bdi>
        </h3>
        <p className={fact}>{texts.way(way.total - alike - 1, isHere ? texts.here : relativeTime(way.updatedAt))}</p>
      </div>
      <Button variant={isHere ? "primary" : "line"} size="sm" asChild>
        <Link {...chatLink(chatOfThread({ ...tree, id: way.threadId }))}>{isHere ? texts.backToIt : texts.goOn}</Link>
      </Button>
    </div>
  );
}

type TurnProps = { message: Message | undefined; isFirst: boolean; nameOf: (message: Message) => string };

function Turn({ message, isFirst, nameOf }: TurnProps) {
  if (message === undefined) return <p className={fact}>{isFirst && texts.nothingMore}</p>;
  const isMine = message.role === "user";
  return (
    <div className={isMine ? userRow : undefined} dir="auto">
      <div className={isMine ? userBubble : characterBubble}>
        <p className={speaker}>
          <bdi>{nameOf(message)}</bdi>
        </p>
        <Prose text={message.content} />
      </div>
    </div>
  );
}
