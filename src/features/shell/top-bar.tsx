import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import MenuIcon from "lucide-react/icons/menu";
import PlusIcon from "lucide-react/icons/plus";
import SearchIcon from "lucide-react/icons/search";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import { openDialog } from "#src/client-state/dialogs.ts";
import { drawerPinnedStore, mobileDrawerStore } from "#src/client-state/drawer.ts";
import { topBarSlotStore } from "#src/client-state/top-bar.ts";
import { eventTokensQuery } from "#src/data/event-token/queries.ts";
import { imageCreditsQuery } from "#src/data/image/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { desktopQuery, mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { CreditPill } from "#src/parts/credit-pill/credit-pill.tsx";
import { EventTokenPill } from "#src/parts/event-token-pill/event-token-pill.tsx";
import { Region } from "#src/parts/region/region.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { brandName, Wordmark } from "#src/ui/brand/brand.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { css } from "#styled-system/css";
import { createEntries, imageEntries } from "./menu-entries.ts";
import { useIsMenuPinned } from "./use-is-menu-pinned.ts";
import { useUser } from "./use-user.ts";

/** The credit display of the top bar (TOP-07); leads to the plans (GAP-23). */
function CreditDisplay() {
  const { data, isError } = useQuery(imageCreditsQuery());
  return <CreditPill credits={data ?? null} isFailed={isError} link={<Link to="/subscription" />} />;
}

/** The event token counter of the top bar (TOP-08). */
function EventTokenCounter() {
  const { data } = useQuery(eventTokensQuery());
  return <EventTokenPill tokens={data ?? null} />;
}

const AvatarMenu = menuOnDemand(async () => (await import("./avatar-menu.tsx")).AvatarMenu);
const CreateMenu = menuOnDemand(async () => (await import("./create-menu.tsx")).CreateMenu);

const bar = css({
  position: "sticky",
  top: "var(--notice-height, 0px)",
  zIndex: "topbar",
  row: "1.5",
  flexShrink: "0",
  boxSizing: "content-box",
  height: { base: "topbar.mobile", md: "topbar" },
  pt: "var(--safe-top, env(safe-area-inset-top))",
  ps: { base: "1.5", md: "5" },
  pe: { base: "2", md: "18px" },
  bg: "color-mix(in oklab, {colors.bg.canvas} 86%, transparent)",
  backdropFilter: "blur({blurs.glass})",
  // Transparent over a chat's picture; the chat adds its own gradient.
  "&[data-over-chat]": {
    position: "relative",
    top: "0",
    bg: "transparent",
    backdropFilter: "none",
  },
});
const wordmark = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  color: "fg.default",
  textDecoration: "none",
  borderRadius: "sm",
  me: "1",
});

function MenuButton() {
  const isDesktop = useMedia(desktopQuery);
  const isPinned = useIsMenuPinned();
  return (
    <IconButton
      label={texts.shell.menu}
      className={css({ ms: { md: "-10px" } })}
      aria-expanded={isDesktop ? isPinned : undefined}
      aria-haspopup={isDesktop ? undefined : "dialog"}
      onClick={() => (isDesktop ? drawerPinnedStore.set(!drawerPinnedStore.get()) : mobileDrawerStore.set(true))}
    >
      <MenuIcon />
    </IconButton>
  );
}

/** The Create tools for signed-in users outside a conversation (TOP-03 to TOP-06). */
function MakingTools() {
  return (
    <>
      <CreateMenu
        entries={createEntries}
        trigger={
          <Button variant="soft" size="sm" icon={<PlusIcon />}>
            {labels.create}
          </Button>
        }
      />
      {imageEntries.map(({ label, icon: Icon, link }) => (
        <IconButton key={label} label={label} asChild>
          <Link {...link}>
            <Icon />
          </Link>
        </IconButton>
      ))}
      <IconButton label={texts.shell.theme} className={css({ me: "1.5" })} onClick={() => openDialog("themes", {})}>
        <SwatchBookIcon />
      </IconButton>
    </>
  );
}

/** Stable across renders: a new ref callback would be called with null and the element each time. */
const setSlot = topBarSlotStore.set;

function MemberTools({ isOverChat }: { isOverChat: boolean }) {
  const { user } = useUser();
  const isNarrow = useMedia(mobileQuery);
  return (
    <>
      {!isNarrow && (
        <>
          <GoToAnything />
          {isOverChat ? <div ref={setSlot} className={css({ display: "contents" })} /> : <MakingTools />}
          <Region name="counters" instead="icon">
            <CreditDisplay />
          </Region>
        </>
      )}
      <span className={css({ mx: "1.5", display: "inline-flex" })}>
        <Region name="counters" instead="icon">
          <EventTokenCounter />
        </Region>
      </span>
      <AvatarMenu
        trigger={
          <IconButton label={texts.shell.account}>
            <Avatar
              src={user?.avatar}
              name={user?.userName ?? ""}
              seed={user?.id ?? ""}
              size={34}
              decoration={user?.avatarDecoration}
              isDecorative
              isPriority
            />
          </IconButton>
        }
      />
    </>
  );
}

/** The button that opens the palette; on a phone it is in the account menu. */
function GoToAnything() {
  return (
    <IconButton label={texts.shell.goToAnything} onClick={() => openDialog("palette", {})}>
      <SearchIcon />
    </IconButton>
  );
}

/** The bar over every page with chrome (TOP-01 to TOP-09). `isOverChat` inside a conversation, where a phone has none. */
export function TopBar({ isOverChat }: { isOverChat: boolean }) {
  const { isSignedIn } = useUser();
  return (
    <header className={bar} data-over-chat={isOverChat || undefined}>
      <MenuButton />
      <Link to={isSignedIn ? "/home" : "/"} className={wordmark} aria-label={brandName}>
        <Wordmark />
      </Link>
      <span className={css({ flex: "1" })} />
      {isSignedIn ? (
        <MemberTools isOverChat={isOverChat} />
      ) : (
        <>
          <GoToAnything />
          <IconButton label={texts.shell.theme} onClick={() => openDialog("themes", {})}>
            <SwatchBookIcon />
          </IconButton>
          <Button variant="line" size="sm" className={css({ me: { base: "1", md: "0" } })} asChild>
            <Link to="/sign-in">{labels.signIn}</Link>
          </Button>
        </>
      )}
    </header>
  );
}
