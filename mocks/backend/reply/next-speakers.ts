import { namedMembers } from "#src/domain/named-members.ts";
import { diceFor } from "../responder/prng.ts";
import type { DirectionRow } from "../state/chat-rows.ts";

export type Member = {
  id: string;
  characterId: string;
  /** Display name in the group; no two members share one. */
  name: string;
  /** False once the character is deleted: the member no longer speaks. */
  isAvailable: boolean;
};

/** All that the choice of speakers depends on. Equal scenes give equal choices, so `nextMemberIds` is reliable. */
export type GroupScene = {
  /** In the order of the group. */
  members: readonly Member[];
  direction: DirectionRow;
  /** Ids of those who have spoken so far, oldest first. */
  spoken: readonly string[];
  seed: string;
};

/** One member, sometimes two, of those who have been silent longest. */
function drawn(able: readonly Member[], { spoken, seed }: GroupScene): Member[] {
  const silent = able.toSorted((a, b) => spoken.lastIndexOf(a.id) - spoken.lastIndexOf(b.id)).slice(0, 2);
  // With two members, the one who spoke last is left out.
  const [first, second] = able.length === 2 ? silent.slice(0, 1) : silent;
  if (!first || !second) return first ? [first] : [];
  const dice = diceFor(seed);
  const order = dice.chance(0.6) ? [first, second] : [second, first];
  return dice.chance(0.3) ? order : order.slice(0, 1);
}

function inTurn(able: readonly Member[], { members, spoken }: GroupScene): Member[] {
  const last = members.findIndex(({ id }) => id === spoken.at(-1));
  const next = [...members.slice(last + 1), ...members].find((member) => able.includes(member));
  return next ? [next] : [];
}

function byMode(able: readonly Member[], chosen: Member | undefined, scene: GroupScene): Member[] {
  const { replyMode, alwaysCharacterIds } = scene.direction;
  if (replyMode === "everyone") return chosen ? [chosen, ...able] : [...able];
  const always =
    replyMode === "server" ? able.filter(({ characterId }) => alwaysCharacterIds.includes(characterId)) : [];
  if (chosen) return [chosen, ...always];
  if (replyMode === "mentioned") return [];
  if (replyMode === "inOrder") return inTurn(able, scene);
  return always.length > 0 ? always : drawn(able, scene);
}

/** Ids of the members who speak next when nobody is mentioned, in order; may be empty (GAP-139). */
export function nextSpeakers(scene: GroupScene): string[] {
  const { members, direction } = scene;
  const able = members.filter(({ id, isAvailable }) => isAvailable && !direction.mutedMemberIds.includes(id));
  const chosen = able.find(({ id }) => id === direction.nextMemberId);
  return [...new Set(byMode(able, chosen, scene).map(({ id }) => id))];
}

/** Ids of the members who answer a message: those it mentions, even if muted; else the direction decides. */
export function speakersFor(scene: GroupScene, text: string): string[] {
  const named = namedMembers(
    text,
    scene.members.filter(({ isAvailable }) => isAvailable),
  );
  return named.length > 0 ? named : nextSpeakers(scene);
}

/** Id of the one member who speaks without a message: the first whose turn it is, else the next in order. */
export function soleSpeaker(scene: GroupScene): string | null {
  const [first] = nextSpeakers(scene);
  return first ?? nextSpeakers({ ...scene, direction: { ...scene.direction, replyMode: "inOrder" } })[0] ?? null;
}
