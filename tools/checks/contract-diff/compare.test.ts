import { expect, it } from "vitest";
import { compareContracts, linesOf, type Node } from "./compare.ts";

const request = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 60 },
    tone: { type: "string", enum: ["warm", "dry"] },
    next: { $ref: "#/components/schemas/Lamp" },
  },
};
const response = () => ({
  type: "object",
  required: ["data"],
  properties: {
    data: { type: "array", maxItems: 10, items: { $ref: "#/components/schemas/Lamp" } },
    note: { type: ["string", "null"], maxLength: 200 },
  },
});
const lamp = {
  type: "object",
  required: ["id", "state"],
  properties: {
    id: { type: "string", pattern: "^l" },
    state: { enum: ["lit", "dark"] },
    owner: { anyOf: [{ $ref: "#/components/schemas/Keeper" }, { type: "null" }] },
    twin: { $ref: "#/components/schemas/Lamp" },
  },
};
const contract = {
  security: [{ bearer: [] }],
  paths: {
    "/lamps": {
      get: {
        operationId: "listLamps",
        security: [{ bearer: [] }, {}],
        parameters: [{ in: "query", name: "page", schema: { type: "integer", maximum: 100 } }],
        responses: { "200": { content: { "application/json": { schema: response() } } } },
      },
      post: {
        operationId: "lightLamp",
        requestBody: { content: { "application/json": { schema: request } } },
        responses: { "200": { content: { "application/json": { schema: response() } } }, "409": {} },
      },
    },
  },
  components: { schemas: { Lamp: lamp, Keeper: { type: "object", properties: { name: { type: "string" } } } } },
};

const edited = (edit: (copy: typeof contract) => void): string[] => {
  const copy = structuredClone(contract);
  edit(copy);
  const changes = compareContracts(contract as Node, copy as Node).map(
    ({ isBreaking, where, what }) => `${isBreaking ? "breaking" : "other"}: ${where}: ${what}`,
  );
  return [...new Set(changes)];
};
const get = (copy: typeof contract) => copy.paths["/lamps"].get;
const post = (copy: typeof contract) => copy.paths["/lamps"].post;
const sent = (copy: typeof contract) => post(copy).requestBody.content["application/json"].schema;
const got = (copy: typeof contract) => get(copy).responses["200"].content["application/json"].schema;
const loosely = (value: object) => value as Record<string, unknown>;

it("reports no change if only descriptions differ", () => {
  expect(edited((copy) => Object.assign(get(copy), { summary: "Lists lamps", description: "…" }))).toEqual([]);
});

const table: [name: string, edit: (copy: typeof contract) => void, changes: string[]][] = [
  ["an operation gone", (c) => delete loosely(c.paths["/lamps"])["post"], ["breaking: POST /lamps: is gone"]],
  ["an operation new", (c) => Object.assign(c.paths["/lamps"], { put: get(c) }), ["other: PUT /lamps: is new"]],
  ["a token asked for", (c) => delete loosely(get(c))["security"], ["breaking: GET /lamps: asks for a token now"]],
  ["a parameter gone", (c) => (get(c).parameters = []), ["breaking: GET /lamps: parameter query page is gone"]],
  [
    "a parameter that must be sent",
    (c) => Object.assign(get(c).parameters[0] ?? {}, { required: true }),
    ["breaking: GET /lamps: parameter query page is required now"],
  ],
  [
    "a limit of a parameter raised",
    (c) => Object.assign(get(c).parameters[0]?.schema ?? {}, { maximum: 200 }),
    ["other: GET /lamps query page: maximum was 100, is 200"],
  ],
  [
    "a body needed",
    (c) => Object.assign(post(c).requestBody, { required: true }),
    ["breaking: POST /lamps: needs a body now"],
  ],
  [
    "a member sent that must be",
    (c) => sent(c).required.push("tone"),
    ["breaking: POST /lamps body: member tone is required now"],
  ],
  [
    "a member sent that is not known any more",
    (c) => delete loosely(sent(c).properties)["tone"],
    ["breaking: POST /lamps body: member tone is gone"],
  ],
  [
    "a limit of what is sent lowered",
    (c) => (sent(c).properties.name.maxLength = 40),
    ["breaking: POST /lamps body.name: maxLength was 60, is 40"],
  ],
  [
    "a value that may be sent",
    (c) => sent(c).properties.tone.enum.push("low"),
    ["other: POST /lamps body.tone: value low is new"],
  ],
  [
    "a value no longer taken",
    (c) => sent(c).properties.tone.enum.pop(),
    ["breaking: POST /lamps body.tone: value dry is gone"],
  ],
  [
    "an optional answer gone",
    (c) => delete loosely(post(c).responses)["409"],
    ["other: POST /lamps: answer 409 is gone"],
  ],
  [
    "an answer's kind gone",
    (c) => Object.assign(get(c).responses["200"], { content: {} }),
    ["breaking: GET /lamps 200: application/json is gone"],
  ],
  [
    "more in an answer",
    (c) => (got(c).properties.data.maxItems = 20),
    ["breaking: GET /lamps 200.data: maxItems was 10, is 20"],
  ],
  ["a promise taken back", (c) => (got(c).required = []), ["breaking: GET /lamps 200: member data is optional now"]],
  [
    "a member of an answer gone",
    (c) => delete loosely(got(c).properties)["note"],
    ["other: GET /lamps 200: member note is gone"],
  ],
  [
    "a type that an answer has too",
    (c) => got(c).properties.note.type.push("integer"),
    ["breaking: GET /lamps 200.note: type integer is new"],
  ],
];
it.each(table)("reports %s", (_name, edit, changes) => expect(edited(edit)).toEqual(changes));

it("follows references, even circular ones, in both directions", () => {
  expect(edited((copy) => copy.components.schemas.Lamp.properties.state.enum.push("broken"))).toEqual([
    "breaking: GET /lamps 200.data[].state: value broken is new",
    "other: POST /lamps body.next.state: value broken is new",
    "breaking: POST /lamps 200.data[].state: value broken is new",
  ]);
  expect(edited((copy) => copy.components.schemas.Lamp.properties.owner.anyOf.pop())).toEqual([
    'other: GET /lamps 200.data[].owner: choice "null" is gone',
    'breaking: POST /lamps body.next.owner: choice "null" is gone',
    'other: POST /lamps 200.data[].owner: choice "null" is gone',
  ]);
});

it("lists a change of a shared schema once, and operations of one path each", () => {
  const change = (where: string, what: string) => ({ isBreaking: false, where, what });
  expect(
    linesOf([
      change("GET /lamps 200.data[].state", "value broken is new"),
      change("POST /lamps 200.data[].state", "value broken is new"),
      change("PUT /lamps", "is new"),
      change("DELETE /lamps", "is new"),
    ]),
  ).toEqual([
    "  GET /lamps 200.data[].state: value broken is new (and in 1 more)",
    "  PUT /lamps: is new",
    "  DELETE /lamps: is new",
  ]);
});
