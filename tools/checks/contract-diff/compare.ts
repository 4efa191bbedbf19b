/** A part of an OpenAPI document, as parsed. */
export type Node = { readonly [key: string]: unknown };
/** One difference between two versions of the contract; `where` names the operation and the part. */
export type Change = { readonly isBreaking: boolean; readonly where: string; readonly what: string };
/** A request may only require less than before; a response may only promise more. */
type Direction = "request" | "response";

const methods = ["get", "put", "post", "delete", "patch", "head", "options"];
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const show = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
const union = (a: Iterable<string>, b: Iterable<string>) => [...new Set([...a, ...b])];

/** Limits above which, or below which, a value is refused. */
const upper = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"];
const lower = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];

/**
 * The changes from one bundled contract to another: operations, parameters, bodies and answers, with the types, members,
 * enums and limits of their schemas. A change is breaking if a client of the old contract sends what is now refused, or gets
 * what it does not know; clients validate every answer, so a wider answer is breaking, too. Descriptions and examples are not
 * compared.
 */
export function compareContracts(before: Node, after: Node): Change[] {
  const changes: Change[] = [];
  const note = (isBreaking: boolean, where: string, what: string) => void changes.push({ isBreaking, where, what });
  const resolve = (document: Node, value: unknown): Node => {
    let node = nodeOf(value);
    while (typeof node["$ref"] === "string") {
      const parts = node["$ref"].slice(2).split("/");
      node = nodeOf(parts.reduce<unknown>((inner, part) => nodeOf(inner)[part], document));
    }
    return node;
  };
  const old = (value: unknown) => resolve(before, value);
  const now = (value: unknown) => resolve(after, value);

  /** Notes the difference of two sets: in a request a removal is breaking, in a response an addition. */
  function compareSets(
    direction: Direction,
    where: string,
    name: string,
    was: readonly string[],
    is: readonly string[],
  ) {
    for (const value of was.filter((one) => !is.includes(one)))
      note(direction === "request", where, `${name} ${value} is gone`);
    for (const value of is.filter((one) => !was.includes(one)))
      note(direction === "response", where, `${name} ${value} is new`);
  }

  function compareLimits(direction: Direction, where: string, was: Node, is: Node) {
    for (const name of [...upper, ...lower]) {
      const [a, b] = [was[name], is[name]];
      if (a === b) continue;
      const none = upper.includes(name) ? Infinity : -Infinity;
      const [from, to] = [typeof a === "number" ? a : none, typeof b === "number" ? b : none];
      const isNarrower = upper.includes(name) ? to < from : to > from;
      note(isNarrower === (direction === "request"), where, `${name} was ${show(a)}, is ${show(b)}`);
    }
    for (const name of ["pattern", "format", "const", "multipleOf", "uniqueItems"])
      if (JSON.stringify(was[name]) !== JSON.stringify(is[name]))
        note(true, where, `${name} was ${show(was[name])}, is ${show(is[name])}`);
  }

  function compareMembers(direction: Direction, where: string, was: Node, is: Node, seen: ReadonlySet<string>) {
    const [a, b] = [nodeOf(was["properties"]), nodeOf(is["properties"])];
    const [mustBefore, mustNow] = [listOf(was["required"]), listOf(is["required"])];
    for (const name of union(Object.keys(a), Object.keys(b))) {
      const [wasNeeded, isNeeded] = [mustBefore.includes(name), mustNow.includes(name)];
      if (!(name in b)) {
        const isRefused = direction === "request" && is["additionalProperties"] === false;
        note(isRefused || (direction === "response" && wasNeeded), where, `member ${name} is gone`);
      } else if (!(name in a))
        note(direction === "request" && isNeeded, where, `${isNeeded ? "required " : ""}member ${name} is new`);
      else {
        if (wasNeeded !== isNeeded)
          note(
            isNeeded === (direction === "request"),
            where,
            `member ${name} is ${isNeeded ? "required" : "optional"} now`,
          );
        compareSchemas(direction, `${where}.${name}`, a[name], b[name], seen);
      }
    }
    if (was["additionalProperties"] !== false && is["additionalProperties"] === false)
      note(direction === "request", where, "unknown members are refused now");
  }

  /** The alternatives of an `anyOf` or `oneOf` by the name of their schema, or else by their JSON. */
  const choicesOf = (document: Node, node: Node) =>
    new Map(
      [...listOf(node["anyOf"]), ...listOf(node["oneOf"])].map((choice) => {
        const reference = nodeOf(choice)["$ref"];
        const { type, const: only } = resolve(document, choice);
        return [typeof reference === "string" ? (reference.split("/").at(-1) ?? "") : show(only ?? type), choice];
      }),
    );

  function compareSchemas(direction: Direction, where: string, a: unknown, b: unknown, seen: ReadonlySet<string>) {
    const pair = `${show(nodeOf(a)["$ref"])} ${show(nodeOf(b)["$ref"])}`;
    if (isNode(a) && "$ref" in a && seen.has(pair)) return;
    const inner = new Set(seen).add(pair);
    const [was, is] = [old(a), now(b)];
    const typesOf = (node: Node) => [node["type"] ?? []].flat().map(String);
    compareSets(direction, where, "type", typesOf(was), typesOf(is));
    if ("enum" in was || "enum" in is) {
      if (!("enum" in was)) note(direction === "request", where, "only some values are allowed now");
      else if (!("enum" in is)) note(direction === "response", where, "any value is allowed now");
      else compareSets(direction, where, "value", listOf(was["enum"]).map(String), listOf(is["enum"]).map(String));
    }
    compareLimits(direction, where, was, is);
    const [choices, choicesNow] = [choicesOf(before, was), choicesOf(after, is)];
    compareSets(direction, where, "choice", [...choices.keys()], [...choicesNow.keys()]);
    for (const [name, choice] of choices)
      if (choicesNow.has(name)) compareSchemas(direction, where, choice, choicesNow.get(name), inner);
    listOf(was["allOf"]).forEach((part, index) =>
      compareSchemas(direction, where, part, listOf(is["allOf"])[index], inner),
    );
    if ("items" in was || "items" in is) compareSchemas(direction, `${where}[]`, was["items"], is["items"], inner);
    compareMembers(direction, where, was, is, inner);
  }

  function compareContents(direction: Direction, where: string, was: Node, is: Node) {
    const [a, b] = [nodeOf(was["content"]), nodeOf(is["content"])];
    for (const type of Object.keys(a))
      if (!(type in b)) note(true, where, `${type} is gone`);
      else compareSchemas(direction, where, nodeOf(a[type])["schema"], nodeOf(b[type])["schema"], new Set());
    for (const type of Object.keys(b)) if (!(type in a)) note(false, where, `${type} is new`);
  }

  function compareParameters(where: string, a: readonly unknown[], b: readonly unknown[]) {
    const keyed = (nodes: readonly Node[]) =>
      new Map(nodes.map((node) => [`${String(node["in"])} ${String(node["name"])}`, node]));
    const [was, is] = [keyed(a.map(old)), keyed(b.map(now))];
    for (const name of union(was.keys(), is.keys())) {
      const [one, other] = [was.get(name), is.get(name)];
      if (!other) note(true, where, `parameter ${name} is gone`);
      else if (!one) note(other["required"] === true, where, `parameter ${name} is new`);
      else {
        if (one["required"] !== true && other["required"] === true)
          note(true, where, `parameter ${name} is required now`);
        compareSchemas("request", `${where} ${name}`, one["schema"], other["schema"], new Set());
      }
    }
  }

  function compareOperations(where: string, was: Node, is: Node) {
    if (was["operationId"] !== is["operationId"])
      note(true, where, `its id was ${show(was["operationId"])}, is ${show(is["operationId"])}`);
    const isOpen = (document: Node, node: Node) => {
      const ways = listOf(node["security"] ?? document["security"]);
      return ways.length === 0 || ways.some((way) => Object.keys(nodeOf(way)).length === 0);
    };
    if (isOpen(before, was) && !isOpen(after, is)) note(true, where, "asks for a token now");
    if (!isOpen(before, was) && isOpen(after, is)) note(false, where, "is open to visitors now");
    compareParameters(where, listOf(was["parameters"]), listOf(is["parameters"]));
    const [body, bodyNow] = [old(was["requestBody"]), now(is["requestBody"])];
    if (body["required"] !== true && bodyNow["required"] === true) note(true, where, "needs a body now");
    if ("requestBody" in was && !("requestBody" in is)) note(true, where, "takes no body now");
    else compareContents("request", `${where} body`, body, bodyNow);
    const [answers, answersNow] = [nodeOf(was["responses"]), nodeOf(is["responses"])];
    for (const status of union(Object.keys(answers), Object.keys(answersNow))) {
      const isSuccess = status.startsWith("2");
      if (!(status in answersNow)) note(isSuccess, where, `answer ${status} is gone`);
      else if (!(status in answers)) note(isSuccess, where, `answer ${status} is new`);
      else compareContents("response", `${where} ${status}`, old(answers[status]), now(answersNow[status]));
    }
  }

  const [paths, pathsNow] = [nodeOf(before["paths"]), nodeOf(after["paths"])];
  for (const path of union(Object.keys(paths), Object.keys(pathsNow))) {
    const [was, is] = [old(paths[path]), now(pathsNow[path])];
    for (const method of methods) {
      const where = `${method.toUpperCase()} ${path}`;
      if (!(method in was) && !(method in is)) continue;
      if (!(method in is)) note(true, where, "is gone");
      else if (!(method in was)) note(false, where, "is new");
      else compareOperations(where, nodeOf(was[method]), nodeOf(is[method]));
    }
  }
  return changes;
}

/** The changes as lines. A change of a schema that many operations share is listed once, one of an operation by itself. */
export function linesOf(changes: readonly Change[]): string[] {
  const partOf = (where: string) => (/^\S+ \S+$/.test(where) ? where : /[^ .]*$/.exec(where)?.[0]);
  const alike = Map.groupBy(changes, ({ where, what }) => `${partOf(where)}: ${what}`);
  return [...alike.values()].map((group) => {
    const places = [...new Set(group.map(({ where }) => where))];
    const more = places.length > 1 ? ` (and in ${places.length - 1} more)` : "";
    return `  ${places[0]}: ${group[0]?.what}${more}`;
  });
}
