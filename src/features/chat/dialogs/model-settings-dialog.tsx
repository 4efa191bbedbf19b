import { useState } from "react";
import { freeTier } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { preferenceQuestions, resolvePreference, type PreferenceLevel } from "#src/domain/response-preferences.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { css } from "#styled-system/css";
import { ModelSettingsList } from "./model-settings-list.tsx";
import { ModelSettingsReplies } from "./model-settings-replies.tsx";
import { modelTexts } from "./model-settings-texts.ts";
import { usePreferenceLevels } from "./use-preference-levels.ts";

export type ModelSettingsDialogProps = {
  user: UserInfo;
  characterId: string;
  characterName: string;
  threadId: string | null;
  currentModelId: string | null;
  variantId: string | null;
  isGroup?: boolean;
  onClose: () => void;
  /** The model was changed; the header shows it for about 4 s (SWAP-07). */
  onSwapped: () => void;
};

const frame = css({ md: { maxWidth: "860px!", height: "min(648px, 100dvh - 64px)!" } });
const body = css({ height: "full" });
const panel = css({
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: { base: "16px", md: "10px 30px" },
  paddingTop: { base: "14px", md: "4px" },
  paddingBottom: "max({spacing.6}, env(safe-area-inset-bottom))",
});
const hint = css({
  marginInlineStart: "auto",
  paddingInlineStart: "8px",
  fontSize: "12.5px",
  fontWeight: "body",
  color: "fg.subtle",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "[data-selected] &": { color: "inherit" },
});

/** The chat's model and response preferences (GAP-60): one tab for the models, one for each of the five preferences. */
export function ModelSettingsDialog({
  user,
  characterId,
  characterName,
  threadId,
  currentModelId,
  variantId,
  isGroup = false,
  onClose,
  onSwapped,
}: ModelSettingsDialogProps) {
  const isNarrow = useMedia(mobileQuery);
  const [tab, setTab] = useState("model");
  const [level, setLevel] = useState<PreferenceLevel>(threadId === null ? "character" : "thread");
  const levels = usePreferenceLevels(user, characterId, threadId, isGroup);
  return (
    <Dialog onClose={onClose} title={labels.modelSettings} size="lg" isFlush className={frame}>
      <Tabs value={tab} onChange={setTab} look={isNarrow ? "strip" : "side"} className={body}>
        <TabList label={modelTexts.sections}>
          <Tab value="model">{modelTexts.tab}</Tab>
          {preferenceQuestions.map(({ key, label, options }) => (
            <Tab key={key} value={key}>
              {label}
              {!isNarrow && levels.query.data !== undefined && (
                // The panel has the full title.
                <span className={hint} aria-hidden="true">
                  {options[resolvePreference(key, levels.byLevel).value]?.label}
                </span>
              )}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="model" className={panel}>
          <ModelSettingsList
            characterId={characterId}
            threadId={threadId}
            currentModelId={currentModelId}
            variantId={variantId}
            isGroup={isGroup}
            isFree={user.userSubscription.subscription.tier === freeTier}
            onSwapped={onSwapped}
          />
        </TabPanel>
        {preferenceQuestions.map((question) => (
          <TabPanel key={question.key} value={question.key} className={panel}>
            <ModelSettingsReplies
              question={question}
              levels={levels}
              level={level}
              onLevel={setLevel}
              characterName={characterName}
            />
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}
