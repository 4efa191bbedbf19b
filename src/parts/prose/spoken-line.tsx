import { splitSpeech } from "#src/lib/split-speech.ts";
import { css } from "#styled-system/css";

const told = css({ fontFamily: "narration", fontStyle: "italic", fontSize: "17px", color: "#b9d6d8" });

/** The last words of a scene: what is told in the narration's face, what is spoken in the dialogue's (design 1). */
export function SpokenLine({ text }: { text: string }) {
  const stretches = splitSpeech(text);
  const hasSpeech = stretches.some(({ isSpoken }) => isSpoken);
  return (
    <bdi>
      {stretches.map((stretch, index) => (
        // A preview never changes its order: the place is the identity.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={hasSpeech && !stretch.isSpoken ? told : undefined}>
          {stretch.text}
        </span>
      ))}
    </bdi>
  );
}
