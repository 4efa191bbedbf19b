import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { bucketsQuery } from "#src/data/bucket/queries.ts";
import { followedCreatorCountQuery, followedCreatorsQuery, newFromFollowedQuery } from "#src/data/creator/followed.ts";
import { favouriteCountQuery } from "#src/data/favorite/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { type FavouriteTab, favouriteTabs } from "#src/domain/search-params.ts";
import { CardActions } from "#src/features/cards/card-actions.tsx";
import { BucketsTab } from "#src/features/favourites/buckets-tab.tsx";
import { CreatorRows } from "#src/features/creator/creator-rows.tsx";
import { FavouriteCharacters } from "#src/features/favourites/favourite-characters.tsx";
import { NewFromFollowed } from "#src/features/favourites/new-from-followed.tsx";
import { favouritesTexts as texts } from "#src/features/favourites/favourites-texts.ts";
import { NothingFollowed } from "#src/features/favourites/nothing-followed.tsx";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { FaultPoint } from "#src/parts/region/region.tsx";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { css } from "#styled-system/css";

const page = css({
  width: "full",
  maxWidth: "1330px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "6" },
  pb: "72px",
});
const count = css({ fontWeight: "regular", color: "fg.muted", fontVariantNumeric: "tabular-nums" });

/** `/myfavourite` (SHELL-08, FAV-03): the favourite characters, and the buckets they are kept in. */
export function MyFavouritesScreen({
  tab,
  bucketId,
  search = "",
}: {
  tab: FavouriteTab;
  bucketId: string | null;
  /** The name that characters are searched by. */
  search?: string | undefined;
}) {
  const navigate = useNavigate();
  const offerUndo = useUndo();
  const { data: user } = useQuery(userInfoQuery());
  const characters = useInfiniteQuery(favouriteCountQuery());
  const creators = useInfiniteQuery(followedCreatorCountQuery());
  const fresh = useInfiniteQuery(newFromFollowedQuery());
  const buckets = useQuery(bucketsQuery());
  const counts: Record<FavouriteTab, number | undefined> = {
    characters: characters.data,
    creators: creators.data,
    new: fresh.data,
    buckets: buckets.data?.length,
  };
  const renderActions = useCallback(
    (character: CharacterCard, items?: ReactNode) => (
      <CardActions character={character} onTakenOff={offerUndo} items={items} />
    ),
    [offerUndo],
  );
  const viewsNsfw = user?.viewNSFW ?? false;
  return (
    <div className={page}>
      <PageTitle>{texts.title}</PageTitle>
      <FaultPoint name="page" />
      <h1 className={css({ textStyle: "h1", mb: { base: "2", md: "4" } })}>{texts.title}</h1>
      <Tabs
        value={tab}
        unmountOnExit
        onChange={(next) =>
          void navigate({
            to: "/myfavourite",
            search: next === "characters" ? {} : { tab: next as FavouriteTab },
            replace: true,
            resetScroll: false,
          })
        }
      >
        <TabList label={texts.title}>
          {favouriteTabs.map((one) => (
            <Tab key={one} value={one}>
              {texts.tabs[one]}
              {counts[one] !== undefined && counts[one] > 0 && <span className={count}>{counts[one]}</span>}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="characters" className={css({ pt: "5" })}>
          <FavouriteCharacters
            search={search}
            onSearch={(q) =>
              void navigate({ to: "/myfavourite", search: q === "" ? {} : { q }, replace: true, resetScroll: false })
            }
            viewsNsfw={viewsNsfw}
            renderActions={renderActions}
          />
        </TabPanel>
        <TabPanel value="creators" className={css({ pt: "5" })}>
          <FollowedCreators userId={user?.id} />
        </TabPanel>
        <TabPanel value="new" className={css({ pt: "5" })}>
          <NewFromFollowed viewsNsfw={viewsNsfw} renderActions={renderActions} />
        </TabPanel>
        <TabPanel value="buckets" className={css({ pt: "5" })}>
          <BucketsTab bucketId={bucketId} viewsNsfw={viewsNsfw} renderActions={renderActions} offerUndo={offerUndo} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function FollowedCreators({ userId }: { userId: string | undefined }) {
  const creators = useInfiniteQuery(followedCreatorsQuery());
  return (
    <CreatorRows
      id="followed-creators"
      query={creators}
      label={texts.tabs.creators}
      userId={userId}
      empty={<NothingFollowed title={texts.noCreatorsTitle} text={texts.noCreatorsText} />}
    />
  );
}
