import { useState } from "react";
import { useSaveResponsePreferences } from "#src/data/user/mutations.ts";
import { labels } from "#src/domain/messages.ts";
import {
  preferenceQuestions,
  resolvePreference,
  type Preference,
  type PreferenceValues,
  type StoredPreferences,
} from "#src/domain/response-preferences.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ResponseEditor } from "#src/parts/response-preferences/response-editor.tsx";
import { ResponseSample } from "#src/parts/response-preferences/response-sample.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { css } from "#styled-system/css";
import { globalResponseTexts as texts } from "./settings-texts.ts";

const frame = css({ md: { height: "min(664px, 100dvh - 64px)!" } });
const columns = css({
  display: "flex",
  flexDirection: { base: "column", lg: "row" },
  gap: { base: "4", lg: "8" },
  height: "full",
  minHeight: "0",
  px: { base: "4", md: "30px" },
  pb: { base: "4", md: "6" },
});
const answers = css({ display: "flex", flexDirection: "column", flex: "1 1 0", minHeight: "0", minWidth: "0" });
const lead = css({ color: "fg.muted", textStyle: "help", mb: "2" });
const editor = css({ flex: "1", minHeight: "0" });
// Wider than its column by the focus ring.
const panel = css({
  overflowY: "auto",
  overscrollBehavior: "contain",
  minHeight: "0",
  pt: "4",
  px: "5px",
  pb: "6px",
  mx: "-5px",
});
const side = css({
  flexShrink: "0",
  width: { lg: "380px" },
  maxHeight: { base: "28dvh", lg: "full" },
  justifyContent: { lg: "center" },
});

/** The preferences for all chats: stored values, otherwise the defaults (RES-01, RES-02). */
const heldBy = (user: StoredPreferences): PreferenceValues =>
  Object.fromEntries(
    preferenceQuestions.map(({ key }) => [key, resolvePreference(key, { user }, ["user"]).value]),
  ) as PreferenceValues;

/**
 * Global Response Settings (SET-PREF-16, SET-PREF-17, GAP-31): the five preferences and a sample that follows them. All
 * five are saved together; success closes, a failure keeps the choices and shows MSG-15.
 */
export function GlobalResponseDialog({ user, onClose }: { user: StoredPreferences; onClose: () => void }) {
  const [before] = useState(() => heldBy(user));
  const [values, setValues] = useState(before);
  const [tab, setTab] = useState<Preference>("verbose");
  const save = useSaveResponsePreferences();
  const isDirty = preferenceQuestions.some(({ key }) => values[key] !== before[key]);
  const submit = useSingleFlight(async () => {
    await save.mutateAsync(values).then(onClose, () => undefined);
  });
  return (
    <Dialog
      onClose={onClose}
      title={labels.globalResponseSettings}
      size="lg"
      isFlush
      isBusy={save.isPending}
      isDirty={isDirty}
      className={frame}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" onClick={() => void submit()} isBusy={save.isPending}>
            {labels.saveChanges}
          </Button>
        </>
      }
    >
      <div className={columns}>
        <div className={answers}>
          <p className={lead}>{texts.lead}</p>
          <ResponseEditor
            values={values}
            onChange={setValues}
            tab={tab}
            onTab={setTab}
            className={editor}
            panelClassName={panel}
          />
        </div>
        <ResponseSample values={values} about={tab} className={side} />
      </div>
    </Dialog>
  );
}
