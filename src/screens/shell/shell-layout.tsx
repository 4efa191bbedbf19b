import { Outlet, useMatch, useMatches } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { keptReplyStore } from "#src/client-state/kept-reply.ts";
import { useStore } from "#src/client-state/store.ts";
import { unopenedText } from "#src/domain/unopened-text.ts";
import { CheckNotice } from "#src/features/auth/check-notice.tsx";
import { SideMenu } from "#src/features/shell/side-menu.tsx";
import { TopBar } from "#src/features/shell/top-bar.tsx";
import { useIsMenuPinned } from "#src/features/shell/use-is-menu-pinned.ts";
import { useUser } from "#src/features/shell/use-user.ts";
import { useShellShortcuts } from "#src/features/shell/use-shell-shortcuts.ts";
import { UserFailedNotice } from "#src/features/shell/user-failed-notice.tsx";
import type { ApiError } from "#src/http/api-error.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Region } from "#src/parts/region/region.tsx";
import { SkipLink } from "#src/parts/skip-link/skip-link.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { Candies } from "./candies.tsx";

const MobileDrawer = lazy(async () => ({
  default: (await import("#src/features/shell/mobile-drawer.tsx")).MobileDrawer,
}));

const OnboardingWizard = lazy(async () => ({
  default: (await import("#src/features/onboarding/onboarding-wizard.tsx")).OnboardingWizard,
}));

const FirstReply = lazy(async () => ({
  default: (await import("#src/features/landing/first-reply.tsx")).FirstReply,
}));

/** `--shell-start` is what the side menu takes from the page: pages with a picture of their own lay it from there. */
const shell = css({
  "--shell-start": "0px",
  md: { "--shell-start": "{sizes.drawer.collapsed}" },
  "&[data-pinned]": { md: { "--shell-start": "{sizes.drawer.expanded}" } },
  minHeight: "100dvh",
  display: "flex",
  flexDirection: "column",
  paddingInlineStart: "calc(var(--shell-start) + env(safe-area-inset-left))",
  paddingInlineEnd: "env(safe-area-inset-right)",
  transition: "padding {durations.base} {easings.standard}",
  "@media (prefers-reduced-motion: reduce)": { transition: "none" },
  // A chat is exactly as high as the window and scrolls its own log.
  "&[data-chat]": { height: "calc(100dvh - var(--notice-height, 0px))", minHeight: "0", overflow: "hidden" },
});
const content = css({
  flex: "1",
  minWidth: "0",
  minHeight: "0",
  display: "flex",
  flexDirection: "column",
  // A candy that still lies where a wider window had it does not widen the page.
  overflowX: "clip",
});

const backOffice = css({ minHeight: "100dvh", display: "flex", flexDirection: "column" });

/** The account's ban, but on the legal pages, which everybody may read (GAP-105). */
function useBan(): ApiError | null {
  const { ban } = useUser();
  const isLegal = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isLegal) });
  return isLegal ? null : ban;
}

/** Whose onboarding is due here: on every page with chrome but the terms (ONB-09, GAP-88, TRAP-66). */
function useOnboarding(): string | null {
  const { user, userId } = useUser();
  const isTerms = useMatch({ from: "/_shell/terms", shouldThrow: false, select: () => true }) ?? false;
  return user?.onBoarding === true && user.profileComplete && !isTerms ? userId : null;
}

/**
 * The signed-in layout, and the visitor's: side menu, top bar, page (2 Menu, 2 Top bar). Inside a conversation the page
 * fills the window below the bar; on a phone the chat's own header takes the bar's place (GAP-75).
 */
export function ShellLayout({ BannedPage }: { BannedPage: ComponentType<{ error: ApiError }> }) {
  const isPinned = useIsMenuPinned();
  // Not rendered on a phone at all, since each of them fetches data.
  const isNarrow = useMedia(mobileQuery);
  const isDrawerOpen = useStore(mobileDrawerStore);
  // Stays mounted after its first opening, so that its closing animation shows.
  const [isDrawerWanted, setIsDrawerWanted] = useState(isDrawerOpen);
  if (isDrawerOpen && !isDrawerWanted) setIsDrawerWanted(true);
  const giveUpDrawer = (error: unknown) => {
    mobileDrawerStore.set(false);
    setIsDrawerWanted(false);
    toaster.error(unopenedText(error));
  };
  const banned = useBan();
  const { user } = useUser();
  const hasReply = useStore(keptReplyStore) !== null;
  const newcomer = useOnboarding();
  useShellShortcuts();
  const isChat = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.chrome === "chat") });
  const isBackOffice = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.chrome === "back-office") &&
      // Whoever may not come in sees the page that everybody sees.
      matches.every(({ status }) => status !== "notFound"),
  });
  if (banned !== null) {
    return (
      <main>
        <Suspense fallback={null}>
          <BannedPage error={banned} />
        </Suspense>
      </main>
    );
  }
  if (isBackOffice) {
    return (
      <div className={backOffice}>
        <SkipLink />
        <UserFailedNotice />
        <Outlet />
      </div>
    );
  }
  return (
    <div className={shell} data-pinned={isPinned || undefined} data-chat={isChat || undefined}>
      <SkipLink />
      {!isNarrow && <SideMenu />}
      {isDrawerWanted && (
        <Region name="menu" instead="nothing" onBroken={giveUpDrawer}>
          <Suspense fallback={null}>
            <MobileDrawer />
          </Suspense>
        </Region>
      )}
      {!(isNarrow && isChat) && (
        <Region name="top-bar" instead="line">
          <TopBar isOverChat={isChat} />
        </Region>
      )}
      <CheckNotice
        className={css({ maxWidth: "1330px", width: "full", mx: "auto", px: { base: "4", md: "8" }, pt: "2" })}
      />
      <UserFailedNotice />
      <main id="content" tabIndex={-1} className={content}>
        <Outlet />
        <Candies />
      </main>
      {hasReply && newcomer === null && user?.profileComplete === true && (
        <Region name="notices" instead="nothing">
          <Suspense fallback={null}>
            <FirstReply userId={user.id} />
          </Suspense>
        </Region>
      )}
      {newcomer !== null && (
        <Region name="dialog" instead="nothing">
          <Suspense fallback={null}>
            <OnboardingWizard key={newcomer} userId={newcomer} />
          </Suspense>
        </Region>
      )}
    </div>
  );
}
