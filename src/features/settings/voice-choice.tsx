import { useEffect } from "react";
import { readAloud } from "#src/client-state/read-aloud.ts";
import { readingStore, stopReading } from "#src/client-state/reading.ts";
import { useStore } from "#src/client-state/store.ts";
import type { StoredVoice } from "#src/client-state/storage-keys.ts";
import { voiceStore } from "#src/client-state/voice.ts";
import { useVoices } from "#src/lib/use-voices.ts";
import { readingTexts } from "#src/parts/reading-aloud/reading-texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { PreferencesChoice } from "./preferences-choice.tsx";
import { PreferencesBox, PreferencesRow, PreferencesSection } from "./preferences-section.tsx";
import { voiceGroups } from "./voice-groups.ts";
import { voiceTexts as texts } from "./voice-texts.ts";

const none = css({ textStyle: "help", color: "fg.muted", py: "1" });

/** The voice that reads aloud, its speed, and a sample (GAP-154). */
export function VoiceChoice() {
  const voices = useVoices();
  return (
    <PreferencesSection title={texts.section}>
      <SkeletonGroup
        isLoading={voices === null}
        label={texts.looking}
        // As high as the sentence, so that nothing moves where there is no voice.
        skeleton={
          <PreferencesBox>
            <p className={none}>
              <Skeleton shape="line" width="60%" />
            </p>
          </PreferencesBox>
        }
      >
        {voices !== null &&
          (voices.length === 0 ? (
            <PreferencesBox>
              <p className={none}>{texts.none}</p>
            </PreferencesBox>
          ) : (
            <VoiceRows voices={voices} />
          ))}
      </SkeletonGroup>
    </PreferencesSection>
  );
}

function VoiceRows({ voices }: { voices: readonly SpeechSynthesisVoice[] }) {
  const chosen = useStore(voiceStore);
  const reading = useStore(readingStore);
  const isTrying = reading !== null && reading.rowKey === null;
  useEffect(() => () => void (readingStore.get()?.rowKey === null && stopReading()), []);

  function tryIt() {
    const text = texts.sample;
    readAloud({ rowKey: null, text, words: text, language: null, onFailed: () => toaster.error(readingTexts.failed) });
  }
  function change(next: Partial<StoredVoice>) {
    voiceStore.set({ ...chosen, ...next });
    if (isTrying) tryIt();
  }

  return (
    <>
      <PreferencesBox>
        <FormField
          label={texts.voice}
          help={
            voices.every(({ localService }) => localService)
              ? texts.voiceHelp
              : `${texts.voiceHelp} ${texts.onlineHelp}`
          }
        >
          <SelectInput
            // One that this device does not have is not lost for it: it may come back.
            value={voices.some(({ voiceURI }) => voiceURI === chosen.voice) ? (chosen.voice ?? "") : ""}
            onChange={({ target }) => change({ voice: target.value === "" ? null : target.value })}
          >
            <option value="">{texts.own}</option>
            {voiceGroups(voices, document.documentElement.lang).map(({ language, voices: ofIt }) => (
              <optgroup key={language} label={language === "" ? texts.other : language}>
                {ofIt.map(({ voiceURI, name, localService }, at) => (
                  // Android gives several voices one name.
                  // oxlint-disable-next-line react/no-array-index-key -- the same
                  <option key={`${voiceURI} ${at}`} value={voiceURI}>
                    {localService ? name : texts.online(name)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectInput>
        </FormField>
      </PreferencesBox>
      <PreferencesChoice
        label={texts.speed}
        help={texts.speedHelp}
        options={texts.speeds}
        value={chosen.speed}
        onChoose={(speed) => change({ speed })}
      />
      <PreferencesRow label={texts.sound} help={texts.soundHelp}>
        {(ids) => (
          <Button onClick={isTrying ? stopReading : tryIt} aria-describedby={`${ids.label} ${ids.help}`}>
            {isTrying ? texts.stop : texts.tryIt}
          </Button>
        )}
      </PreferencesRow>
    </>
  );
}
