import { Link } from "@tanstack/react-router";
import EllipsisVerticalIcon from "lucide-react/icons/ellipsis-vertical";
import XIcon from "lucide-react/icons/x";
import { lazy, useState } from "react";
import { css } from "#styled-system/css";
import { seenHintStore } from "#src/client-state/seen-hints.ts";
import { useStore } from "#src/client-state/store.ts";
import { labels, messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { smallVeil } from "#src/parts/veil/veil.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { PopoverHint } from "#src/ui/popover-hint/popover-hint.tsx";
import { useTooltip } from "#src/ui/tooltip/tooltip.tsx";
import { card, nameLine, tagline, title, who } from "./header-looks.ts";
import { MemoryButton } from "./memory-button.tsx";
import { ModelPill } from "./model-pill.tsx";
import { ChatMenuButton } from "./chat-menu-button.tsx";
import type { ChatMenuActions } from "./chat-menu.tsx";
import { chatTexts } from "../chat-texts.ts";

// Loaded with the first press.
const CharacterSheet = lazy(async () => ({ default: (await import("./character-sheet.tsx")).CharacterSheet }));

export type ChatHeaderProps = Required<ChatMenuActions> & {
  character: CharacterDetails;
  /** This thread's variant, if it is not the character's current one. */
  variant?: { variantName: string; variantTagline: string | null; characterIcon: string | null } | null;
  modelName: string | null;
  /** The thread's message count; null without a thread (CHAT-11). */
  messageCount: number | null;
  isNarrow: boolean;
  /** The character's icon is blurred (GAP-37). */
  isVeiled?: boolean;
  /** The model has just been swapped: shown green for about 4 s (SWAP-07). */
  isSwapped: boolean;
  isMemoryOpen: boolean;
  onSwapModel: () => void;
  onNewChat: () => void;
  onShare: () => void;
  onOpenThemes: () => void;
  onOpenSideMenu: () => void;
};

const iconButton = css({
  display: "grid",
  borderRadius: "full",
  background: "transparent",
  padding: "0",
  cursor: "pointer",
  flexShrink: "0",
  position: "relative",
  _coarse: { _after: { content: '""', position: "absolute", inset: "-2px" } },
});

/**
 * The chat's header (CHAT-02 to CHAT-12): a card over the log, on a phone the page's bar (GAP-75). The name is the
 * variant's, or the character's if it has none (TRAP-74); close goes to `/home`, not back (TRAP-70).
 */
export function ChatHeader(props: ChatHeaderProps) {
  const { character, modelName, messageCount, isNarrow, isSwapped, onSwapModel, onPickVariant, onOpenModels } = props;
  const variant = props.variant ?? character.variant;
  const name = variant.variantName.trim() || character.name;
  const about = variant.variantTagline ?? character.shortMessage ?? "";
  const [sheet, setSheet] = useState<"character" | "everything" | null>(null);
  const hint = seenHintStore("charSettings");
  const isHintSeen = useStore(hint);
  const { anchorProps, tip } = useTooltip({ text: about, side: "bottom" });
  const icon = (
    <Avatar
      src={variant.characterIcon}
      name={character.name}
      seed={character.id}
      size={42}
      isDecorative
      isPriority
      {...(props.isVeiled && { className: smallVeil })}
    />
  );

  const settingsButton = (
    <button
      type="button"
      className={iconButton}
      aria-label={chatTexts.settings(name)}
      aria-haspopup="dialog"
      onClick={() => {
        hint.set(true);
        setSheet("character");
      }}
    >
      {icon}
    </button>
  );

  return (
    <div className={card}>
      {!isNarrow && (
        <Link
          to="/character/$characterId"
          params={{ characterId: character.id }}
          className={iconButton}
          aria-label={texts.actions.characterPage}
        >
          {icon}
        </Link>
      )}
      {isNarrow && (
        <PopoverHint
          isOpen={!isHintSeen && sheet === null}
          onClose={() => hint.set(true)}
          text={messages.hints.charSettings}
        >
          {settingsButton}
        </PopoverHint>
      )}
      <div className={who}>
        <div className={nameLine}>
          <h1 className={title}>{name}</h1>
          {character.edited && <Tag className={css({ hideBelow: "md" })}>{labels.edited}</Tag>}
        </div>
        {about !== "" && (
          // Focusable, so that the tooltip with the full tagline is reachable by keyboard (CHAT-05).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <p className={tagline} tabIndex={isNarrow ? undefined : 0} {...anchorProps}>
            {about}
          </p>
        )}
        {tip}
      </div>
      {modelName !== null && <ModelPill name={modelName} isSwapped={isSwapped} onPress={onSwapModel} />}
      {!isNarrow && props.onMemory !== null && <MemoryButton isOpen={props.isMemoryOpen} onPress={props.onMemory} />}
      {isNarrow ? (
        <IconButton label={chatTexts.menu} aria-haspopup="dialog" onClick={() => setSheet("everything")}>
          <EllipsisVerticalIcon />
        </IconButton>
      ) : (
        <ChatMenuButton
          label={chatTexts.menu}
          messageCount={messageCount}
          onPickVariant={onPickVariant}
          onOpenModels={onOpenModels}
          onSearch={props.onSearch}
          onTree={props.onTree}
          onMemory={props.onMemory}
        />
      )}
      <IconButton label={chatTexts.close} asChild>
        <Link to="/home">
          <XIcon />
        </Link>
      </IconButton>
      <DialogSlot show={isNarrow && sheet}>
        {(opened) => (
          <CharacterSheet
            {...props}
            name={name}
            about={about}
            icon={variant.characterIcon}
            hasEverything={opened === "everything"}
            onClose={() => setSheet(null)}
          />
        )}
      </DialogSlot>
    </div>
  );
}
