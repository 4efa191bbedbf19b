import fc from "fast-check";
import { expect, test } from "vitest";
import { namedMembers } from "#src/domain/named-members.ts";
import { nextSpeakers, soleSpeaker, speakersFor, type GroupScene } from "./next-speakers.ts";
import type { DirectionRow } from "../state/chat-rows.ts";

const names = ["Luna", "Luna 2", "Émile", "Bruno Castellane", "Ada"];
const byServer: DirectionRow = { replyMode: "server", mutedMemberIds: [], nextMemberId: null, alwaysCharacterIds: [] };

const sceneOf = (count: number, direction: Partial<DirectionRow> = {}, spoken: readonly string[] = []): GroupScene => ({
  members: names.slice(0, count).map((name, at) => ({
    id: `m${at + 1}`,
    characterId: `c${at + 1}`,
    name,
    isAvailable: true,
  })),
  direction: { ...byServer, ...direction },
  spoken,
  seed: `seed ${spoken.length}`,
});

test.each([
  ["@Luna, what now?", ["m1"]],
  ["@luna 2?", ["m2"]],
  ["@Luna 2 and @LUNA", ["m2", "m1"]],
  ["Hush. @bruno   castellane speaks, not @ADA", ["m4", "m5"]],
  ["@e\u0301mile!", ["m3"]],
  ["@Lunatic @Adam mail@luna.example", []],
  ["Luna, Ada", []],
  ["你好@Luna你好", ["m1"]],
  ["@Ada는 어때?", ["m5"]],
  ["@", []],
])("%s names %j", (text, named) => {
  expect(namedMembers(text, sceneOf(5).members)).toEqual(named);
});

test("with `everyone`, each member answers once, in the order of the group, the chosen one first", () => {
  expect(nextSpeakers(sceneOf(4, { replyMode: "everyone" }))).toEqual(["m1", "m2", "m3", "m4"]);
  expect(nextSpeakers(sceneOf(4, { replyMode: "everyone", nextMemberId: "m3" }))).toEqual(["m3", "m1", "m2", "m4"]);
});

test("with `in order`, members answer one by one; muted and deleted ones are skipped", () => {
  const direction = { replyMode: "inOrder", mutedMemberIds: ["m2"] } as const;
  expect(nextSpeakers(sceneOf(3, direction))).toEqual(["m1"]);
  expect(nextSpeakers(sceneOf(3, direction, ["m1"]))).toEqual(["m3"]);
  expect(nextSpeakers(sceneOf(3, direction, ["m1", "m3"]))).toEqual(["m1"]);
  const gone = sceneOf(3, direction, ["m1"]);
  const members = gone.members.map((member) => ({ ...member, isAvailable: member.id !== "m3" }));
  expect(nextSpeakers({ ...gone, members })).toEqual(["m1"]);
});

test("with `only when mentioned`, nobody answers until mentioned or chosen", () => {
  const scene = sceneOf(3, { replyMode: "mentioned" });
  expect(speakersFor(scene, "Good evening")).toEqual([]);
  expect(speakersFor(scene, "@Émile, good evening")).toEqual(["m3"]);
  expect(nextSpeakers(sceneOf(3, { replyMode: "mentioned", nextMemberId: "m2" }))).toEqual(["m2"]);
});

test("a muted member who is mentioned answers, and stays muted", () => {
  const scene = sceneOf(3, { replyMode: "everyone", mutedMemberIds: ["m2"], nextMemberId: "m2" });
  expect(speakersFor(scene, "@Luna 2?")).toEqual(["m2"]);
  expect(nextSpeakers(scene)).toEqual(["m1", "m3"]);
});

test("while the server chooses, characters that always answer speak after the chosen one", () => {
  const always = { alwaysCharacterIds: ["c3", "c1"] };
  expect(nextSpeakers(sceneOf(4, always))).toEqual(["m1", "m3"]);
  expect(nextSpeakers(sceneOf(4, { ...always, nextMemberId: "m2" }))).toEqual(["m2", "m1", "m3"]);
  expect(nextSpeakers(sceneOf(4, { ...always, replyMode: "inOrder" }))).toEqual(["m1"]);
});

test("one member who is not muted speaks without a message even if it is nobody's turn", () => {
  expect(soleSpeaker(sceneOf(2, { replyMode: "mentioned" }, ["m1"]))).toBe("m2");
  expect(soleSpeaker(sceneOf(2, { replyMode: "everyone" }))).toBe("m1");
  expect(soleSpeaker(sceneOf(2, { mutedMemberIds: ["m1", "m2"] }))).toBeNull();
});

const anyScene = fc
  .record({
    count: fc.integer({ min: 1, max: 5 }),
    replyMode: fc.constantFrom("server", "everyone", "inOrder", "mentioned"),
    muted: fc.array(fc.integer({ min: 1, max: 5 })),
    gone: fc.array(fc.integer({ min: 1, max: 5 })),
    always: fc.array(fc.integer({ min: 1, max: 5 })),
    next: fc.option(fc.integer({ min: 1, max: 6 })),
    spoken: fc.array(fc.integer({ min: 1, max: 6 })),
    seed: fc.string(),
  })
  .map(({ count, replyMode, muted, gone, always, next, spoken, seed }): GroupScene => {
    const scene = sceneOf(count, {
      replyMode,
      mutedMemberIds: muted.map((n) => `m${n}`),
      nextMemberId: next === null ? null : `m${next}`,
      alwaysCharacterIds: always.map((n) => `c${n}`),
    });
    const members = scene.members.map((member, at) => ({ ...member, isAvailable: !gone.includes(at + 1) }));
    return { ...scene, members, spoken: spoken.map((n) => `m${n}`), seed };
  });

/** The rules for choosing speakers that this scene violates. */
function brokenBy(scene: GroupScene): string[] {
  const { members, direction, spoken } = scene;
  const { replyMode, nextMemberId, mutedMemberIds, alwaysCharacterIds } = direction;
  const able = members.filter(({ id, isAvailable }) => isAvailable && !mutedMemberIds.includes(id)).map(({ id }) => id);
  const next = nextSpeakers(scene);
  const chosen = able.find((id) => id === nextMemberId);
  const isDrawn = replyMode === "server" && !chosen && alwaysCharacterIds.length === 0;
  const promises = {
    "the same scene gives the same choice": nextSpeakers(structuredClone(scene)).join() === next.join(),
    "each at most once": new Set(next).size === next.length,
    "nobody muted or gone": next.every((id) => able.includes(id)),
    "the chosen one first": !chosen || next[0] === chosen,
    "nobody unless mentioned": replyMode !== "mentioned" || chosen || next.length === 0,
    "everyone where everyone answers": replyMode !== "everyone" || next.length === able.length,
    "somebody where there is one": replyMode === "mentioned" || able.length === 0 || next.length > 0,
    "never the last speaker alone": !isDrawn || able.length < 2 || next.join() !== spoken.at(-1),
  };
  return Object.entries(promises).flatMap(([promise, isKept]) => (isKept ? [] : promise));
}

test("the choice of speakers violates no rule, in any scene", () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      expect(brokenBy(scene)).toEqual([]);
    }),
  );
});

test("with `in order`, as many rounds as there are members give each of them one turn", () => {
  fc.assert(
    fc.property(anyScene, (given) => {
      const scene: GroupScene = {
        ...given,
        direction: { ...given.direction, replyMode: "inOrder", nextMemberId: null },
      };
      const able = scene.members.filter(
        ({ id, isAvailable }) => isAvailable && !scene.direction.mutedMemberIds.includes(id),
      );
      const spoken = [...scene.spoken];
      for (const _ of able) spoken.push(...nextSpeakers({ ...scene, spoken }));
      const last = spoken.slice(given.spoken.length);
      expect(last.toSorted()).toEqual(able.map(({ id }) => id).toSorted());
    }),
  );
});
