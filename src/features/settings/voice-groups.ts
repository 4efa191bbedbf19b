import { isSameLanguage } from "#src/domain/reading-aloud.ts";

type Voice = Pick<SpeechSynthesisVoice, "name" | "lang" | "localService">;
type Group<One> = { readonly language: string; readonly voices: readonly One[] };

/** Voices by the English name of their language, and by name in each; the language of the page comes first. */
export function voiceGroups<One extends Voice>(voices: readonly One[], own: string): Group<One>[] {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const groups = new Map<string, One[]>();
  for (const voice of voices.toSorted((one, other) => one.name.localeCompare(other.name, "en"))) {
    const language = nameOf(voice.lang, names);
    groups.set(language, [...(groups.get(language) ?? []), voice]);
  }
  const isOwn = ({ voices: [first] }: Group<One>) => first !== undefined && isSameLanguage(first.lang, own);
  return Array.from(groups, ([language, ofIt]) => ({ language, voices: ofIt })).toSorted(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.language.localeCompare(other.language, "en"),
  );
}

/** A browser may give any text as a language; one that is none stands as it is. */
function nameOf(tag: string, names: Intl.DisplayNames): string {
  const [language = ""] = tag.split(/[-_]/);
  try {
    return names.of(language) ?? tag;
  } catch {
    return tag;
  }
}
