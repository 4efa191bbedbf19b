import { css } from "#styled-system/css";

/** Sets `--speaker`, by the place in the cast. Five colours: a group has no more members (design §10). */
const colours = [
  css({ "--speaker": "{colors.chat.speaker.1}" }),
  css({ "--speaker": "{colors.chat.speaker.2}" }),
  css({ "--speaker": "{colors.chat.speaker.3}" }),
  css({ "--speaker": "{colors.chat.speaker.4}" }),
  css({ "--speaker": "{colors.chat.speaker.5}" }),
];

export function speakerColour(place: number): string {
  return colours[place % colours.length] ?? "";
}
