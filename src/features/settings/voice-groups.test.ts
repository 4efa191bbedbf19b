import { expect, it } from "vitest";
import { voiceGroups } from "./voice-groups.ts";

const voice = (name: string, lang: string) => ({ name, lang, localService: true });
const shown = (...voices: ReturnType<typeof voice>[]) =>
  voiceGroups(voices, "en").map(({ language, voices: ofIt }) => `${language}: ${ofIt.map(({ name }) => name).join()}`);

it("has the page's language first, then all others by name, whatever the country", () => {
  expect(
    shown(voice("Zira", "en-US"), voice("Anna", "de-DE"), voice("Kyoko", "ja-JP"), voice("Daniel", "en_GB")),
  ).toEqual(["English: Daniel,Zira", "German: Anna", "Japanese: Kyoko"]);
});

it("shows a language that is none as the browser names it", () => {
  expect(shown(voice("Robot", ""), voice("Thing", "not a tag"))).toEqual([": Robot", "not a tag: Thing"]);
});
