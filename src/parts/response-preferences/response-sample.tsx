import { useId } from "react";
import type { Preference, PreferenceValues } from "#src/domain/response-preferences.ts";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { ScrollBody } from "#src/ui/dialog/scroll-body.tsx";
import { css, cx } from "#styled-system/css";
import { Prose } from "../prose/prose.tsx";
import { captionOf, responseTexts } from "./response-texts.ts";
import { sampleCharacter, sampleReply } from "./sample-reply.ts";

const box = css({ display: "flex", flexDirection: "column", gap: "10px", minWidth: "0", minHeight: "0" });
const head = css({
  display: "flex",
  alignItems: "baseline",
  gap: "8px",
  color: "fg.default",
  fontSize: "13.5px",
  fontWeight: "600",
  lineHeight: "1.4",
});
const bubble = css({
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "14px 18px",
  borderRadius: "4px 18px 18px 18px",
  background: "chat.character.bg",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  _focusVisible: { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
});
const words = css({ animation: "fadeIn 160ms {easings.standard}" });

export type ResponseSampleProps = {
  values: PreferenceValues;
  /** The preference being edited; the caption says what to look at. */
  about: Preference;
  className?: string;
};

/** A sample reply written with these preferences; changes with every choice. */
export function ResponseSample({ values, about, className }: ResponseSampleProps) {
  const id = useId();
  const text = sampleReply(values);
  return (
    <section aria-label={responseTexts.sample} aria-describedby={id} className={cx(box, className)}>
      <p id={id} className={head}>
        <CueMark />
        {sampleCharacter}, {captionOf(about, values)}
      </p>
      <ScrollBody className={bubble} isScrollable>
        <div>
          <div key={text} className={words}>
            <Prose text={text} />
          </div>
        </div>
      </ScrollBody>
    </section>
  );
}
