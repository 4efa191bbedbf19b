import { seededRandom } from "#mocks/hosts/seeded-random.ts";
import type { OperationId } from "#src/generated/operations.ts";
import { contract, describedBy, type Schema } from "../contract/document.ts";
import { choices, valueMaker } from "./values.ts";

/** An invalid body of a 200 answer, and what is wrong with it. */
export type Mutant = { readonly body: string; readonly how: string };

const bare = [
  "",
  " ",
  "null",
  "[]",
  "{}",
  "7",
  '"OK"',
  "<!doctype html><title>502</title><h1>Bad gateway</h1>",
  '{"success":true}',
  '{"success":true,"data":null}',
  '{"success":true,"data":[]}',
  '{"success":true,"data":"done"}',
  '{"success":"yes","data":{}}',
  '{"success":false}',
  '{"success":false,"message":{"toString":1},"errors":[null,7]}',
  '{"__proto__":{"success":true,"data":{}}}',
  '{"success":true,"data":{"__proto__":[]}}',
  `{"success":true,"data":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
  `{"success":true,"data":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`,
  `{"success":true,"data":"${"x".repeat(100_000)}"}`,
  "\u0000\uFFFD",
];

/** The schema of the operation's JSON answer, or of each of its events. */
export function answeredWith(id: OperationId, type = "application/json"): Schema | undefined {
  const { responses } = describedBy(id);
  const success = Object.keys(responses).find((status) => status.startsWith("2"));
  return responses[success ?? ""]?.content?.[type]?.schema;
}

/** `count` bodies made from the schema, each with one to three violations; the same for the same seed. */
export function mutantsOf(schema: Schema, count: number, seed: number): Mutant[] {
  const draw = choices(seededRandom(seed));
  const values = valueMaker(contract.components.schemas, draw, new Map());
  return Array.from({ length: count }, (_, at): Mutant => {
    const plain = bare[at];
    if (plain !== undefined) return { body: plain, how: `bare ${plain.slice(0, 40)}` };
    let value = values.make(schema, "");
    const whats: string[] = [];
    for (let change = draw.below(3); change >= 0; change -= 1) {
      const [other, what] = values.broken(schema, value, "");
      [value, whats[whats.length]] = [other, what];
    }
    const body = JSON.stringify(value) ?? "";
    if (!draw.chance(8)) return { body, how: whats.join(", ") };
    return { body: body.slice(0, draw.below(body.length)), how: "cut" };
  });
}

/** A valid body for the operation, of its first type unless another is named; undefined if it takes none. */
export function bodyOf(id: OperationId, type?: string): unknown {
  const content = describedBy(id).requestBody?.content ?? {};
  const schema = content[type ?? Object.keys(content)[0] ?? ""]?.schema;
  const draw = choices(seededRandom(1));
  return schema && valueMaker(contract.components.schemas, draw, new Map()).make(schema, "");
}

/** The valid answer `text`, broken in `count` ways: HTML, truncated, then with one violation each. */
export function spoilt(schema: Schema, text: string, count: number): string[] {
  const values = valueMaker(contract.components.schemas, choices(seededRandom(text.length)), new Map());
  const wrong = () => JSON.stringify(values.broken(schema, JSON.parse(text), "")[0]) ?? "";
  return [
    "<!doctype html><h1>Bad gateway</h1>",
    text.slice(0, text.length / 2),
    ...Array.from({ length: count - 2 }, wrong),
  ];
}
