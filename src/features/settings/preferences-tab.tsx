import { useQuery } from "@tanstack/react-query";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { FontChoice } from "./font-choice.tsx";
import { PreferencesContent } from "./preferences-content.tsx";
import { PreferencesCreator } from "./preferences-creator.tsx";
import { PreferencesLook } from "./preferences-look.tsx";
import { PreferencesReplies } from "./preferences-replies.tsx";
import { preferencesTexts } from "./preferences-texts.ts";
import { ReadingChoice } from "./reading-choice.tsx";
import { SettingsPane } from "./settings-pane.tsx";
import { VoiceChoice } from "./voice-choice.tsx";

const sections = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "28px" });

/** The Preferences tab of the settings (group SET-PREF). Every setting is saved as soon as it changes. */
export function PreferencesTab() {
  return (
    <SettingsPane title={labels.settingsTabs.preferences}>
      <AsyncView
        query={useQuery(userInfoQuery())}
        loadingLabel={preferencesTexts.loading}
        skeleton={
          <div className={sections}>
            <Skeleton width="100%" height={232} />
            <Skeleton width="100%" height={290} />
            <Skeleton width="100%" height={260} />
          </div>
        }
        failed={preferencesTexts.failed}
      >
        {(user) => (
          <div className={sections}>
            <PreferencesReplies user={user} />
            <VoiceChoice />
            <PreferencesContent user={user} />
            <PreferencesLook user={user} />
            <FontChoice />
            <ReadingChoice />
            {user.isCreator && <PreferencesCreator user={user} />}
          </div>
        )}
      </AsyncView>
    </SettingsPane>
  );
}
