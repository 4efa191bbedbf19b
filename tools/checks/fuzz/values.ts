import type { Context } from "#mocks/backend/context.ts";
import type { State } from "#mocks/backend/state/state.ts";
import { pngOf } from "#mocks/hosts/server/png.fixture.ts";
import type { Schema } from "../contract/document.ts";

/** Random choices that are the same for the same seed. */
export function choices(random: Context["random"]) {
  const below = (count: number) => {
    const [a = 0, b = 0, c = 0] = random(3);
    return Math.floor(((a * 65_536 + b * 256 + c) / 16_777_216) * count);
  };
  return {
    below,
    one: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    chance: (percent: number) => below(100) < percent,
  };
}
export type Choices = ReturnType<typeof choices>;

/** Texts that often cause trouble. */
export const naughty = [
  "",
  " ",
  "\0",
  "\u202Eabc\u200B",
  "\uD800",
  "😀👩‍👩‍👧‍👦".repeat(9),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤a",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "-1",
  "1e999",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00%2e%2e%2f",
  "${7*7}{{7*7}}",
  "javascript:alert(1)",
  "(a+)+$[",
  "\r\nSet-Cookie: a=b",
];
const otherTypes = [null, 7, -1, 0.5, 1e308, "text", true, [], {}, [[null]], { a: { b: [1] } }];

/** Every id in the rows, by name: `threadId`, `alternateId`. */
export function idsIn(state: State): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  const singular = (name: string) => name.toLowerCase().replace(/ies$/, "y").replace(/s$/, "").replace(/id$/, "");
  const walk = (value: unknown, name: string): void => {
    if (typeof value === "string") ids.set(name, [...(ids.get(name) ?? []), value].slice(-60));
    else if (Array.isArray(value)) for (const item of value) walk(item, name);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (key === "id") walk(inner, name);
        else if (/Ids?$/.test(key) || typeof inner === "object") walk(inner, singular(key));
      }
  };
  for (const { table, row } of state.dump()) walk(row, singular(table));
  return ids;
}

/** Makes values that fit a schema, and can break them in one place. */
export function valueMaker(schemas: Readonly<Record<string, Schema>>, draw: Choices, ids: Map<string, string[]>) {
  const { below, one, chance } = draw;
  const resolved = (schema: Schema): Schema => {
    if (schema.$ref) return resolved(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
    if (schema.allOf) {
      const parts = schema.allOf.map(resolved);
      return {
        ...Object.assign({}, ...parts),
        ...schema,
        properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
      };
    }
    const kinds = schema.oneOf ?? schema.anyOf;
    return kinds ? resolved(one(kinds)) : schema;
  };

  function idFor(name: string): string {
    if (chance(10)) return one(["unknown", "constructor", "x".repeat(64)]);
    const stem = name.toLowerCase().replace(/ids?$/, "");
    const close = [...ids.keys()].filter((key) => stem.includes(key) || key.includes(stem));
    const known = ids.get(stem) ?? ids.get(one(close.length > 0 ? close : ["character"])) ?? [];
    return known.length > 0 ? one(known) : "unknown";
  }

  function textFor({ format, pattern, minLength = 0, maxLength = 40 }: Schema, name: string): unknown {
    if (format === "uuid") {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join("");
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5").slice(0, 36);
    }
    if (format === "binary") return new Blob([new Uint8Array(pngOf(below(900)))]);
    if (format === "email") return `someone-${below(50)}@example.com`;
    if (format === "date-time") return new Date(below(2_000_000_000) * 1000).toISOString();
    if (format === "uri") return one(["http://localhost:4173/subscription", "https://elsewhere.example/"]);
    if (pattern?.includes("A-Za-z0-9_-]+$")) return idFor(name);
    if (pattern?.includes("0-9A-Fa-f]{6}")) return "#1b1026";
    if (pattern?.startsWith("^(/|https")) return one(["/media/icons/maren.webp", `/media/uploads/${idFor("upload")}`]);
    return "a lamp, and rain ".repeat(20).slice(0, Math.max(minLength, below(Math.min(maxLength, 300)), 1));
  }

  function make(given: Schema, name: string): unknown {
    const schema = resolved(given);
    const { minItems = 0, maxItems = 3, minimum = 0, maximum = minimum + 20, required = [] } = schema;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return one(schema.enum);
    switch (Array.isArray(schema.type) ? one(schema.type) : schema.type) {
      case "null":
        return null;
      case "boolean":
        return chance(50);
      case "integer":
      case "number":
        return minimum + below(Math.min(maximum - minimum, 100) + 1);
      case "array":
        return Array.from({ length: Math.min(maxItems, minItems + below(3)) }, () => make(schema.items ?? {}, name));
      case "string":
        return textFor(schema, name);
      default:
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([key]) => required.includes(key) || chance(60))
            .map(([key, inner]) => [key, make(inner, key)]),
        );
    }
  }

  /** A length at a limit of the schema, or one beyond it. */
  function edge(schema: Schema): unknown {
    const letter = one(["x", "😀", "\u0301"]);
    const edges: (() => unknown)[] = [];
    const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
    for (const limit of [minLength, maxLength])
      if (limit !== undefined) edges.push(() => letter.repeat(Math.max(0, limit - 1 + below(3))));
    for (const limit of [minItems, maxItems])
      if (limit !== undefined)
        edges.push(() => Array.from({ length: Math.max(0, limit - 1 + below(3)) }, () => make(schema.items ?? {}, "")));
    for (const limit of [minimum, maximum]) if (limit !== undefined) edges.push(() => limit - 1 + below(3));
    return edges.length > 0 ? one(edges)() : one(otherTypes);
  }

  /** The value with one violation, and a description of it. */
  function broken(given: Schema, value: unknown, name: string): [unknown, string] {
    const schema = resolved(given);
    if (Array.isArray(value) && value.length > 0 && chance(60)) {
      const at = below(value.length);
      const [inner, what] = broken(schema.items ?? {}, value[at], name);
      return [value.with(at, inner), `${at}.${what}`];
    }
    if (typeof value === "object" && value !== null && !(value instanceof Blob) && !Array.isArray(value)) {
      const entries = Object.entries(value);
      if (entries.length > 0 && chance(75)) {
        const [key, inner] = one(entries);
        const [other, what] = broken(schema.properties?.[key] ?? {}, inner, key);
        return [{ ...value, [key]: other }, `${key}.${what}`];
      }
      if (entries.length > 0 && chance(50)) {
        const [gone] = one(entries);
        return [Object.fromEntries(entries.filter(([key]) => key !== gone)), `without ${gone}`];
      }
      const extra = one(["extra", "role", "userId", "constructor", "toString", ""]);
      return [{ ...value, [extra]: one(otherTypes) }, `with ${extra || "an empty name"}`];
    }
    const how = one(["type", "edge", "edge", "naughty", "another"] as const);
    const other = { type: () => one(otherTypes), edge: () => edge(schema), naughty: () => one(naughty) };
    return [how === "another" ? make(given, name) : other[how](), how];
  }

  return { make, broken };
}
