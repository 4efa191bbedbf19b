import { acknowledgements, care, careInScene } from "./banks/out-of-character.ts";
import { follow } from "./directions.ts";
import type { Reading } from "./request-reading.ts";
import { sceneReply } from "./scene-reply.ts";
import { written } from "./scribe.ts";
import { keysOf } from "./sentences.ts";

function fresh(reading: Reading, texts: readonly string[]): string {
  const start = reading.dice.below(texts.length);
  for (let step = 0; step < texts.length; step += 1) {
    const text = texts[(start + step) % texts.length] ?? "";
    const keys = keysOf(text);
    if (keys.every((key) => !reading.memory.told.has(key))) return text;
  }
  return "";
}

/** Answers a turn that was only out of character: a short acknowledgement, then the scene goes on as asked. */
export function asideReply(reading: Reading): string {
  const asides = reading.turn?.asides ?? [];
  const { directions, preferences } = follow(asides, reading.request.preferences);
  const asked = (["slower", "skipAhead", "colder", "warmer", "lighter", "darker"] as const).find(
    (direction) => directions[direction],
  );
  const changesForm = JSON.stringify(preferences) !== JSON.stringify(reading.request.preferences);
  const kind = asked ?? (changesForm ? "form" : directions.question === null ? "other" : "question");
  const note = fresh(reading, acknowledgements[kind]) || fresh(reading, acknowledgements.other);
  const scene = kind === "question" ? "" : sceneReply({ ...reading, turn: null }, { opening: "onward" });
  return [note === "" ? "" : `((${note}))`, scene].filter((part) => part !== "").join("\n\n");
}

/** For a turn that may be about a real crisis: the note is repeated rather than left out. */
export function careReply(reading: Reading): string {
  const note = fresh(reading, care) || (care[0] ?? "");
  const wanted = reading.shape.mostSpeech === 0 ? "narration" : reading.shape.leastSpeech === 1 ? "speech" : "any";
  const scene = reading.scribe.take(careInScene, wanted);
  return [`((${note}))`, scene === null ? "" : written(scene, reading.shape.marked)]
    .filter((part) => part !== "")
    .join("\n\n");
}
