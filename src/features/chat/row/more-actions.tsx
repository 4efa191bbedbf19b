import BookmarkIcon from "lucide-react/icons/bookmark";
import FastForwardIcon from "lucide-react/icons/fast-forward";
import FlagIcon from "lucide-react/icons/flag";
import GitBranchIcon from "lucide-react/icons/git-branch";
import ImageIcon from "lucide-react/icons/image";
import PinIcon from "lucide-react/icons/pin";
import ScrollTextIcon from "lucide-react/icons/scroll-text";
import Trash2Icon from "lucide-react/icons/trash-2";
import WandSparklesIcon from "lucide-react/icons/wand-sparkles";
import { openDialog } from "#src/client-state/dialogs.ts";
import type { ChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import type { About, MessageAction } from "./usual-actions.tsx";
import { promptTexts } from "../dialogs/prompt-texts.ts";

type MoreAbout = {
  hasPrompt: boolean;
  /** Reads it aloud, or stops that. */
  reading: MessageAction | null;
};

/** Further actions behind More: rare and destructive ones. Messages that are not stored can be read aloud, no more. */
export function moreActions(
  actions: ChatFrame["actions"],
  { row, isLastReply, isOpening, canRewrite, hasPrompt, reading }: Omit<About, "onEdit"> & MoreAbout,
): readonly MessageAction[] {
  if (row.kind !== "stored") return reading === null ? [] : [reading];
  const { message } = row;
  return [
    canRewrite &&
      isLastReply &&
      message.content !== "" && {
        label: chatTexts.goOn,
        icon: <FastForwardIcon />,
        run: () => actions.goOn(message),
      },
    canRewrite && {
      label: chatTexts.regenerateWith,
      icon: <WandSparklesIcon />,
      run: () => actions.askInstruction(message),
    },
    ...(reading === null ? [] : [reading]),
    message.role === "character" &&
      message.content !== "" && {
        label: chatTexts.makePicture,
        icon: <ImageIcon />,
        run: () => actions.makePicture(message),
      },
    message.content !== "" && { label: chatTexts.pin, icon: <PinIcon />, run: () => actions.pin(message) },
    { label: chatTexts.branch, icon: <GitBranchIcon />, run: () => actions.branch(message) },
    {
      label: chatTexts.checkpoint,
      icon: <BookmarkIcon />,
      run: () => openDialog("checkpoint", { threadId: message.threadId, messageId: message.id }),
    },
    message.role === "character" && {
      label: chatTexts.report,
      icon: <FlagIcon />,
      run: () => openDialog("reportMessage", { messageId: message.id }),
    },
    !isOpening && {
      label: chatTexts.remove,
      icon: <Trash2Icon />,
      isDanger: true,
      run: () => actions.remove(message, "one"),
    },
    !isOpening &&
      !isLastReply && {
        label: chatTexts.removeOnward,
        icon: <Trash2Icon />,
        isDanger: true,
        run: () => actions.remove(message, "onward"),
      },
    // Last, because it appears after a server call and must not move other entries.
    hasPrompt && { label: promptTexts.title, icon: <ScrollTextIcon />, run: () => actions.inspect(row) },
  ].filter((action) => action !== false);
}
