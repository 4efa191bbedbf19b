import type { MenuEntry } from "#src/domain/navigation.ts";
import { MenuItem } from "#src/ui/menu/menu.tsx";
import { menuIcons } from "./menu-icons.ts";
import { PathLink } from "./path-link.tsx";

/** Entries of the menu table as items of a pop-up menu; each is a real link. */
export function EntryItems({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ label, path, icon }) => {
    const Icon = menuIcons[icon];
    return (
      <MenuItem key={path} asChild>
        <PathLink path={path}>
          <Icon />
          {label}
        </PathLink>
      </MenuItem>
    );
  });
}
