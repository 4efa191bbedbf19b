import type { ReactNode } from "react";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";

const page = css({
  width: "full",
  maxWidth: "1280px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "6" },
  pb: "72px",
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "3",
  mb: { base: "4", md: "6" },
});
const tools = css({ row: "3", flexWrap: "wrap", width: { base: "full", md: "auto" } });
const searchBox = css({ flex: "1", minWidth: { base: "full", md: "200px" } });
export const bookList = css({ display: "grid", gap: "2", listStyle: "none", m: "0", p: "0" });

export const bookSkeleton = (
  <div className={bookList}>
    {[1, 2, 3, 4, 5].map((at) => (
      <RowCardSkeleton key={at} />
    ))}
  </div>
);

export interface ListPageProps {
  title: string;
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** Content beside the search field. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Layout of a page with a list of lorebooks: title, search, tools and the list. */
export function ListPage({ title, searchLabel, search, onSearch, tools: more, children }: ListPageProps) {
  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <div className={head}>
        <h1 className={css({ textStyle: "h1" })}>{title}</h1>
        <div className={tools}>
          <search className={searchBox}>
            <SearchBox label={searchLabel} value={search} onSearch={onSearch} />
          </search>
          {more}
        </div>
      </div>
      {children}
    </div>
  );
}
