import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import BookmarkIcon from "lucide-react/icons/bookmark";
import SlidersHorizontalIcon from "lucide-react/icons/sliders-horizontal";
import { lazy, Suspense, useCallback, useState } from "react";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { useKeepRecent } from "#src/data/discovery/mutations.ts";
import {
  foundCharactersQuery,
  foundCreatorCountQuery,
  foundCreatorsQuery,
  foundWorldCountQuery,
  searchMemoryQuery,
} from "#src/data/discovery/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { type GlobalSearch, searchTabs } from "#src/domain/search-params.ts";
import { texts as common } from "#src/domain/texts.ts";
import { CardActions } from "#src/features/cards/card-actions.tsx";
import { CreatorRows } from "#src/features/creator/creator-rows.tsx";
import { ActiveFilters } from "#src/features/search/active-filters.tsx";
import { FoundCharacters } from "#src/features/search/found-characters.tsx";
import { MemoryBar } from "#src/features/search/memory-bar.tsx";
import { NothingFound } from "#src/features/search/nothing-found.tsx";
import { SearchField } from "#src/features/search/search-field.tsx";
import { SearchFilters } from "#src/features/search/search-filters.tsx";
import { SearchNameDialog } from "#src/features/search/search-name-dialog.tsx";
import { filterCountOf, queryOf, withCategory, withChange, withRecent } from "#src/features/search/search-state.ts";
import { searchTexts as texts } from "#src/features/search/search-texts.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import type { CharacterSort } from "#src/generated/api/model/characterSort.ts";
import type { SearchQuery } from "#src/generated/api/model/searchQuery.ts";
import type { Suggestion } from "#src/generated/api/model/suggestion.ts";
import { shortCount } from "#src/lib/short-count.ts";
import { usePages } from "#src/lib/use-pages.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { FaultPoint } from "#src/parts/region/region.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";

const FoundWorlds = lazy(async () => ({
  default: (await import("#src/features/search/found-worlds.tsx")).FoundWorlds,
}));

const page = css({
  width: "full",
  maxWidth: "1330px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "6" },
  pb: "72px",
});
// Told on a phone too, where there is no room to show it: a page without a heading cannot be gone to.
const title = css({ textStyle: "h1", mb: { md: "4" }, srOnly: { base: true, md: false } });
/** One line to the end of the page; on a phone the controls stand below it. */
const bar = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  columnGap: "3",
  mt: "4",
  "& > :first-child": { flex: { md: "1" }, minWidth: "0" },
});
const sorting = css({
  display: "flex",
  gap: "2",
  pt: { base: "3", md: "0" },
  pb: { md: "6px" },
  minWidth: { md: "190px" },
  boxShadow: { md: "inset 0 -1px 0 {colors.border.default}" },
  ms: { md: "-12px" },
  ps: { md: "12px" },
  "& > *": { flex: { base: "1 1 0", md: "0 1 190px" }, minWidth: "0" },
  "& > button": { flex: { md: "none" } },
});
const count = css({ fontWeight: "regular", color: "fg.muted", fontVariantNumeric: "tabular-nums" });
const columns = css({
  display: "grid",
  gap: "8",
  alignItems: "start",
  pt: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "300px minmax(0, 1fr)" },
});
const sorts = Object.keys(texts.sorts) as CharacterSort[];
const renderActions = (character: CharacterCard) => <CardActions character={character} />;

/** `/global-search` (SHELL-10, GAP-67): visitors only learn that there is one. */
export function GlobalSearchScreen({ search }: { search: GlobalSearch }) {
  const isSignedIn = useStore(sessionStore) !== null;
  return (
    <div className={page}>
      <PageTitle>{texts.pageTitle}</PageTitle>
      <FaultPoint name="page" />
      {isSignedIn ? (
        <Search search={search} />
      ) : (
        <EmptyState
          title={texts.title}
          headingLevel={1}
          text={texts.signedOut}
          still={<GhostLight />}
          action={
            <Button variant="primary" asChild>
              <Link to="/sign-in" search={{ next: "/global-search" }}>
                {labels.signIn}
              </Link>
            </Button>
          }
        />
      )}
    </div>
  );
}

function Search({ search }: { search: GlobalSearch }) {
  const navigate = useNavigate();
  const go = useCallback(
    (next: GlobalSearch) => void navigate({ to: "/global-search", search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  const { data: user, isError } = useQuery(userInfoQuery());
  const mayAdult = user?.NSFW ?? false;
  const viewsNsfw = user?.viewNSFW ?? false;
  const tab = search.tab ?? "characters";
  const query = queryOf(search, mayAdult);
  const found = useInfiniteQuery({
    ...foundCharactersQuery(query),
    enabled: user !== undefined || isError,
    placeholderData: keepPreviousData,
  });
  const pages = found.data?.pages ?? 0;
  usePages(found.isPlaceholderData ? 0 : pages, search.page ?? 1, found);
  const loadMore = useCallback(() => {
    go({ ...search, page: pages + 1 });
    return found.fetchNextPage();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function is stable
  }, [go, search, pages]);

  const client = useQueryClient();
  const { mutate: keepRecent } = useKeepRecent();
  async function remember(text: string) {
    if (text.trim() === "") return;
    // Whoever searches at once does so before the earlier ones have been read.
    const { recent: before } = (await client.ensureQueryData(searchMemoryQuery())).data;
    const recent = withRecent(before, text, limits.recentSearches);
    if (recent.join("\n") !== before.join("\n")) keepRecent(recent);
  }
  const onRemember = (text: string) => void remember(text).catch(() => undefined);
  const [saving, setSaving] = useState<{ query: SearchQuery } | null>(null);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);

  const choose = ({ kind, id, name }: Suggestion) => {
    if (kind === "category") go(withCategory(search, id));
    else if (kind === "creator") void navigate({ to: "/creator/$userId", params: { userId: id } });
    else {
      onRemember(name);
      go(withChange(search, { q: name, tab: "characters" }));
    }
  };
  const clear = () => {
    go(withChange({}, { tab }));
    toaster.info(texts.cleared, { label: common.actions.undo, onAction: () => go(search) });
  };
  const filterCount = filterCountOf(search);
  const filters = <SearchFilters search={search} onChange={go} mayAdult={mayAdult} />;
  const total = found.data?.total;
  const areCounted = found.data !== undefined;
  const creatorCount = useQuery({
    ...foundCreatorCountQuery(search.q ?? ""),
    enabled: areCounted,
    placeholderData: keepPreviousData,
  });
  const worldCount = useQuery({
    ...foundWorldCountQuery(search.q ?? ""),
    enabled: areCounted,
    placeholderData: keepPreviousData,
  });
  const counts = { characters: total, creators: creatorCount.data, worlds: worldCount.data };
  const isNothingAsked = (search.q ?? "") === "" && filterCount === 0;
  const save = () => setSaving({ query });
  return (
    <>
      <h1 className={title}>{texts.title}</h1>
      <SearchField
        value={search.q ?? ""}
        viewsNsfw={viewsNsfw}
        onSearch={(q) => go(withChange(search, { q }))}
        onEnter={onRemember}
        onChoose={choose}
      >
        <Button icon={<BookmarkIcon />} className={css({ hideBelow: "md" })} disabled={isNothingAsked} onClick={save}>
          {texts.save}
        </Button>
        <IconButton
          label={texts.save}
          variant="soft"
          className={css({ hideFrom: "md" })}
          disabled={isNothingAsked}
          onClick={save}
        >
          <BookmarkIcon />
        </IconButton>
      </SearchField>
      <MemoryBar />
      <Tabs
        value={tab}
        onChange={(next) => go(withChange(search, { tab: next as (typeof searchTabs)[number] }))}
        unmountOnExit
      >
        <div className={bar}>
          <TabList label={texts.pageTitle}>
            {searchTabs.map((one) => (
              <Tab key={one} value={one}>
                {texts.tabs[one]}
                {counts[one] !== undefined && <span className={count}>{shortCount(counts[one])}</span>}
              </Tab>
            ))}
          </TabList>
          {tab === "characters" && (
            <div className={sorting}>
              <Button
                icon={<SlidersHorizontalIcon />}
                className={css({ hideFrom: "xl" })}
                onClick={() => setAreFiltersOpen(true)}
              >
                {filterCount === 0 ? texts.filters : texts.filtersChosen(filterCount)}
              </Button>
              <SelectInput
                aria-label={texts.sort}
                value={query.sort}
                onChange={({ target }) => go(withChange(search, { sort: target.value as CharacterSort }))}
              >
                {sorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {texts.sorts[sort]}
                  </option>
                ))}
              </SelectInput>
            </div>
          )}
        </div>
        <TabPanel value="characters" className={columns}>
          <div className={css({ hideBelow: "xl" })}>{filters}</div>
          {/* Opening somebody means that the words were meant. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div onClick={({ target }) => (target as Element).closest("a") !== null && onRemember(search.q ?? "")}>
            <ActiveFilters search={search} onChange={go} onClear={clear} total={total} />
            <FoundCharacters
              id={`search/${JSON.stringify(query)}`}
              query={{ ...found, fetchNextPage: loadMore }}
              viewsNsfw={viewsNsfw}
              renderActions={renderActions}
              empty={<NothingFound search={search} onChange={go} onClear={clear} mayAdult={mayAdult} />}
            />
          </div>
        </TabPanel>
        <TabPanel value="creators" className={css({ pt: "5" })}>
          <FoundCreators search={search.q ?? ""} userId={user?.id} />
        </TabPanel>
        <TabPanel value="worlds" className={css({ pt: "5" })}>
          <Suspense fallback={null}>
            <FoundWorlds search={search.q ?? ""} />
          </Suspense>
        </TabPanel>
      </Tabs>
      <DialogSlot show={saving}>
        {(shown) => <SearchNameDialog search={shown} onClose={() => setSaving(null)} />}
      </DialogSlot>
      <DialogSlot show={areFiltersOpen}>
        {() => (
          <Drawer side="bottom" title={texts.filters} onClose={() => setAreFiltersOpen(false)}>
            <div className={css({ display: "grid", gap: "6", px: "1", pb: "4" })}>
              {filters}
              <Button variant="primary" onClick={() => setAreFiltersOpen(false)}>
                {total === undefined ? texts.showResults : texts.show(total)}
              </Button>
            </div>
          </Drawer>
        )}
      </DialogSlot>
    </>
  );
}

function FoundCreators({ search, userId }: { search: string; userId: string | undefined }) {
  const creators = useInfiniteQuery({ ...foundCreatorsQuery(search), placeholderData: keepPreviousData });
  return (
    <CreatorRows
      id={`creators/${search}`}
      query={creators}
      label={texts.tabs.creators}
      userId={userId}
      empty={<EmptyState title={texts.nobody} />}
    />
  );
}
