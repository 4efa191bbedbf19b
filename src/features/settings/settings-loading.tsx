import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { settingsTexts } from "./settings-texts.ts";

const lines = css({ display: "grid", gap: "6", px: { base: "4", md: "30px" }, py: "6" });

/** While the code of a tab is on its way. */
export function SettingsLoading() {
  return (
    <SkeletonGroup
      isLoading
      label={settingsTexts.loadingTab}
      skeleton={
        <div className={lines}>
          {["40%", "100%", "100%", "70%"].map((width, at) => (
            <Skeleton key={`${width}${at}`} height={at === 0 ? 28 : 44} width={width} />
          ))}
        </div>
      }
    >
      {null}
    </SkeletonGroup>
  );
}
