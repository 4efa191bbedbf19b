import ImageIcon from "lucide-react/icons/image";
import ImagesIcon from "lucide-react/icons/images";
import LogOutIcon from "lucide-react/icons/log-out";
import PlusIcon from "lucide-react/icons/plus";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import type { ReactElement } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { PathLink } from "./path-link.tsx";

/**
 * The avatar menu (TOP-09). On a phone it also holds what the top bar has no room for (design 2). Settings and Personas
 * join it with their dialogs.
 */
export function AvatarMenu({ trigger }: { trigger: ReactElement }) {
  const signOut = useSignOut();
  const isMobile = useMedia(mobileQuery);
  return (
    <Menu trigger={trigger} label={texts.shell.account} isOpenAtFirst>
      {isMobile && (
        <>
          <MenuItem asChild>
            <PathLink path="/new-character">
              <PlusIcon />
              {labels.createCharacter}
            </PathLink>
          </MenuItem>
          <MenuItem asChild>
            <PathLink path="/text-to-image">
              <ImageIcon />
              {texts.shell.textToImage}
            </PathLink>
          </MenuItem>
          <MenuItem asChild>
            <PathLink path="/image-to-image">
              <ImagesIcon />
              {texts.shell.imageToImage}
            </PathLink>
          </MenuItem>
          <MenuItem icon={<SwatchBookIcon />} onSelect={() => openDialog("themes", {})}>
            {texts.shell.theme}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<LogOutIcon />} onSelect={signOut}>
        {labels.logout}
      </MenuItem>
    </Menu>
  );
}
