import { useQuery } from "@tanstack/react-query";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { ProfileForm } from "./profile-form.tsx";
import { profileTexts } from "./profile-texts.ts";
import { SettingsPane } from "./settings-pane.tsx";

const lines = css({ display: "grid", gap: "5", px: { base: "4", md: "30px" }, pt: "72px" });

/** The Profile tab of the settings. */
export function ProfileTab() {
  const { data: user, error, isFetching, refetch } = useQuery(userInfoQuery());
  if (user !== undefined) return <ProfileForm user={user} />;
  if (error !== null)
    return (
      <SettingsPane>
        <ErrorState message={profileTexts.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
      </SettingsPane>
    );
  return (
    <SettingsPane isFlush>
      <SkeletonGroup
        isLoading
        label={profileTexts.loading}
        skeleton={
          <>
            <Skeleton width="100%" height={196} />
            <div className={lines}>
              <Skeleton width="100%" height={70} />
              <Skeleton width="100%" height={64} />
              <Skeleton width="100%" height={96} />
            </div>
          </>
        }
      >
        {null}
      </SkeletonGroup>
    </SettingsPane>
  );
}
