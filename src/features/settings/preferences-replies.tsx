import { useState } from "react";
import { useSaveChatPreference } from "#src/data/user/save-settings.ts";
import { useSyncPreferences } from "#src/data/user/mutations.ts";
import { preferenceQuestions } from "#src/domain/response-preferences.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { GlobalResponseDialog } from "./global-response-dialog.tsx";
import { PreferencesOpener, PreferencesRow, PreferencesSection } from "./preferences-section.tsx";
import { PreferencesSwitch } from "./preferences-switch.tsx";
import { preferencesTexts as texts } from "./preferences-texts.ts";

/** Response settings, streaming, and applying them to older chats (SET-PREF-02 to SET-PREF-04, SET-PREF-15). */
export function PreferencesReplies({ user }: { user: UserInfo }) {
  const [isOpen, setIsOpen] = useState(false);
  const streaming = useSaveChatPreference("streaming");
  const pictures = useSaveChatPreference("autoSendPicture");
  const sync = useSyncPreferences();
  const runSync = useSingleFlight(async () => {
    await sync.mutateAsync().catch(() => undefined);
  });
  // Each answer with its question: "No" or "Up to the model" alone tells nothing.
  const chosen = preferenceQuestions.flatMap(({ key, label, options }) => {
    const option = options[user[key] ?? ""];
    return option === undefined ? [] : `${label}: ${option.label}`;
  });
  return (
    <PreferencesSection title={texts.sections.replies}>
      <PreferencesRow
        label={texts.responses.label}
        help={chosen.length === 0 ? texts.responses.defaults : chosen.join(" · ")}
      >
        {(ids) => (
          <PreferencesOpener ids={ids} onOpen={() => setIsOpen(true)}>
            {texts.responses.open}
          </PreferencesOpener>
        )}
      </PreferencesRow>
      <PreferencesSwitch
        {...texts.streaming}
        isOn={user.streaming}
        isRunning={streaming.isPending}
        onTurn={(on) => streaming.mutateAsync({ streaming: on })}
      />
      <PreferencesSwitch
        {...texts.autoSendPicture}
        isOn={user.autoSendPicture}
        isRunning={pictures.isPending}
        onTurn={(on) => pictures.mutateAsync({ autoSendPicture: on })}
      />
      <PreferencesRow label={texts.sync.label} help={texts.sync.help}>
        {(ids) => (
          <Button onClick={() => void runSync()} isBusy={sync.isPending} aria-describedby={`${ids.label} ${ids.help}`}>
            {texts.sync.action}
          </Button>
        )}
      </PreferencesRow>
      <DialogSlot show={isOpen}>
        {() => <GlobalResponseDialog user={user} onClose={() => setIsOpen(false)} />}
      </DialogSlot>
    </PreferencesSection>
  );
}
