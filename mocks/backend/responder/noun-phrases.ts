import { irregularPasts } from "./verb-forms.ts";

/** Picks the things a text mentions; better none than a wrong one. */

/** Words that end a noun phrase when they follow it. */
const followers = new Set(
  (
    "in on at of to from with by for and or but so that which who when where while if as than then is are was were has have had will would can could " +
    "should may might must did does do into onto over under behind beside between through across near inside outside before after again too now " +
    "here there not up down out off away back slowly carefully gently quietly around against toward towards like because until without about"
  ).split(" "),
);

/** Nouns that name nothing concrete, or that should not be repeated to the user. */
const poorHeads = new Set(
  (
    "thing things way time times bit lot one ones moment minute second day days night nights other others same first last next few little whole rest end side part " +
    "kind sort fact point reason matter idea case course something anything nothing everything someone anyone everyone place people person man woman girl boy " +
    "guy good bad right wrong left real only best worst more most less much many such own very just really truth word words question answer " +
    "while hell god damn fuck shit ass dick cock pussy tits breast breasts nipple nipples penis vagina sex bitch cunt slut whore rape kid child " +
    "am are is was were be been being do does did have has had can could will would should name said told asked made came went got front top " +
    "look smile nod laugh sigh glance gaze stare step steps breath head hand hands eyes face voice feet foot mouth body hair heart mind thought feeling chance " +
    "help thanks sorry hello please okay yes no maybe never always there here this that these those what who where when why how"
  ).split(" "),
);

const poorModifiers = new Set(
  "very so too really just only such same other first last next own few whole little bit lot most more".split(" "),
);

const turned: Record<string, string> = {
  my: "your",
  your: "my",
  a: "the",
  an: "the",
  this: "the",
  that: "the",
  these: "the",
  those: "the",
  our: "our",
  the: "the",
};

/**
 * Things named in a text, as the other person would name them: “my lamp” becomes “your lamp”, “a boat” “the boat”.
 * Single things only, so that “it” fits. In order of appearance, no doubles, at most twelve.
 */
export function nounPhrases(text: string): string[] {
  const found: string[] = [];
  const words = text.replaceAll("'", "’").match(/[\p{L}\p{N}’-]+|[.,;:!?…\n“”"*()]/gu) ?? [];
  const limit = Math.min(words.length, 700);
  for (let at = 0; at < limit && found.length < 12; at += 1) {
    const determiner = (words[at] ?? "").toLowerCase();
    const turn = turned[determiner];
    if (turn === undefined) continue;
    const run: string[] = [];
    let next = at + 1;
    while (next < words.length && run.length < 4) {
      const word = words[next] ?? "";
      if (!/^[\p{L}\p{N}-]+$/u.test(word) || followers.has(word.toLowerCase())) break;
      run.push(word);
      next += 1;
    }
    const after = (words[next] ?? "").toLowerCase();
    const closed = !/^[\p{L}\p{N}’-]+$/u.test(after) || followers.has(after);
    const head = run.at(-1)?.toLowerCase() ?? "";
    const fits =
      closed &&
      run.length >= 1 &&
      run.length <= 2 &&
      head.length >= 3 &&
      head.length <= 14 &&
      !poorHeads.has(head) &&
      !irregularPasts.has(head) &&
      !run.slice(0, -1).some((word) => poorModifiers.has(word.toLowerCase()) || poorHeads.has(word.toLowerCase())) &&
      !/(?:ly|ing|ed|[^s]s)$/u.test(head);
    if (!fits) continue;
    const phrase = `${turn} ${run.join(" ")}`;
    if (!found.includes(phrase)) found.push(phrase);
  }
  return found;
}

const colourless = new Set(
  (
    "the a an and or but so that this these those it its is are was were be been am i me my mine you your yours we us our he him his she her hers they them their " +
    "in on at of to from with by for as if then than when where what who why how which not no yes do does did have has had will would can could should may might must " +
    "there here just only very really about into over out up down all any some more most much many one like get got go going come want know think say said tell " +
    "don’t doesn’t didn’t isn’t aren’t i’m you’re it’s what’s that’s i’ve you’ve i’ll you’ll let make see look back now too ever never still again"
  ).split(" "),
);

/** The significant words of a text, stemmed; for matching a question with texts about the same thing. */
export function tellingWords(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", "’")
      .match(/[\p{L}’]{3,}/gu) ?? [];
  const telling = new Set<string>();
  for (const word of words.slice(0, 400)) {
    if (colourless.has(word)) continue;
    telling.add(
      word
        .replace(/’s$/u, "")
        .replace(/(?:ing|ed|es|s)$/u, (ending) => (word.length - ending.length >= 4 ? "" : ending)),
    );
  }
  return telling;
}
