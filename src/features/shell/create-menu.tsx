import type { ReactElement } from "react";
import { Menu } from "#src/ui/menu/menu.tsx";
import { EntryItems } from "./entry-items.tsx";
import type { MenuEntry } from "./menu-entries.ts";

/** The Create menu (TOP-04), in the given order. Callers without entries leave out its button. */
export function CreateMenu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <EntryItems entries={entries} />
    </Menu>
  );
}
