import type { PreferenceValues } from "#src/domain/response-preferences.ts";

/** Person and tense of the narration. */
type Voice = { person: "first" | "second" | "third"; isPast: boolean };
/**
 * One sentence of narration in every voice. `[am|is|was]` is a verb with I, with she or you, and in the past; `{N}` names
 * the character, `{S}` and `{s}` stand for her as subject, `{o}` as object. `toYou` is the sentence when the story
 * speaks to the reader.
 */
type Line = { told: string; toYou: string };
/** A beat of the scene: narration, speech, further speech, and the speech reported without quotation marks. */
type Beat = { tell: Line; say: string; more: string; reported: Line };
type Piece = { kind: "narration" | "speech"; text: string };

/** The speaker of the sample. */
export const sampleCharacter = "Thessaly";

const kettle: Beat & { brief: Line; word: string } = {
  tell: {
    told: "{N} [set|sets|set] the kettle down without looking at it, which is how you [know|know|knew] {s} [am|is|was] worried.",
    toYou:
      "You [watch|watch|watched] Thessaly set the kettle down without looking at it, and you [know|know|knew] by that alone how worried she [is|is|was].",
  },
  brief: {
    told: "{N} [leave|leaves|left] the kettle where it [is|is|was].",
    toYou: "You [see|see|saw] Thessaly leave the kettle where it [is|is|was].",
  },
  say: "Sit. Not that chair.",
  word: "Sit.",
  more: "That one is older than both of us, and it holds a grudge.",
  reported: {
    told: "{S} [nod|nods|nodded] you away from the chair by the stove, toward the other one.",
    toYou: "You [are|are|were] nodded away from the chair by the stove, toward the other one.",
  },
};

const letter: Omit<Beat, "tell"> = {
  say: "Now. Start with the part you left out of the letter.",
  more: "I have read the rest twice, and the rest is manners.",
  reported: {
    told: "{S} [ask|asks|asked] for the part you left out of the letter.",
    toYou: "You [are|are|were] asked for the part you left out of the letter.",
  },
};

const rain: Beat = {
  tell: {
    told: "Rain [ticks|ticks|ticked] against the bottles on the sill. {S} [turn|turns|turned] one of them a finger’s width, label to the wall.",
    toYou:
      "You [listen|listen|listened] to the rain against the bottles on the sill. She [turns|turns|turned] one of them a finger’s width before you [can|can|could] read its label.",
  },
  say: "Three people have sat there this year, and each of them lied about the same thing.",
  more: "I am hoping you will be more interesting than that.",
  reported: {
    told: "Three people [have|have|had] sat there this year, {s} [let|lets|let] you know, and each of them lied about the same thing.",
    toYou:
      "Three people [have|have|had] sat there this year, you [are|are|were] told, and each of them lied about the same thing.",
  },
};

const candle: Beat = {
  tell: {
    told: "The candle between you [leans|leans|leaned], though no door [has|has|had] opened, and {s} [watch|watches|watched] the flame instead of your face.",
    toYou:
      "You [see|see|saw] the candle lean, though no door [has|has|had] opened. She [watches|watches|watched] the flame instead of your face.",
  },
  say: "Take your time. Whatever you brought with you is already listening.",
  more: "It has very good manners, for its kind.",
  reported: {
    told: "{S} [tell|tells|told] you to take your time: whatever you brought with you [is|is|was] already listening.",
    toYou: "There [is|is|was] time, she [says|says|said]: whatever you brought with you [is|is|was] already listening.",
  },
};

const waiting: Line = {
  told: "{S} [wait|waits|waited], one hand still on the handle.",
  toYou: "You [have|have|had] her whole attention. She [waits|waits|waited], one hand still on the handle.",
};
const untilYouMove: Line = {
  told: "{S} [wait|waits|waited] until you [have|have|had] moved.",
  toYou: "You [take|take|took] the other one, and she [waits|waits|waited] until you [have|have|had].",
};
const youSit: Line = {
  told: "You [take|take|took] the other chair.",
  toYou: "You [take|take|took] the other chair.",
};
const youAnswer: Line = { told: "you [say|say|said].", toYou: "you [say|say|said]." };
const youSitAndAnswer: Line = {
  told: "You [take|take|took] the other chair and [tell|tell|told] {o} that it was only a letter.",
  toYou: "You [take|take|took] the other chair and [tell|tell|told] her that it was only a letter.",
};

/**
 * A sample reply written with these preferences, in chat markup with narration between asterisks. Open preferences get
 * one possible result.
 */
export function sampleReply({
  verbose,
  povPreference,
  actForUser,
  dialogStyle,
  narrationTense,
}: PreferenceValues): string {
  const person = povPreference === "firstPerson" ? "first" : povPreference === "secondPerson" ? "second" : "third";
  const voice: Voice = {
    person,
    isPast: narrationTense === "past" || (narrationTense === "neutral" && person === "third"),
  };
  const told = (line: Line): Piece => ({ kind: "narration", text: inVoice(line, voice) });
  const said = (text: string): Piece => ({ kind: "speech", text });

  const moment = (beat: Beat): Piece[] => {
    if (dialogStyle === "lots") return [said(beat.say), said(beat.more)];
    if (dialogStyle === "narrationOnly" || dialogStyle === "low") return [told(beat.tell), told(beat.reported)];
    return dialogStyle === "none" ? [said(beat.say), told(beat.tell)] : [told(beat.tell), said(beat.say)];
  };
  const opening = (isBrief: boolean): Piece[] => {
    const tell = told(isBrief ? kettle.brief : kettle.tell);
    if (dialogStyle === "narrationOnly") return [tell, told(kettle.reported)];
    if (dialogStyle === "low") return [tell, said(kettle.word), ...(isBrief ? [] : [told(kettle.reported)])];
    return [tell, said(kettle.say), ...(dialogStyle === "lots" ? [said(kettle.more)] : [])];
  };
  const yourPart: Piece[] =
    actForUser === "no"
      ? [told(waiting)]
      : actForUser === "default"
        ? [told(untilYouMove)]
        : dialogStyle === "narrationOnly" || dialogStyle === "low"
          ? [told(youSitAndAnswer)]
          : [told(youSit), said("It was only a letter,"), told(youAnswer)];
  const question: Piece[] =
    dialogStyle === "lots"
      ? [said(letter.say), said(letter.more)]
      : dialogStyle === "narrationOnly" || dialogStyle === "low"
        ? [told(letter.reported)]
        : [said(letter.say)];
  // Two speakers do not share a paragraph.
  const middle = actForUser === "yes" ? [yourPart, question] : [[...yourPart, ...question]];

  const paragraphs: Record<PreferenceValues["verbose"], () => Piece[][]> = {
    text: () => [opening(true), ...(actForUser === "no" ? [] : [yourPart])],
    short: () => (actForUser === "no" ? [opening(false)] : [[...opening(false), ...yourPart]]),
    mediumShort: () => [opening(false), ...middle],
    medium: () => [opening(false), ...middle, moment(rain)],
    originalNormal: () => [opening(false), ...middle, moment(candle)],
    long: () => [opening(false), ...middle, moment(rain), moment(candle)],
  };
  return paragraphs[verbose]().map(written).join("\n\n");
}

function inVoice(line: Line, { person, isPast }: Voice): string {
  const isFirst = person === "first";
  return (person === "second" ? line.toYou : line.told)
    .replaceAll(/\[([^|\]]*)\|([^|\]]*)\|([^|\]]*)\]/g, (_all, first: string, other: string, past: string) =>
      isPast ? past : isFirst ? first : other,
    )
    .replaceAll("{N}", isFirst ? "I" : sampleCharacter)
    .replaceAll("{S}", isFirst ? "I" : "She")
    .replaceAll("{s}", isFirst ? "I" : "she")
    .replaceAll("{o}", isFirst ? "me" : "her");
}

/** One paragraph with its markup; adjacent pieces of the same kind share one pair of marks. */
function written(pieces: readonly Piece[]): string {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.kind === piece.kind) runs[runs.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    else runs.push(piece);
  }
  return runs.map(({ kind, text }) => (kind === "narration" ? `*${text}*` : `“${text}”`)).join(" ");
}
