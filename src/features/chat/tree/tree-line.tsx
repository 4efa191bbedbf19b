import { splitSpeech } from "#src/lib/split-speech.ts";
import { css } from "#styled-system/css";

const narration = css({ fontFamily: "narration", fontStyle: "italic", color: "chat.narration.fg" });

/** The first or last words of a branch on one line: narration and speech in their own fonts and text direction. */
export function TreeLine({ text, className }: { text: string; className: string }) {
  return (
    <span className={className} dir="auto">
      {splitSpeech(text).map((stretch, index, all) => (
        // The pieces never change order, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={all.length > 1 && !stretch.isSpoken ? narration : undefined}>
          {stretch.text}
        </span>
      ))}
    </span>
  );
}
