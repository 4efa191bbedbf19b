import { splitSpeech } from "#src/lib/split-speech.ts";
import { css } from "#styled-system/css";

const narration = css({
  fontFamily: "narration",
  fontStyle: "italic",
  fontSize: "1.05em",
  color: "chat.narration.fg",
});

/** A line of a scene in the colours of the page: narration in its own face, speech in that around it. */
export function Told({ text }: { text: string }) {
  return splitSpeech(text).map(({ text: stretch, isSpoken }) => (
    <span key={stretch} className={isSpoken ? undefined : narration}>
      {stretch}
    </span>
  ));
}
