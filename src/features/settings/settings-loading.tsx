import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { settingsTexts } from "./settings-texts.ts";

const lines = css({ display: "grid", gap: "6", px: { base: "4", md: "30px" }, py: "6" });

/** Shown while a tab's code loads. */
export function SettingsLoading() {
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
