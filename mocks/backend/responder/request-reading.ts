import type { Bank } from "./banks/bank.ts";
import { hows, stills, whens } from "./banks/endless.ts";
import { loss, moods } from "./banks/manners.ts";
import { type ChatMemory, rememberChat } from "./chat-memory.ts";
import { type Directions, follow } from "./directions.ts";
import { type Genre, genreOf } from "./genre.ts";
import { type Dice, diceFor } from "./prng.ts";
import { pronounsOf } from "./banks/pronouns.ts";
import type { Pronouns, Telling } from "./realise.ts";
import { type ReplyShape, shapeOf } from "./reply-shape.ts";
import type { Preferences, ReplyRequest } from "./responder.ts";
import { type Scribe, scribeFor } from "./scribe.ts";
import { asSentence } from "./sentences.ts";
import { readUserTurn, type UserTurn } from "./user-turn.ts";
import { profileOf, shortNameOf, shortNamesOf, type VoiceProfile } from "./voice-profile.ts";

/** Everything the improviser derives from a request before it plans the reply. */
export type Reading = {
  request: ReplyRequest;
  preferences: Preferences;
  directions: Directions;
  profile: VoiceProfile;
  genre: Genre;
  memory: ChatMemory;
  /** The user's last turn; null if there is none or it has been answered. */
  turn: UserTurn | null;
  shape: ReplyShape;
  telling: Telling;
  dice: Dice;
  scribe: Scribe;
  others: readonly string[];
  /** Another member whom the user's turn addresses by name, instead of this one. */
  addressed: string | null;
  /** The member who has just spoken, whom this one answers too. */
  answers: string | null;
};

/** A name for addressing the user: `wren_after_dark` becomes Wren; plain names are unchanged. */
function callNameOf(userName: string): string {
  const name = userName.trim().replaceAll(/[*“”"{}[\]]/gu, "");
  if (name === "") return "the visitor";
  if (!/[_\d.]/u.test(name)) return name.length > 40 ? name.slice(0, 40).trim() : name;
  const head = name.split(/[_.\d]+/u).find((part) => part.length >= 2);
  return head === undefined ? name : head.charAt(0).toUpperCase() + head.slice(1);
}

function userPronouns(description: string): Pronouns {
  const she = description.match(/\b(?:she|her|woman|girl)\b/giu)?.length ?? 0;
  const he = description.match(/\b(?:he|him|his|man|boy)\b/giu)?.length ?? 0;
  return she > he ? pronounsOf.she : he > she ? pronounsOf.he : pronounsOf.they;
}

function tellingOf(
  preferences: Preferences,
  profile: VoiceProfile,
  userName: string,
  userDescription: string,
  group: boolean,
  dice: Dice,
): Telling {
  const pov = preferences.povPreference;
  return {
    character: pov === "firstPerson" || (pov === "upToModel" && profile.tellsAsI && !group) ? "first" : "third",
    user: pov === "thirdPerson" ? "third" : "second",
    tense: preferences.narrationTense,
    characterName: profile.shortName,
    characterPronouns: profile.pronouns,
    userName,
    userPronouns: userPronouns(userDescription),
    nameFirst: group || pov === "thirdPerson" || dice.chance(0.25),
  };
}

/** Answer to “Who are you”: the name, and the tagline if it works in the first person. */
function roleOf(request: ReplyRequest): string {
  const { name, tagline } = request.speaker;
  const own = name.trim() === "" ? "Nobody you’d know" : name.trim();
  const words = tagline.split(/\s+/u).length;
  const fits =
    tagline.trim() !== "" &&
    words <= 16 &&
    !/\b(?:she|he|her|his|him|they|their|you|your|i|we)\b|[{}“”"*]/iu.test(tagline) &&
    /^\p{Lu}/u.test(tagline.trim());
  return fits ? `${asSentence(own)} ${asSentence(tagline.trim())}` : asSentence(own);
}

const banks = new WeakMap<Bank, Set<readonly string[]>>();
function banksOf(bank: Bank): Set<readonly string[]> {
  const known = banks.get(bank);
  if (known !== undefined) return known;
  const own = new Set([
    bank.actions,
    bank.room,
    bank.remarks,
    bank.hooks,
    bank.events,
    ...bank.about.map(([, units]) => units),
    ...Object.values(bank.listening).flatMap((part) => (Array.isArray(part) ? [part] : Object.values(part))),
  ]);
  banks.set(bank, own);
  return own;
}

/** Reads a request. Pure: equal requests give equal readings. */
export function readRequest(request: ReplyRequest): Reading {
  const { speaker, history, preferences: stored } = request;
  const cast = shortNamesOf([speaker.name, ...request.others.map(({ name }) => name)]);
  const profile = { ...profileOf(speaker), shortName: cast.get(speaker.name) ?? shortNameOf(speaker.name) };
  const genre = genreOf(speaker);
  const memory = rememberChat(history, request.avoid, speaker, profile.shortName);
  const lastAt = history.findLastIndex((line) => line.role === "user");
  const last = history[lastAt];
  const answersUser = request.task === "send" || request.task === "regenerate";
  const waiting =
    answersUser && last !== undefined && !history.slice(lastAt + 1).some((line) => line.name === speaker.name);
  const turn = waiting ? readUserTurn(last.content) : null;
  const notes = history
    .filter((line) => line.role === "user")
    .slice(-8)
    .flatMap((line) => (/OOC|\(\(/iu.test(line.content) ? readUserTurn(line.content).asides : []));
  const { directions, preferences } = follow([...notes, request.instruction ?? ""], stored);
  const dice = diceFor(
    `${request.seed}|${request.task}|${speaker.id}|${history.length}|${history.at(-1)?.content.slice(0, 200) ?? ""}|${request.avoid.length}`,
  );
  const others = request.others
    .flatMap(({ name }) => cast.get(name) ?? [])
    .filter((name) => name !== profile.shortName);
  const speaksTo = (other: string): boolean => {
    const name = other.replaceAll(/[^\p{L}\p{N} ]/gu, ".");
    return new RegExp(`^[^.!?]{0,12}\\b${name}\\b\\s*[,:]|@${name}`, "iu").test(turn?.speech ?? "");
  };
  const addressed = speaksTo(profile.shortName) ? null : (others.find(speaksTo) ?? null);
  const before = memory.otherBefore === null ? null : (cast.get(memory.otherBefore.name) ?? null);
  const answers = addressed === null && before !== null && others.includes(before) ? before : null;
  const spokenOf = addressed ?? answers;
  const userName = memory.givenName ?? callNameOf(request.user.name);
  const telling = tellingOf(preferences, profile, userName, request.user.description, others.length > 0, dice);
  const manners = new Set(profile.manners);
  const turns = history.filter((line) => line.role === "user").length;
  const lately = [...memory.facts, ...memory.news].filter((fact) => fact.turn >= turns - 2).map(({ kind }) => kind);
  const isLoss = turn !== null && loss.test(turn.speech);
  const cues = [turn?.intent, turn?.actionKind, isLoss ? ("distress" as const) : null, ...lately];
  const mood = moods.find(([, causes]) => cues.some((cue) => causes.has(cue)))?.[0];
  manners.add(mood ?? (turn?.question != null ? "asked" : "told"));
  if (answers !== null) manners.add("answering");
  if (directions.colder || directions.slower) ["guarded", "blunt"].forEach((manner) => manners.add(manner));
  if (directions.colder) ["warm", "playful"].forEach((manner) => manners.delete(manner));
  if (directions.warmer) manners.add("warm");
  if (directions.lighter) ["playful", "dry"].forEach((manner) => manners.add(manner));
  const scribe = scribeFor({
    telling,
    manners,
    dice,
    usedKeys: memory.usedKeys,
    recent: memory.recent,
    near: turn?.words ?? new Set(),
    lacks: genre.bank.lacks,
    ownBanks: banksOf(genre.bank),
    isOwn: genre.isOwn,
    slots: {
      fixed: {
        user: userName,
        name: request.speaker.name.trim() === "" ? profile.shortName : request.speaker.name.trim(),
        role: roleOf(request),
        echo: turn?.echo ?? "",
      },
      drawn: {
        motif: [...profile.things, ...profile.places],
        thing: genre.isOwn || profile.things.length === 0 ? genre.bank.things : profile.things,
        place: genre.isOwn || profile.places.length === 0 ? genre.bank.places : profile.places,
        sound: genre.bank.sounds,
        how: hows,
        still: stills,
        when: whens,
        topic: turn?.topics.slice(0, 4) ?? [],
        old: memory.oldTopics.slice(-8),
        other: spokenOf === null ? others : [spokenOf],
      },
    },
  });
  return {
    request,
    preferences,
    directions,
    profile,
    genre,
    memory,
    turn,
    shape: shapeOf(preferences),
    telling,
    dice,
    scribe,
    others,
    addressed,
    answers,
  };
}
