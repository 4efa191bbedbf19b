import { Link } from "@tanstack/react-router";
import { MenuItem } from "#src/ui/menu/menu.tsx";
import type { MenuEntry } from "./menu-entries.ts";

/** Menu entries as items of a pop-up menu; each is a real link. */
export function EntryItems({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ label, icon: Icon, link }) => (
    <MenuItem key={label} asChild>
      <Link {...link}>
        <Icon />
        {label}
      </Link>
    </MenuItem>
  ));
}
