import type { LinkProps } from "@tanstack/react-router";
import type HouseIcon from "lucide-react/icons/house";
import type { SearchHit } from "#src/generated/api/model/searchHit.ts";
import { isFound } from "#src/lib/search-text.ts";

export type PaletteScope = "chats" | "messages" | "characters" | "staff" | "pages" | "actions";

/** One row: what it shows, and its link or action. */
export type PaletteItem = {
  readonly id: string;
  readonly label: string;
  /** The line under the label; `end` is shown at the end of the row. */
  readonly note?: string;
  readonly end?: string;
  readonly icon?: typeof HouseIcon;
  readonly face?: {
    readonly src: string | null;
    readonly name: string;
    readonly seed: string;
    readonly isVeiled?: boolean;
  };
  readonly hit?: SearchHit;
  readonly isUnread?: boolean;
  readonly link?: LinkProps;
  readonly run?: () => void;
  /** The palette stays open, for example after Try again. */
  readonly staysOpen?: boolean;
};

export type PaletteGroup = {
  readonly scope: PaletteScope;
  readonly items: readonly PaletteItem[];
  /** A count beside the title, such as `4 of 14`. */
  readonly count?: string;
  /** Its first results are loading. */
  readonly isLoading?: boolean;
};

/** At most `most` items that match a text; those that start with it come first. */
export function matching(items: readonly PaletteItem[], text: string, most: number): PaletteItem[] {
  const found = items.filter(({ label, note = "" }) => isFound(text, label, note));
  const begins = ({ label }: PaletteItem) => label.toLowerCase().startsWith(text.toLowerCase());
  return [...found.filter(begins), ...found.filter((item) => !begins(item))].slice(0, most);
}

/** The next or previous item, wrapping around. */
export function stepFrom(items: readonly PaletteItem[], activeId: string | null, step: 1 | -1): string | null {
  const at = items.findIndex(({ id }) => id === activeId);
  return items[(at + step + items.length) % items.length]?.id ?? null;
}

/** The first item of the next or previous group; null past the ends. */
export function groupFrom(groups: readonly PaletteGroup[], activeId: string | null, step: 1 | -1): string | null {
  const filled = groups.filter(({ items }) => items.length > 0);
  const at = filled.findIndex(({ items }) => items.some(({ id }) => id === activeId));
  return filled[at + step]?.items[0]?.id ?? null;
}
