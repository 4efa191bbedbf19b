import DramaIcon from "lucide-react/icons/drama";
import type { ReactElement } from "react";
import { labels } from "#src/domain/messages.ts";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { PathLink } from "./path-link.tsx";

/** The Create menu (TOP-04). Start Group Chat joins it with its dialog. */
export function CreateMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <MenuItem asChild>
        <PathLink path="/new-character">
          <DramaIcon />
          {labels.createCharacter}
        </PathLink>
      </MenuItem>
    </Menu>
  );
}
