import { Link } from "@tanstack/react-router";
import EllipsisVerticalIcon from "lucide-react/icons/ellipsis-vertical";
import XIcon from "lucide-react/icons/x";
import { lazy, type ReactNode, useState } from "react";
import { css, cx } from "#styled-system/css";
import { shownMessageCount } from "#src/domain/message-count.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";
import { card, nameLine, tagline, title, who } from "../header/header-looks.ts";
import { MemoryButton } from "../header/memory-button.tsx";
import type { GroupActions } from "./group-actions.ts";
import { GroupMenuButton } from "./group-menu-button.tsx";
import { groupTexts, namesOf } from "./group-texts.ts";
import type { Player } from "./use-direction.ts";

const GroupSheet = lazy(async () => ({ default: (await import("./group-sheet.tsx")).GroupSheet }));

const narrow = css({
  paddingInlineStart: { base: "18px", md: "9px" },
  boxShadow: { base: "none", md: "{shadows.shadow.2}" },
});
const portraits = css({ display: "flex", flexShrink: "0" });
const portraitsButton = css({ background: "transparent", padding: "4px", borderRadius: "full", cursor: "pointer" });
const face = css({
  position: "relative",
  display: "inline-flex",
  borderRadius: "full",
  boxShadow: "0 0 0 2.5px {colors.bg.overlay}",
  "& + &": { marginInlineStart: "-9px" },
  // The face after it must not cover its mark.
  "&[data-state=next]": { zIndex: "1" },
  "&[data-state=muted] img, &[data-state=gone] img": { filter: "saturate(0.2) brightness(0.62)" },
});
/** The names give way to the count. */
const about = css({ display: "flex", minWidth: "0" });
const aboutNames = css({ minWidth: "0", truncate: true });
const aboutCount = css({ flexShrink: "0", whiteSpace: "pre" });
const cue = css({
  position: "absolute",
  top: "-2px",
  insetInlineEnd: "-2px",
  boxSize: "10px",
  boxShadow: "0 0 0 2.5px {colors.bg.overlay}",
});

export type GroupHeaderProps = GroupActions & {
  name: string;
  /** Whether the group has a name of its own, so that its members' names stand under it. */
  isNamed: boolean;
  players: readonly Player[];
  isNarrow: boolean;
  isMemoryOpen: boolean;
  /** The chat's model; null while it is not known. */
  model: ReactNode;
  /** Opens the members; null where they stand beside the chat, or above it. */
  onMembers: (() => void) | null;
};

/** The group chat's header: who is on stage, the group's name, how many messages (GAP-84). */
export function GroupHeader({
  name,
  isNamed,
  players,
  isNarrow,
  isMemoryOpen,
  model,
  onMembers,
  ...actions
}: GroupHeaderProps) {
  const count = actions.messageCount === null ? null : chatTexts.messages(shownMessageCount(actions.messageCount));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const names = isNamed && !isNarrow ? namesOf(players) : null;
  const stack = players.map(({ memberId, characterId, characterName, icon, state }) => (
    <span key={memberId} className={face} data-state={state}>
      <Avatar
        src={state === "gone" ? null : icon}
        name={characterName}
        seed={characterId}
        size={28}
        isDecorative
        isPriority
      />
      {state === "next" && <CueMark className={cue} />}
    </span>
  ));
  return (
    <div className={cx(card, narrow)}>
      {!isNarrow &&
        (onMembers === null ? (
          <span className={portraits}>{stack}</span>
        ) : (
          <button
            type="button"
            className={cx(portraits, portraitsButton)}
            aria-label={groupTexts.members}
            aria-haspopup="dialog"
            onClick={onMembers}
          >
            {stack}
          </button>
        ))}
      <div className={who}>
        <div className={nameLine}>
          <h1 className={title} title={name}>
            {name}
          </h1>
        </div>
        {(names !== null || count !== null) && (
          <p className={cx(tagline, about)}>
            {names !== null && (
              <bdi className={aboutNames} title={names}>
                {names}
              </bdi>
            )}
            {count !== null && <span className={aboutCount}>{names === null ? count : `, ${count}`}</span>}
          </p>
        )}
      </div>
      {model}
      {!isNarrow && <MemoryButton isOpen={isMemoryOpen} onPress={actions.onMemory} />}
      {isNarrow ? (
        <IconButton label={chatTexts.menu} aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
          <EllipsisVerticalIcon />
        </IconButton>
      ) : (
        <GroupMenuButton label={chatTexts.menu} {...actions} />
      )}
      <IconButton label={chatTexts.close} asChild>
        <Link to="/home">
          <XIcon />
        </Link>
      </IconButton>
      <DialogSlot show={isNarrow && isSheetOpen}>
        {() => <GroupSheet {...actions} name={name} onClose={() => setIsSheetOpen(false)} />}
      </DialogSlot>
    </div>
  );
}
