import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { chatTexts } from "../chat-texts.ts";
import type { PersonaMenuProps, Speaker } from "./persona-menu.tsx";

const PersonaMenu = menuOnDemand(async () => (await import("./persona-menu.tsx")).PersonaMenu);

export type PersonaButtonProps = Omit<PersonaMenuProps, "trigger" | "chosenId"> & { speaker: Speaker };

/** Shows the user's current persona and opens the choice. */
export function PersonaButton({ speaker, ...menu }: PersonaButtonProps) {
  return (
    <PersonaMenu
      {...menu}
      chosenId={speaker.id}
      trigger={
        <IconButton label={chatTexts.speakingAs(speaker.name)} size="lg" tooltipSide="top">
          <Avatar src={speaker.avatar} name={speaker.name} seed={speaker.id} size={28} isDecorative />
        </IconButton>
      }
    />
  );
}
