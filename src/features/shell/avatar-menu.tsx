import { Link } from "@tanstack/react-router";
import KeyboardIcon from "lucide-react/icons/keyboard";
import LogOutIcon from "lucide-react/icons/log-out";
import SearchIcon from "lucide-react/icons/search";
import SettingsIcon from "lucide-react/icons/settings";
import ShieldIcon from "lucide-react/icons/shield";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import VenetianMaskIcon from "lucide-react/icons/venetian-mask";
import type { ReactElement } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { CreateDialogItems } from "./create-menu.tsx";
import { EntryItems } from "./entry-items.tsx";
import { createEntries, imageEntries } from "./menu-entries.ts";
import { useUser } from "./use-user.ts";

/**
 * The avatar menu (TOP-09). On a phone it also holds what does not fit the top bar (design 2).
 */
export function AvatarMenu({ trigger }: { trigger: ReactElement }) {
  const signOut = useSignOut();
  const { user } = useUser();
  const isMobile = useMedia(mobileQuery);
  return (
    <Menu trigger={trigger} label={texts.shell.account} isOpenAtFirst>
      {isMobile && (
        <>
          <EntryItems entries={createEntries} />
          <CreateDialogItems />
          <EntryItems entries={imageEntries} />
          <MenuItem icon={<SearchIcon />} onSelect={() => openDialog("palette", {})}>
            {texts.shell.goToAnything}
          </MenuItem>
          <MenuItem icon={<SwatchBookIcon />} onSelect={() => openDialog("themes", {})}>
            {texts.shell.theme}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<SettingsIcon />} onSelect={() => openDialog("settings", {})}>
        {labels.settings}
      </MenuItem>
      <MenuItem icon={<VenetianMaskIcon />} onSelect={() => openDialog("personas", {})}>
        {labels.personas}
      </MenuItem>
      {!isMobile && (
        <MenuItem icon={<KeyboardIcon />} onSelect={() => openDialog("shortcuts", {})}>
          {texts.shell.shortcuts}
        </MenuItem>
      )}
      {(user?.role ?? "user") !== "user" && (
        <MenuItem asChild>
          <Link to="/admin">
            <ShieldIcon />
            {texts.shell.backOffice}
          </Link>
        </MenuItem>
      )}
      <MenuItem icon={<LogOutIcon />} onSelect={signOut}>
        {labels.logout}
      </MenuItem>
    </Menu>
  );
}
