import { lazy } from "react";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "./chat-texts.ts";
import { MenuOnDemand } from "./menu-on-demand.tsx";
import type { PersonaMenuProps, Speaker } from "./persona-menu.tsx";

const load = async () => ({ default: (await import("./persona-menu.tsx")).PersonaMenu });
const PersonaMenu = lazy(load);

export type PersonaButtonProps = Omit<PersonaMenuProps, "trigger" | "chosenId"> & { speaker: Speaker };

/** Shows as whom the user speaks, and opens the choice. */
export function PersonaButton({ speaker, ...menu }: PersonaButtonProps) {
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <IconButton label={chatTexts.speakingAs(speaker.name)} size="lg" tooltipSide="top">
          <Avatar src={speaker.avatar} name={speaker.name} seed={speaker.id} size={28} isDecorative />
        </IconButton>
      }
      renderMenu={(trigger) => <PersonaMenu {...menu} chosenId={speaker.id} trigger={trigger} />}
    />
  );
}
