import ArchiveIcon from "lucide-react/icons/archive";
import CircleUserIcon from "lucide-react/icons/circle-user-round";
import KeyRoundIcon from "lucide-react/icons/key-round";
import MedalIcon from "lucide-react/icons/medal";
import SlidersHorizontalIcon from "lucide-react/icons/sliders-horizontal";
import TicketIcon from "lucide-react/icons/ticket";
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { labels } from "#src/domain/messages.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Region } from "#src/parts/region/region.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogFrame } from "#src/ui/dialog/dialog-frame.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { css } from "#styled-system/css";
import { SettingsFrameContext, type SettingsTabName, type SettingsTabState } from "./settings-frame.ts";
import { settingsTexts } from "./settings-texts.ts";

const lines = css({ display: "grid", gap: "6", px: { base: "4", md: "30px" }, py: "6" });

/** Shown while a tab's code loads. */
function SettingsLoading() {
  return (
    <SkeletonGroup
      isLoading
      label={settingsTexts.loadingTab}
      skeleton={
        <div className={lines}>
          <Skeleton height={28} width="40%" />
          <Skeleton height={44} width="100%" />
          <Skeleton height={44} width="100%" />
          <Skeleton height={44} width="70%" />
        </div>
      }
    />
  );
}

/** The tabs in their order (SET-01), each lazily loaded. */
const tabs: readonly { name: SettingsTabName; icon: ReactNode; Content: ComponentType }[] = [
  {
    name: "profile",
    icon: <CircleUserIcon />,
    Content: lazy(async () => ({ default: (await import("./profile-tab.tsx")).ProfileTab })),
  },
  {
    name: "password",
    icon: <KeyRoundIcon />,
    Content: lazy(async () => ({ default: (await import("./password-tab.tsx")).PasswordTab })),
  },
  {
    name: "preferences",
    icon: <SlidersHorizontalIcon />,
    Content: lazy(async () => ({ default: (await import("./preferences-tab.tsx")).PreferencesTab })),
  },
  {
    name: "badges",
    icon: <MedalIcon />,
    Content: lazy(async () => ({ default: (await import("./badges-tab.tsx")).BadgesTab })),
  },
  {
    name: "subscription",
    icon: <TicketIcon />,
    Content: lazy(async () => ({ default: (await import("./subscription-tab.tsx")).SubscriptionTab })),
  },
  {
    name: "data",
    icon: <ArchiveIcon />,
    Content: lazy(async () => ({ default: (await import("./my-data-tab.tsx")).MyDataTab })),
  },
];

const frame = css({ md: { height: "min(776px, 100dvh - 64px)!" } });
const wide = css({ height: "full" });
const column = css({
  md: {
    display: "flex",
    flexDirection: "column",
    flexShrink: "0",
    width: "212px",
    bg: "bg.surface",
    boxShadow: "inset -1px 0 0 {colors.border.subtle}",
  },
});
const heading = css({ textStyle: "h3", px: "26px", pt: "24px", pb: "8px", hideBelow: "md" });
const list = css({ mdDown: { gap: "2!", px: "2", bg: "bg.surface" }, "& svg": { mdDown: { display: "none" } } });
const trigger = css({ mdDown: { px: "3!", minHeight: "48px!" } });
const panel = css({ minHeight: "0", "&:not([hidden])": { display: "flex", flexDirection: "column" } });

export interface SettingsDialogProps {
  /** The first tab to show; defaults to the profile. */
  tab?: SettingsTabName;
  onClose: () => void;
}

/**
 * The settings (SET-01, design 9): tabs beside the content, above it on a phone. Visited tabs stay mounted and keep what
 * was typed; closing with changes asks once (GAP-107), and nothing closes while a request is pending (GAP-113).
 */
export function SettingsDialog({ tab: first = "profile", onClose }: SettingsDialogProps) {
  const isNarrow = useMedia(mobileQuery);
  const [tab, setTab] = useState<string>(first);
  const [told, setTold] = useState<Partial<Record<SettingsTabName, SettingsTabState>>>({});
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const states = Object.values(told);
  const isDirty = states.some((state) => state.isDirty);
  const isBusy = states.some((state) => state.isBusy);

  const tell = useCallback((name: SettingsTabName, state: SettingsTabState) => {
    setTold((others) => ({ ...others, [name]: state }));
  }, []);
  const leave = useCallback(
    (then: () => void) => {
      const go = () => {
        onClose();
        then();
      };
      if (isDirty) setAsked(() => go);
      else go();
    },
    [isDirty, onClose],
  );
  const shared = useMemo(() => ({ tell, leave, show: setTab }), [tell, leave]);

  return (
    <SettingsFrameContext value={shared}>
      {/* Rendered before the dialog so that it closes first: focus then returns to the dialog's opener. */}
      <ConfirmDialog
        isOpen={asked !== null}
        title={settingsTexts.discard.title}
        confirmLabel={settingsTexts.discard.confirm}
        cancelLabel={settingsTexts.discard.cancel}
        tone="danger"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          for (const { discard } of states) discard?.();
          asked?.();
        }}
      >
        {settingsTexts.discard.text}
      </ConfirmDialog>
      <DialogFrame
        onClose={() => leave(() => undefined)}
        title={labels.settings}
        isTitleHidden={!isNarrow}
        size="lg"
        isFlush
        isBusy={isBusy}
        className={frame}
      >
        <Tabs value={tab} onChange={setTab} look={isNarrow ? "line" : "side"} className={wide}>
          <div className={column}>
            {/* Screen readers get the dialog's own title, which is visually hidden here. */}
            <span className={heading} aria-hidden="true">
              {labels.settings}
            </span>
            <TabList label={settingsTexts.sections} className={list}>
              {tabs.map(({ name, icon }) => (
                <Tab key={name} value={name} icon={icon} className={trigger}>
                  {labels.settingsTabs[name]}
                </Tab>
              ))}
            </TabList>
          </div>
          {tabs.map(({ name, Content }) => (
            <TabPanel key={name} value={name} className={panel}>
              <Region name="dialog">
                <Suspense fallback={<SettingsLoading />}>
                  <Content />
                </Suspense>
              </Region>
            </TabPanel>
          ))}
        </Tabs>
      </DialogFrame>
    </SettingsFrameContext>
  );
}
