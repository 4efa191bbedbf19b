import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CreatorTab } from "#src/domain/search-params.ts";
import { CardActions } from "#src/features/cards/card-actions.tsx";
import { CreatorAbout } from "#src/features/creator/creator-about.tsx";
import { CreatorActions } from "#src/features/creator/creator-actions.tsx";
import { CreatorBadges } from "#src/features/creator/creator-badges.tsx";
import { CreatorBio } from "#src/features/creator/creator-bio.tsx";
import { CreatorCharacters, type CreatorSearch } from "#src/features/creator/creator-characters.tsx";
import { CreatorCollections } from "#src/features/creator/creator-collections.tsx";
import { CreatorHead } from "#src/features/creator/creator-head.tsx";
import { creatorTexts } from "#src/features/creator/creator-texts.ts";
import { CreatorWorlds } from "#src/features/creator/creator-worlds.tsx";
import { useIgnoring } from "#src/features/creator/use-ignoring.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import type { CreatorProfile } from "#src/generated/api/model/creatorProfile.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { chip } from "#styled-system/recipes";

const about = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) auto" },
  gap: { base: "5", lg: "8" },
  alignItems: "start",
  mt: { base: "4", md: "5" },
  px: { md: "5" },
});
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2", mt: "4", listStyle: "none" });
const count = css({ textStyle: "meta", color: "fg.subtle" });
const panel = css({ pt: "5" });

export type CreatorPageSearch = CreatorSearch & { tab?: CreatorTab | undefined };

export type CreatorPageProps = {
  creator: CreatorProfile;
  /** Null for a visitor, and while the account could not be loaded. */
  user: UserInfo | null;
  isSignedIn: boolean;
  search: CreatorPageSearch;
};

const renderActions = (character: CharacterCard) => <CardActions character={character} />;

/** What a visitor sees. */
const visitor = { NSFW: false, viewNSFW: false };

/** The profile of a creator that is there. */
export function CreatorPage({ creator, user, isSignedIn, search }: CreatorPageProps) {
  const { id, userName, description, badges, categories } = creator;
  const navigate = useNavigate();
  const ignoring = useIgnoring(creator);
  const isOwn = user !== null && (user.id || user.userId) === id;
  const isIgnored = ignoring.isIgnored && !isOwn;
  const go = (next: CreatorPageSearch) =>
    void navigate({ to: "/creator/$userId", params: { userId: id }, search: next, replace: true, resetScroll: false });
  const stopIgnoring = useSingleFlight(async () => {
    await ignoring.setIgnored(false).catch(() => toaster.error(creatorTexts.ignoreFailed));
  });
  const actions = isSignedIn ? renderActions : undefined;
  const write = (
    <Button variant="primary" asChild>
      <Link to="/new-character">{creatorTexts.write}</Link>
    </Button>
  );
  return (
    <>
      <CreatorHead creator={creator} isOwn={isOwn}>
        <CreatorActions creator={creator} isOwn={isOwn} isIgnored={isIgnored} isSignedIn={isSignedIn} />
      </CreatorHead>
      {isIgnored ? (
        <EmptyState
          title={creatorTexts.ignored(userName)}
          text={creatorTexts.ignoredHelp}
          action={
            <Button isBusy={ignoring.isPending} onClick={() => void stopIgnoring()}>
              {creatorTexts.stopIgnoring}
            </Button>
          }
        />
      ) : (
        <>
          <div className={about}>
            <div className={css({ minWidth: "0" })}>
              {description !== null && description.trim() !== "" && <CreatorBio text={description} />}
              {categories.length > 0 && (
                <ul className={chips} aria-label={creatorTexts.categories}>
                  {categories.map((category) => (
                    <li key={category.id} className={chip()}>
                      {category.name}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <CreatorBadges badges={badges} />
          </div>
          <Sections creator={creator} isSignedIn={isSignedIn} tab={search.tab} onTab={(tab) => go({ tab })}>
            <CreatorCharacters
              creator={creator}
              user={user ?? visitor}
              search={search}
              onSearch={go}
              isOwn={isOwn}
              renderActions={actions}
              write={write}
            />
            <CreatorWorlds userId={id} />
            <CreatorCollections userId={id} viewNSFW={(user ?? visitor).viewNSFW} renderActions={actions} />
            <CreatorAbout creator={creator} />
          </Sections>
        </>
      )}
    </>
  );
}

type SectionsProps = {
  creator: CreatorProfile;
  isSignedIn: boolean;
  tab: CreatorTab | undefined;
  onTab: (tab: CreatorTab | undefined) => void;
  /** Of the four tabs, in their order. */
  children: [ReactNode, ReactNode, ReactNode, ReactNode];
};

/** The tabs; those with nothing in them are left out, and so are collections for visitors, who may not read them. */
function Sections({ creator, isSignedIn, tab, onTab, children }: SectionsProps) {
  const { characterCount, lorebookCount, collectionCount } = creator;
  const [characters, worlds, collections, bio] = children;
  const all = [
    { value: "characters", count: characterCount, isShown: true, content: characters },
    { value: "worlds", count: lorebookCount, isShown: lorebookCount > 0, content: worlds },
    { value: "collections", count: collectionCount, isShown: isSignedIn && collectionCount > 0, content: collections },
    { value: "about", count: null, isShown: true, content: bio },
  ] as const;
  const shown = all.filter(({ isShown }) => isShown);
  const value = shown.find((one) => one.value === tab)?.value ?? "characters";
  return (
    <Tabs
      className={css({ mt: "6" })}
      value={value}
      onChange={(next) => onTab(shown.find((one) => one.value === next && next !== "characters")?.value)}
    >
      <TabList label={creatorTexts.sections}>
        {shown.map((one) => (
          <Tab key={one.value} value={one.value}>
            {creatorTexts.tabs[one.value]}
            {one.count !== null && <span className={count}>{one.count}</span>}
          </Tab>
        ))}
      </TabList>
      {shown.map((one) => (
        <TabPanel key={one.value} value={one.value} className={panel}>
          {one.content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
