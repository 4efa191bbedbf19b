import EllipsisIcon from "lucide-react/icons/ellipsis";
import SquarePenIcon from "lucide-react/icons/square-pen";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";
import { TopBarTools } from "../header/top-bar-tools.tsx";
import type { GroupActions } from "./group-actions.ts";
import { GroupMenuButton } from "./group-menu-button.tsx";
import { groupTexts } from "./group-texts.ts";

/** The top bar's tools in a group chat. A group is nobody's favourite and has no page to share. */
export function GroupTools(actions: GroupActions) {
  return (
    <TopBarTools>
      <IconButton label={chatTexts.themes} onClick={actions.onOpenThemes}>
        <SwatchBookIcon />
      </IconButton>
      <IconButton label={groupTexts.newScene} onClick={actions.onNewScene}>
        <SquarePenIcon />
      </IconButton>
      <GroupMenuButton label={chatTexts.more} icon={<EllipsisIcon />} {...actions} />
    </TopBarTools>
  );
}
