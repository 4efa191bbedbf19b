import { css } from "#styled-system/css";

/** Whether a mature character's pictures are blurred: every picture of theirs, wherever it is shown (GAP-37). */
export const isVeiled = (character: { NSFW: boolean }, { viewNSFW }: { viewNSFW: boolean }): boolean =>
  character.NSFW && !viewNSFW;

/** Blurs the pictures inside; enlarged slightly, so that no sharp edge shows. */
export const veil = css({ "& img": { filter: "blur(22px)", transform: "scale(1.12)!" } });
/** The same for a picture as small as an avatar. */
export const smallVeil = css({ "& img": { filter: "blur(7px)", transform: "scale(1.12)!" } });
