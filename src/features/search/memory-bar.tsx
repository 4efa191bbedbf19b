import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import BookmarkIcon from "lucide-react/icons/bookmark";
import ChevronDownIcon from "lucide-react/icons/chevron-down";
import HistoryIcon from "lucide-react/icons/history";
import PencilIcon from "lucide-react/icons/pencil";
import Trash2Icon from "lucide-react/icons/trash-2";
import XIcon from "lucide-react/icons/x";
import { useState } from "react";
import { useForgetSearch, useKeepRecent, useSearchSeen } from "#src/data/discovery/mutations.ts";
import { searchMemoryQuery } from "#src/data/discovery/queries.ts";
import type { SavedSearch } from "#src/generated/api/model/savedSearch.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";
import { SearchNameDialog } from "./search-name-dialog.tsx";
import { addressOf } from "./search-state.ts";
import { searchTexts as texts } from "./search-texts.ts";

const bar = css({
  display: "flex",
  gap: "2",
  mt: "3",
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
  p: "0",
  mx: { base: "-16px", md: "0" },
  px: { base: "16px", md: "0" },
  py: "1",
});
const item = css({ row: "0", flexShrink: "0", borderRadius: "row", bg: "bg.surface", ps: "1" });
const link = css({
  row: "2",
  minHeight: "40px",
  px: "2",
  maxWidth: "280px",
  color: "fg.default",
  fontSize: "14px",
  textDecoration: "none",
  borderRadius: "input",
  whiteSpace: "nowrap",
  outlineOffset: "-2px",
  "--icon-size": "16px",
  _hover: { color: "accent.text" },
  "& bdi": { overflow: "hidden", textOverflow: "ellipsis" },
});
const news = css({ color: "accent.text", fontWeight: "semibold" });

/** The saved searches with their number of new results, and the recent search texts (GAP-67). */
export function MemoryBar() {
  const { data } = useQuery(searchMemoryQuery());
  const { mutate: seen } = useSearchSeen();
  const { mutate: forget } = useForgetSearch();
  const { mutate: keepRecent } = useKeepRecent();
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  if (data === undefined || data.saved.length + data.recent.length === 0) return null;
  const { saved, recent } = data;
  return (
    <>
      <ul className={bar} aria-label={texts.saved}>
        {saved.map((search) => (
          <li key={search.id} className={item}>
            <Link
              to="/global-search"
              search={addressOf(search.query)}
              className={link}
              onClick={() => search.newCount > 0 && seen(search.id)}
            >
              <BookmarkIcon />
              <bdi>{search.name}</bdi>
              {search.newCount > 0 && <span className={news}>{texts.newResults(search.newCount)}</span>}
            </Link>
            <Menu
              trigger={
                <IconButton size="xs" label={texts.actions(search.name)} hasTooltip={false}>
                  <ChevronDownIcon />
                </IconButton>
              }
            >
              <MenuItem icon={<PencilIcon />} onSelect={() => setRenamed(search)}>
                {texts.rename}
              </MenuItem>
              <MenuItem icon={<Trash2Icon />} tone="danger" onSelect={() => forget(search.id)}>
                {texts.forget}
              </MenuItem>
            </Menu>
          </li>
        ))}
        {recent.map((text) => (
          <li key={text} className={item}>
            <Link to="/global-search" search={{ q: text }} className={link} aria-label={texts.recent(text)}>
              <HistoryIcon />
              <bdi>{text}</bdi>
            </Link>
            <IconButton
              size="xs"
              label={`${texts.forget}: ${text}`}
              hasTooltip={false}
              onClick={() => keepRecent(recent.filter((one) => one !== text))}
            >
              <XIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <DialogSlot show={renamed}>
        {(search) => <SearchNameDialog search={search} onClose={() => setRenamed(null)} />}
      </DialogSlot>
    </>
  );
}
