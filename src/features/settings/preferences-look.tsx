import { useSaveBackgroundImage, useSaveHomepage, useSaveOverlay } from "#src/data/user/save-settings.ts";
import {
  backgroundImageOptions,
  homepageOptions,
  type HomepagePreference,
  overlayOptions,
} from "#src/domain/options.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { Select } from "#src/ui/select/select.tsx";
import { css } from "#styled-system/css";
import { PreferencesChoice } from "./preferences-choice.tsx";
import { PreferencesBox, PreferencesSection } from "./preferences-section.tsx";
import { preferencesTexts as texts } from "./preferences-texts.ts";

const narrow = css({ maxWidth: { md: "340px" } });

const homepages = (Object.keys(homepageOptions) as HomepagePreference[]).map((value) => ({
  value,
  ...homepageOptions[value],
}));
const backgrounds = (Object.keys(backgroundImageOptions) as (keyof typeof backgroundImageOptions)[]).map((value) => ({
  value,
  label: backgroundImageOptions[value],
}));

/** Settings of the home page and the chat's background: saved on selection (SET-PREF-09 to SET-PREF-11, GAP-36). */
export function PreferencesLook({ user }: { user: UserInfo }) {
  const homepage = useSaveHomepage();
  const background = useSaveBackgroundImage();
  const overlay = useSaveOverlay();
  return (
    <PreferencesSection title={texts.sections.look}>
      <PreferencesBox>
        <Select
          label={texts.homepage.label}
          className={narrow}
          options={homepages}
          value={user.homepagePreference}
          onChange={(homepagePreference) => homepage.mutate({ homepagePreference })}
        />
      </PreferencesBox>
      <PreferencesChoice
        {...texts.background}
        options={backgrounds}
        value={user.backgroundImageOption}
        onChoose={(backgroundImageOption) => background.mutate({ backgroundImageOption })}
      />
      <PreferencesChoice
        {...texts.overlay}
        options={overlayOptions}
        value={user.overlayOpacity}
        onChoose={(overlayOpacity) => overlay.mutate({ overlayOpacity })}
      />
    </PreferencesSection>
  );
}
