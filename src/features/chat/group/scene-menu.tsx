import EllipsisIcon from "lucide-react/icons/ellipsis";
import PencilIcon from "lucide-react/icons/pencil";
import Trash2Icon from "lucide-react/icons/trash-2";
import { useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { groupTexts } from "./group-texts.ts";

export type SceneMenuProps = { threadId: string; name: string; onDelete: () => void };

/** What can be done with a scene of a group. The menu itself is mounted on first use, since there may be many scenes. */
export function SceneMenu({ threadId, name, onDelete }: SceneMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <IconButton
      label={groupTexts.sceneActions(name)}
      hasTooltip={false}
      size="sm"
      {...(isWanted ? {} : { "aria-haspopup": "menu", "aria-expanded": false, onClick: () => setIsWanted(true) })}
    >
      <EllipsisIcon />
    </IconButton>
  );
  if (!isWanted) return trigger;
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <MenuItem icon={<PencilIcon />} onSelect={() => openDialog("renameThread", { threadId })}>
        {groupTexts.renameScene}
      </MenuItem>
      <MenuItem icon={<Trash2Icon />} tone="danger" onSelect={onDelete}>
        {groupTexts.deleteScene}
      </MenuItem>
    </Menu>
  );
}
