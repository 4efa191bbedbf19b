import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import GitBranchIcon from "lucide-react/icons/git-branch";
import { threadQuery } from "#src/data/thread/queries.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";

const line = css({
  display: "flex",
  alignItems: "center",
  gap: "8px",
  minHeight: { base: "44px", md: "32px" },
  paddingInline: "14px",
  fontSize: "13px",
  color: "fg.muted",
  "--icon-size": "15px",
  "& > a": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minWidth: "0" },
});

/** Under the header of a branch: the chat it comes from, and the way back to where it parted. Nothing once that is gone. */
export function BranchLine({ thread: { parentThreadId, branchMessageId } }: { thread: Thread }) {
  const isBranch = parentThreadId !== null && branchMessageId !== null;
  const { data: parent } = useQuery({
    ...threadQuery(parentThreadId ?? ""),
    enabled: isBranch,
    meta: { isSilent: true },
  });
  if (!isBranch || parent === undefined) return null;
  return (
    <p className={line}>
      <GitBranchIcon />
      <TextLink tone="quiet" asChild>
        <Link {...chatLink(chatOfThread(parent), branchMessageId)}>
          {chatTexts.branchOf(parent.title ?? parent.characterName)}
        </Link>
      </TextLink>
    </p>
  );
}
