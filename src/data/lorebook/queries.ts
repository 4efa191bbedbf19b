import { infiniteQueryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import {
  getListMyLorebooksInfiniteQueryOptions,
  type ListMyLorebooksInfiniteQueryResult,
} from "#src/generated/api/lorebook/list-my-lorebooks.ts";
import { getListPublicLorebooksInfiniteQueryOptions } from "#src/generated/api/lorebook/list-public-lorebooks.ts";
import type { ListMyLorebooksParams } from "#src/generated/api/model/listMyLorebooksParams.ts";
import type { ListPublicLorebooksParams } from "#src/generated/api/model/listPublicLorebooksParams.ts";
import { joinPages } from "../paging.ts";

type Page = ListMyLorebooksInfiniteQueryResult;
const booksOf = (pages: readonly Page[]) => joinPages(pages.map(({ data }) => data.lorebooks));

/** These lists only say whether there is more (TRAP-62). A page with nothing new ends them (F33). */
function nextPage(last: Page, pages: readonly Page[], current = 1): number | undefined {
  const isNew = booksOf(pages).length > booksOf(pages.slice(0, -1)).length;
  return last.data.pagination.hasMore && isNew ? current + 1 : undefined;
}

const wanted = (search: string) => ({ page: 1, pageSize: pageSizes.lorebooks, ...(search !== "" && { search }) });
const common = {
  initialPageParam: 1,
  getNextPageParam: nextPage,
  select: ({ pages }: { pages: readonly Page[] }) => booksOf(pages),
  meta: { failure: messages.group.lorebooksFailed },
};

/** The user's own lorebooks, published or not, page by page (API-23, TRAP-61); the last changed first, unless asked. */
export function ownLorebooksQuery(search: string, asked: Pick<ListMyLorebooksParams, "sort"> = {}) {
  return infiniteQueryOptions({
    ...getListMyLorebooksInfiniteQueryOptions({ ...wanted(search), ...asked, public: false }),
    ...common,
  });
}

/** The lorebooks everyone may use, page by page (API-22): by name, or as it is asked. */
export function publicLorebooksQuery(search: string, asked: Pick<ListPublicLorebooksParams, "category" | "sort"> = {}) {
  return infiniteQueryOptions({
    ...getListPublicLorebooksInfiniteQueryOptions({ ...wanted(search), ...asked }),
    ...common,
  });
}
