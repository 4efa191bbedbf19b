import type { ReactNode } from "react";
import { conversationFilters, type ConversationFilter } from "#src/domain/search-params.ts";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { chipRow } from "#src/ui/chip/chip-row.ts";
import { css } from "#styled-system/css";
import { conversationsTexts } from "./conversations-texts.ts";

const head = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  alignItems: { md: "flex-end" },
  justifyContent: "space-between",
  gap: { base: "3", md: "6" },
});
const searchBox = css({ width: { base: "full", md: "320px" }, flexShrink: "0" });
const bar = css({
  row: "3",
  justifyContent: "space-between",
  flexWrap: "wrap",
  mt: { base: "14px", md: "18px" },
});
/** The last one stays at the end of the line on a phone too, since those before it can load later. */
const tools = css({ row: "4", flex: { base: "1", md: "none" }, "& > :last-child": { ms: "auto" } });

export type ListHeadProps = {
  search: string;
  onSearch: (text: string) => void;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  /** Content at the end of the filters. */
  children?: ReactNode;
};

/** Title and search on one line, filters under them (design 12). Search and filter are kept in the address. */
export function ListHead({ search, onSearch, filter, onFilter, children }: ListHeadProps) {
  return (
    <>
      <div className={head}>
        <h1 className={css({ textStyle: "h1" })}>{conversationsTexts.title}</h1>
        <search className={searchBox}>
          <SearchBox label={conversationsTexts.search} value={search} onSearch={onSearch} />
        </search>
      </div>
      <div className={bar}>
        <div role="group" aria-label={conversationsTexts.show} className={chipRow}>
          {conversationFilters.map((one) => (
            <Chip key={one} isPressed={one === filter} onClick={() => onFilter(one)}>
              {conversationsTexts.filters[one]}
            </Chip>
          ))}
        </div>
        <div className={tools}>{children}</div>
      </div>
    </>
  );
}
