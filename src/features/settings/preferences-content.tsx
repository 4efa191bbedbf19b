import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { interestsQuery } from "#src/data/category/queries.ts";
import { useSaveMature } from "#src/data/user/save-settings.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IgnoredCreators } from "./ignored-creators.tsx";
import { PreferencesOpener, PreferencesRow, PreferencesSection } from "./preferences-section.tsx";
import { PreferencesSwitch } from "./preferences-switch.tsx";
import { preferencesTexts as texts } from "./preferences-texts.ts";

const InterestsDialog = lazy(async () => ({ default: (await import("./interests-dialog.tsx")).InterestsDialog }));

/** Settings for shown and hidden content (SET-PREF-05 to SET-PREF-08). The two mature settings are independent (GAP-37). */
export function PreferencesContent({ user }: { user: UserInfo }) {
  const [isOpen, setIsOpen] = useState(false);
  const mature = useSaveMature("NSFW");
  const view = useSaveMature("viewNSFW");
  // The row only shows the count; the dialog reports a failed read.
  const { data: interests } = useQuery({ ...interestsQuery(), meta: { isSilent: true } });
  return (
    <PreferencesSection title={texts.sections.content}>
      <PreferencesSwitch
        {...texts.mature}
        isOn={user.NSFW}
        isRunning={mature.isPending}
        onTurn={(on) => mature.mutateAsync({ NSFW: on })}
      />
      <PreferencesSwitch
        {...texts.viewMature}
        isOn={user.viewNSFW}
        isRunning={view.isPending}
        onTurn={(on) => view.mutateAsync({ viewNSFW: on })}
      />
      <PreferencesRow
        label={texts.interests.label}
        help={
          interests === undefined || interests.selected.length + interests.excluded.length === 0
            ? texts.interests.help
            : texts.interests.count(interests.selected.length, interests.excluded.length)
        }
      >
        {(ids) => (
          <PreferencesOpener ids={ids} onOpen={() => setIsOpen(true)}>
            {texts.interests.open}
          </PreferencesOpener>
        )}
      </PreferencesRow>
      <IgnoredCreators />
      <DialogSlot show={isOpen}>{() => <InterestsDialog onClose={() => setIsOpen(false)} />}</DialogSlot>
    </PreferencesSection>
  );
}
