import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";
import { operations, type OperationId } from "#src/generated/operations.ts";
import * as provider from "../../../.cache/provider/zod.gen.ts";

/** The parts of a schema that the checks read. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};
export type Parameter = {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
};
type Media = { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> };
export type Answer = { $ref?: string; headers?: Record<string, unknown>; content?: Record<string, Media> };
export type Described = {
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
};
type Contract = {
  paths: Record<string, Record<string, Described> & { parameters?: Parameter[] }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
  };
};

export const contract = parse(readFileSync(".cache/openapi.yaml", "utf8")) as Contract;
const schemas = provider as unknown as Readonly<Record<string, z.ZodType>>;
const nameOf = (ref: string): string => ref.split("/").at(-1) ?? "";

export const describedBy = (id: OperationId): Described =>
  contract.paths[operations[id].path]?.[operations[id].method] ?? { responses: {} };

export function parametersOf(id: OperationId): Parameter[] {
  const all = [...(contract.paths[operations[id].path]?.parameters ?? []), ...(describedBy(id).parameters ?? [])];
  return all.map((one) => (one.$ref ? contract.components.parameters[nameOf(one.$ref)] : one) ?? one);
}

export const schemaOf = (schema: Schema): Schema =>
  schema.$ref ? schemaOf(contract.components.schemas[nameOf(schema.$ref)] ?? {}) : schema;

/** The response of an operation for a status, or its `default`. */
export function answerOf(id: OperationId, status: string | number): Answer | undefined {
  const answer = describedBy(id).responses[status];
  return answer?.$ref ? contract.components.responses[nameOf(answer.$ref)] : answer;
}

/** The second generator's validator for a medium: of a body, or of one event of a stream. */
export function validatorOf({ schema }: Media): z.ZodType {
  const validator = schemas[`z${nameOf(schema.$ref ?? "")}`];
  if (!validator) throw new Error(`${schema.$ref ?? "a schema in place"} has no validator`);
  return validator;
}

export const examplesOf = ({ example, examples }: Media): unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : example === undefined ? [] : [example];
