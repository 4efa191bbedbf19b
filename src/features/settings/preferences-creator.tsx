import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import {
  legacyPageQuery,
  messageCountQuery,
  useSaveLegacyPage,
  useToggleMessageCount,
} from "#src/data/creator/preferences.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { PreferencesBox, PreferencesRow, PreferencesSection } from "./preferences-section.tsx";
import { PreferencesSwitch } from "./preferences-switch.tsx";
import { preferencesTexts as texts } from "./preferences-texts.ts";

/** The two settings of the user's creator page, for creators only (SET-PREF-13, SET-PREF-14, GAP-38). */
export function PreferencesCreator({ user }: { user: UserInfo }) {
  const legacy = useQuery(legacyPageQuery());
  const count = useQuery(messageCountQuery());
  const saveLegacy = useSaveLegacyPage(user.id);
  const toggleCount = useToggleMessageCount(user.id);
  return (
    <PreferencesSection title={texts.sections.creator}>
      <Loaded query={legacy} label={texts.legacyPage.label}>
        {(isOn) => (
          <PreferencesSwitch
            {...texts.legacyPage}
            isOn={isOn}
            isRunning={saveLegacy.isPending}
            onTurn={(next) => saveLegacy.mutateAsync(next)}
          />
        )}
      </Loaded>
      <Loaded query={count} label={texts.messageCount.label}>
        {(isOn) => (
          <PreferencesSwitch
            {...texts.messageCount}
            isOn={isOn}
            isRunning={toggleCount.isPending}
            onTurn={() => toggleCount.mutateAsync()}
          />
        )}
      </Loaded>
    </PreferencesSection>
  );
}

interface LoadedProps {
  query: UseQueryResult<boolean, unknown>;
  label: string;
  children: (isOn: boolean) => React.ReactNode;
}

/** Settings with their own query load and fail independently. */
function Loaded({ query, label, children }: LoadedProps) {
  // A single child, since the section draws a line between its children.
  return (
    <div>
      <AsyncView
        query={query}
        skeleton={
          <PreferencesBox>
            <Skeleton width="100%" height={40} />
          </PreferencesBox>
        }
        renderFailed={(retry, isRetrying) => (
          <PreferencesRow label={label} help={<span role="alert">{texts.creatorFailed}</span>}>
            {(ids) => (
              <Button onClick={retry} isBusy={isRetrying} aria-describedby={ids.label}>
                {texts.retry}
              </Button>
            )}
          </PreferencesRow>
        )}
      >
        {children}
      </AsyncView>
    </div>
  );
}
