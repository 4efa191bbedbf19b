import { acknowledgements, care, careInScene } from "./banks/out-of-character.ts";
import { follow } from "./directions.ts";
import type { Reading } from "./request-reading.ts";
import { sceneReply, allowedIn } from "./scene-reply.ts";
import { written } from "./scribe.ts";
import { keysOf } from "./sentences.ts";

const fresh = ({ dice, memory }: Reading, texts: readonly string[]): string =>
  dice.turned(texts).find((text) => keysOf(text).every((key) => !memory.usedKeys.has(key))) ?? "";

/** Answers a turn that was only out of character: a short acknowledgement, then the scene continues as requested. */
export function asideReply(reading: Reading): string {
  const asides = reading.turn?.asides ?? [];
  const { directions, preferences } = follow(asides, reading.request.preferences);
  const asked = (["slower", "skipAhead", "colder", "warmer", "lighter", "darker"] as const).find(
    (direction) => directions[direction],
  );
  const changesForm = JSON.stringify(preferences) !== JSON.stringify(reading.request.preferences);
  const kind = asked ?? (changesForm ? "form" : directions.question === null ? "other" : "question");
  const note = fresh(reading, acknowledgements[kind]) || fresh(reading, acknowledgements.other);
  const scene = kind === "question" ? "" : sceneReply({ ...reading, turn: null });
  return [note === "" ? "" : `((${note}))`, scene].filter((part) => part !== "").join("\n\n");
}

/** Answers a turn that may be about a real crisis. The note is repeated every time rather than left out. */
export function careReply(reading: Reading): string {
  const note = fresh(reading, care) || (care[0] ?? "");
  const scene = reading.scribe.take(careInScene, allowedIn(reading));
  return `((${note}))${scene === null ? "" : `\n\n${written(scene, reading.shape.marked)}`}`;
}
