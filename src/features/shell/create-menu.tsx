import FileDownIcon from "lucide-react/icons/file-down";
import UsersRoundIcon from "lucide-react/icons/users-round";
import type { ReactElement } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { EntryItems } from "./entry-items.tsx";
import type { MenuEntry } from "./menu-entries.ts";

/** The Create menu (TOP-04): pages in the given order, then the dialogs. */
export function CreateMenu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <EntryItems entries={entries} />
      <CreateDialogItems />
    </Menu>
  );
}

/** Items that open a dialog: a new group chat (TOP-05, GROUP-51), the import of character cards. */
export function CreateDialogItems() {
  return (
    <>
      <MenuItem icon={<UsersRoundIcon />} onSelect={() => openDialog("createGroup", {})}>
        {labels.startGroupChat}
      </MenuItem>
      <MenuItem icon={<FileDownIcon />} onSelect={() => openDialog("importCards", {})}>
        {texts.shell.importCharacters}
      </MenuItem>
    </>
  );
}
