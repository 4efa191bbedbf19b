import { css } from "#styled-system/css";

const bar = css({
  alignSelf: "stretch",
  flexShrink: "0",
  width: "4px",
  minHeight: "40px",
  borderRadius: "full",
  "&[data-speaker='1']": { bg: "chat.speaker.1" },
  "&[data-speaker='2']": { bg: "chat.speaker.2" },
  "&[data-speaker='3']": { bg: "chat.speaker.3" },
  "&[data-speaker='4']": { bg: "chat.speaker.4" },
  "&[data-speaker='5']": { bg: "chat.speaker.5" },
});

/** A bar in the speaker colour of a member; `place` counts from 1 (design 9). */
export function SpeakerBar({ place }: { place: number }) {
  return <span className={bar} data-speaker={place} aria-hidden="true" />;
}
