import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { recentChatsQuery } from "#src/data/thread/recent-chats.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { HomepagePreference } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { CardActions } from "#src/features/cards/card-actions.tsx";
import { CastGrid } from "#src/features/home/cast-grid.tsx";
import { CategoryChips } from "#src/features/home/category-chips.tsx";
import { Featured } from "#src/features/home/featured.tsx";
import { HeroSkeleton, ScenesSkeleton } from "#src/features/home/hero-skeleton.tsx";
import { OrderChips } from "#src/features/home/order-chips.tsx";
import { Previously, RecentScenes } from "#src/features/home/previously.tsx";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { FaultPoint, Region } from "#src/parts/region/region.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

const page = css({
  containerType: "inline-size",
  width: "full",
  maxWidth: "1330px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "1", md: "10px" },
  pb: "60px",
});
const top = css({
  display: "grid",
  gap: { base: "3", lg: "18px" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 318px" },
  "&[data-alone]": { lg: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
const bar = css({
  display: "flex",
  flexDirection: { base: "column", lg: "row" },
  alignItems: { base: "stretch", lg: "flex-end" },
  justifyContent: "space-between",
  gap: { base: "3", lg: "5" },
  mt: { base: "22px", md: "30px" },
  mb: { base: "14px", md: "4" },
});

const renderActions = (character: CharacterCard) => <CardActions character={character} />;

/** Number of scenes beside the latest one. */
const besides = 3;

/** `/home` (SHELL-05, GAP-21): the last scene, the ones before it, and the cast in the chosen order, of one category or all. */
export function HomeScreen({ order, category }: { order?: HomepagePreference; category?: string }) {
  const isSignedIn = useStore(sessionStore) !== null;
  const navigate = useNavigate();
  const user = useQuery({ ...userInfoQuery(), enabled: isSignedIn });
  const recent = useQuery({ ...recentChatsQuery(), enabled: isSignedIn });

  // Wait until the user's feed settings are known; if that fails, use everyone's feed.
  const isReady = !isSignedIn || user.data !== undefined || user.isError;
  const shownOrder = order ?? user.data?.homepagePreference ?? "default";
  const NSFW = user.data?.NSFW ?? false;
  const narrow = (search: { order?: HomepagePreference; category?: string }) =>
    void navigate({ to: "/home", search, replace: true, resetScroll: false });

  const [latest, ...others] = isSignedIn ? (recent.data ?? []) : [];
  const isHistoryUnknown = isSignedIn && recent.data === undefined && !recent.isError;
  const scenes = others.slice(0, besides);
  return (
    <div className={page}>
      <PageTitle>{texts.home.title}</PageTitle>
      <FaultPoint name="page" />
      <h1 className={css({ srOnly: true })}>{texts.home.title}</h1>
      <div className={top} data-alone={(!isHistoryUnknown && scenes.length === 0) || undefined}>
        <Region name="home-scenes">
          {isHistoryUnknown ? (
            <>
              <VisuallyHidden role="status">{texts.states.loading}</VisuallyHidden>
              <HeroSkeleton />
              <ScenesSkeleton />
            </>
          ) : latest === undefined ? (
            <Featured NSFW={NSFW} isReady={isReady} />
          ) : (
            <Previously chat={latest} />
          )}
          {scenes.length > 0 && <RecentScenes chats={scenes} />}
        </Region>
      </div>
      <div className={bar}>
        <h2 className={css({ textStyle: "h2" })}>{texts.home.cast}</h2>
        <OrderChips
          value={shownOrder}
          onChange={(next) => narrow({ order: next, ...(category !== undefined && { category }) })}
        />
      </div>
      <CategoryChips
        feed={{ order: shownOrder, NSFW, isReady }}
        value={category}
        onChange={(next) => narrow({ ...(order && { order }), ...(next !== undefined && { category: next }) })}
      />
      <Region name="home-cast">
        <CastGrid
          order={shownOrder}
          category={category}
          NSFW={NSFW}
          viewsNsfw={user.data?.viewNSFW ?? false}
          isReady={isReady}
          onShowAll={() => narrow({ order: "default" })}
          renderActions={isSignedIn ? renderActions : undefined}
        />
      </Region>
    </div>
  );
}
