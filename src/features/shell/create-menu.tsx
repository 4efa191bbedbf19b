import UsersRoundIcon from "lucide-react/icons/users-round";
import type { ReactElement } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { labels } from "#src/domain/messages.ts";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { EntryItems } from "./entry-items.tsx";
import type { MenuEntry } from "./menu-entries.ts";

/** The Create menu (TOP-04): pages in the given order, then the group chat's dialog. */
export function CreateMenu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <EntryItems entries={entries} />
      <GroupChatItem />
    </Menu>
  );
}

/** Opens the creation of a group chat (TOP-05, GROUP-51). */
export function GroupChatItem() {
  return (
    <MenuItem icon={<UsersRoundIcon />} onSelect={() => openDialog("createGroup", {})}>
      {labels.startGroupChat}
    </MenuItem>
  );
}
