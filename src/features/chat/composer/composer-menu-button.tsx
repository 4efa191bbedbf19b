import PlusIcon from "lucide-react/icons/plus";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { chatTexts } from "../chat-texts.ts";
import type { ComposerMenuProps } from "./composer-menu.tsx";

const ComposerMenu = menuOnDemand(async () => (await import("./composer-menu.tsx")).ComposerMenu);

/** The composer's plus button. */
export function ComposerMenuButton(props: Omit<ComposerMenuProps, "trigger">) {
  return (
    <ComposerMenu
      {...props}
      trigger={
        <IconButton label={chatTexts.composerMenu} size="lg" tooltipSide="top">
          <PlusIcon />
        </IconButton>
      }
    />
  );
}
