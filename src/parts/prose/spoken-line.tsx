import { splitSpeech } from "#src/lib/split-speech.ts";
import { css } from "#styled-system/css";

const narration = css({ fontFamily: "narration", fontStyle: "italic", fontSize: "17px", color: "#b9d6d8" });

/** A scene's last words: narration and dialogue in their own fonts (design 1). */
export function SpokenLine({ text }: { text: string }) {
  const stretches = splitSpeech(text);
  const hasSpeech = stretches.some(({ isSpoken }) => isSpoken);
  return (
    <bdi>
      {stretches.map((stretch, index) => (
        // The pieces never change order, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={hasSpeech && !stretch.isSpoken ? narration : undefined}>
          {stretch.text}
        </span>
      ))}
    </bdi>
  );
}
