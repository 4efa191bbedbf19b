import { useQuery } from "@tanstack/react-query";
import HistoryIcon from "lucide-react/icons/history";
import VenetianMaskIcon from "lucide-react/icons/venetian-mask";
import type { ReactElement } from "react";
import { personasQuery } from "#src/data/persona/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";

export type Speaker = { id: string; name: string; avatar: string | null };

export type PersonaMenuProps = {
  trigger: ReactElement;
  /** The user's own name and picture, without a persona. */
  self: Speaker;
  /** The current persona's id, or the user's own. */
  chosenId: string;
  /** Null is the user without a persona. */
  onChoose: (personaId: string | null) => void;
  /** Opens the personas. */
  onManage: () => void;
  /** Applies the current persona to the earlier messages too; null while there are none. */
  onUseForAll: (() => void) | null;
};

const note = css({ padding: "10px 12px", fontSize: "13.5px", color: "fg.muted", maxWidth: "260px" });

/**
 * Chooses the user's persona in this chat (GAP-102): none, or one of theirs; from now on, or for earlier messages too
 * (GAP-136).
 */
export function PersonaMenu({ trigger, self, chosenId, onChoose, onUseForAll, onManage }: PersonaMenuProps) {
  const personas = useQuery(personasQuery());
  return (
    <Menu trigger={trigger} placement="top-end" isOpenAtFirst label={chatTexts.speakAs}>
      <MenuRadioGroup
        label={chatTexts.speakAs}
        value={chosenId}
        onChange={(id) => onChoose(id === self.id ? null : id)}
      >
        {[self, ...(personas.data ?? [])].map(({ id, name, avatar }) => (
          <MenuRadioItem
            key={id}
            value={id}
            icon={<Avatar src={avatar} name={name} seed={id} size={28} isDecorative />}
          >
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {personas.isPending && (
        <p className={note}>
          <BreathingDots />
        </p>
      )}
      {personas.isError && (
        <p className={note} role="alert">
          {chatTexts.personasFailed}
        </p>
      )}
      {personas.data?.length === 0 && <p className={note}>{chatTexts.noPersonas}</p>}
      <MenuSeparator />
      {onUseForAll !== null && personas.data !== undefined && personas.data.length > 0 && (
        <MenuItem icon={<HistoryIcon />} onSelect={onUseForAll}>
          {chatTexts.personaForAll}
        </MenuItem>
      )}
      <MenuItem icon={<VenetianMaskIcon />} onSelect={onManage}>
        {labels.personas}
      </MenuItem>
    </Menu>
  );
}
