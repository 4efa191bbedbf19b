import { useId } from "react";
import {
  levelsBeyond,
  resolvePreference,
  type Preference,
  type PreferenceLevel,
} from "#src/domain/response-preferences.ts";
import type { Option } from "#src/domain/options.ts";
import { PreferenceChoices } from "#src/parts/response-preferences/preference-choices.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { modelTexts } from "./model-settings-texts.ts";
import type { usePreferenceLevels } from "./use-preference-levels.ts";

const pane = css({ display: "flex", flexDirection: "column", gap: "16px" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "8px", minWidth: "0" });
const now = css({
  display: "flex",
  alignItems: "baseline",
  flexWrap: "wrap",
  columnGap: "8px",
  color: "fg.muted",
  fontSize: "13.5px",
  lineHeight: "1.45",
  "& strong": { color: "fg.default", fontWeight: "600" },
});
const skeletons = css({ display: "grid", gap: "10px", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" } });

/** Where the value comes from, in words. */
export function sourceText(source: PreferenceLevel | "default", characterName: string): string {
  const text = modelTexts.sources[source];
  return typeof text === "string" ? text : text(characterName);
}

export type ModelSettingsRepliesProps = {
  question: { readonly key: Preference; readonly label: string; readonly options: Readonly<Record<string, Option>> };
  levels: ReturnType<typeof usePreferenceLevels>;
  level: PreferenceLevel;
  onLevel: (level: PreferenceLevel) => void;
  characterName: string;
};

/**
 * One of the five preferences on one of three levels: the effective value, where it comes from, and this level's choice
 * (GAP-60, GAP-136).
 */
export function ModelSettingsReplies({ question, levels, level, onLevel, characterName }: ModelSettingsRepliesProps) {
  const id = useId();
  const labelOf = (value: string) => question.options[value]?.label ?? value;
  const effective = resolvePreference(question.key, levels.byLevel);
  const inherited = resolvePreference(question.key, levels.byLevel, levelsBeyond(level));
  const stored = levels.byLevel[level]?.[question.key] ?? null;
  return (
    <AsyncView query={levels.query} skeleton={<Skeletons />} failed={modelTexts.preferencesFailed}>
      {() => (
        <div className={pane}>
          <div className={chips} role="group" aria-label={modelTexts.appliesTo}>
            {levels.offered.map((offered) => (
              <Chip key={offered} isPressed={offered === level} onClick={() => onLevel(offered)}>
                {offered === "character" ? modelTexts.levels.character(characterName) : modelTexts.levels[offered]}
              </Chip>
            ))}
          </div>
          <p id={id} className={now} aria-live="polite">
            <CueMark />
            <span>
              {modelTexts.inEffect}: <strong>{labelOf(effective.value)}</strong>,{" "}
              {sourceText(effective.source, characterName)}
              {levels.isGroup && effective.source !== "thread" && `. ${modelTexts.ownBefore}`}
            </span>
          </p>
          <PreferenceChoices
            question={question}
            // The user level has no "inherit": unset values are the defaults (RES-01, RES-02).
            value={level === "user" ? (stored ?? inherited.value) : stored}
            onChoose={(change) => levels.change(level, change)}
            {...(level === "user"
              ? {}
              : {
                  open: {
                    label: modelTexts.open,
                    help: modelTexts.openHelp(labelOf(inherited.value), sourceText(inherited.source, characterName)),
                  },
                })}
          />
        </div>
      )}
    </AsyncView>
  );
}

function Skeletons() {
  return (
    <div className={pane}>
      <Skeleton shape="line" width="60%" />
      <div className={skeletons}>
        {[1, 2, 3, 4, 5, 6].map((at) => (
          <Skeleton key={at} shape="block" height={70} />
        ))}
      </div>
    </div>
  );
}
