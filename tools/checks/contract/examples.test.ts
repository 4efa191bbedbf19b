import { expect, test } from "vitest";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { answerOf, describedBy, examplesOf, validatorOf } from "./document.ts";

const ids = Object.keys(operations) as OperationId[];

test.each(ids)("%s: every body and answer has a valid example", (id) => {
  for (const status of Object.keys(describedBy(id).responses)) {
    for (const [type, media] of Object.entries(answerOf(id, status)?.content ?? {})) {
      // The generator of the mock bindings does not support examples of files.
      if (media.schema.$ref?.endsWith("/ExportedFile")) continue;
      const examples = examplesOf(media);
      expect(examples.length).toBeGreaterThan(0);
      if (type === "text/event-stream") continue;
      for (const example of examples) expect(() => validatorOf(media).parse(example)).not.toThrow();
    }
  }
  const taken = describedBy(id).requestBody?.content["application/json"];
  if (!taken) return;
  expect(examplesOf(taken).length).toBeGreaterThan(0);
  for (const example of examplesOf(taken)) expect(() => validatorOf(taken).parse(example)).not.toThrow();
});
