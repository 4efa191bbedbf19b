import ChevronDownIcon from "lucide-react/icons/chevron-down";
import { openDialog } from "#src/client-state/dialogs.ts";
import { characterTexts } from "#src/features/character/character-texts.ts";
import type { PersonaMenuProps, Speaker } from "#src/features/chat/composer/persona-menu.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

const PersonaMenu = menuOnDemand<PersonaMenuProps>(
  async () => (await import("#src/features/chat/composer/persona-menu.tsx")).PersonaMenu,
);

const line = css({ row: "2", mt: "4", color: "fg.muted", fontSize: "14.5px", minWidth: "0" });
const button = css({
  row: "10px",
  minWidth: "0",
  minHeight: "44px",
  px: "2",
  border: "0",
  borderRadius: "full",
  bg: "transparent",
  color: "fg.default",
  fontWeight: "semibold",
  cursor: "pointer",
  _hover: { bg: "bg.hover" },
  "--icon-size": "16px",
});

export type PersonaChoiceProps = {
  /** Without a persona. */
  self: Speaker;
  speaker: Speaker;
  /** Null is the user without a persona. */
  onChoose: (personaId: string | null) => void;
};

/** Whom the reader plays in a new chat. */
export function PersonaChoice({ self, speaker, onChoose }: PersonaChoiceProps) {
  return (
    <div className={line}>
      <span aria-hidden="true">{characterTexts.youPlay}</span>
      <PersonaMenu
        self={self}
        chosenId={speaker.id}
        onChoose={onChoose}
        onManage={() => openDialog("personas", {})}
        onUseForAll={null}
        trigger={
          <button type="button" className={button}>
            <VisuallyHidden>{characterTexts.youPlay}</VisuallyHidden>
            <Avatar src={speaker.avatar} name={speaker.name} seed={speaker.id} size={28} isDecorative />
            <bdi className={css({ truncate: true })}>{speaker.name}</bdi>
            <ChevronDownIcon aria-hidden />
          </button>
        }
      />
    </div>
  );
}
