import { useQuery } from "@tanstack/react-query";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { ProfileForm } from "./profile-form.tsx";
import { profileTexts } from "./profile-texts.ts";
import { SettingsPane } from "./settings-pane.tsx";

const lines = css({ display: "grid", gap: "5", px: { base: "4", md: "30px" }, pt: "72px" });

/** The Profile tab of the settings. */
export function ProfileTab() {
  return (
    <AsyncView
      query={useQuery(userInfoQuery())}
      loadingLabel={profileTexts.loading}
      skeleton={
        <SettingsPane isFlush>
          <Skeleton width="100%" height={196} />
          <div className={lines}>
            <Skeleton width="100%" height={70} />
            <Skeleton width="100%" height={64} />
            <Skeleton width="100%" height={96} />
          </div>
        </SettingsPane>
      }
      renderFailed={(retry, isRetrying) => (
        <SettingsPane>
          <ErrorState message={profileTexts.failed} onRetry={retry} isRetrying={isRetrying} />
        </SettingsPane>
      )}
    >
      {(user) => <ProfileForm user={user} />}
    </AsyncView>
  );
}
