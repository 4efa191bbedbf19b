import { operations, type OperationId } from "#src/generated/operations.ts";
import { contract, describedBy, parametersOf } from "../contract/document.ts";
import { naughty, valueMaker, type Choices } from "./values.ts";

type Body = string | Uint8Array<ArrayBuffer> | FormData;
export type Asked = {
  id: OperationId;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Body;
  how: string;
};

export type Callers = { readonly owner: string; readonly stranger: string };

function formOf(value: object): FormData {
  const form = new FormData();
  for (const [name, member] of Object.entries(value))
    form.append(name, member instanceof Blob ? member : typeof member === "string" ? member : JSON.stringify(member));
  return form;
}

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** A request of an operation: valid, or with one thing wrong. */
export function makeRequest(id: OperationId, draw: Choices, ids: Map<string, string[]>, callers: Callers): Asked {
  const { one, chance, below } = draw;
  const operation = operations[id];
  const values = valueMaker(contract.components.schemas, draw, ids);
  const how: string[] = [];
  const wrong = one(["nothing", "nothing", "body", "body", "body", "raw", "type", "method", "path", "query", "header"]);

  let path: string = operation.path;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  for (const { name, in: place, schema, required } of parametersOf(id)) {
    if (!required && !chance(60)) continue;
    const value = values.make(schema, name);
    const isWrong = (wrong === "path" || wrong === "query") && wrong === place && chance(60);
    const [other, what] = isWrong ? values.broken(schema, value, name) : [value, ""];
    if (isWrong) how.push(`${name} ${what}`);
    if (place === "path") path = path.replace(`{${name}}`, encoded(other) || "%20");
    else if (place === "query") query.push(`${encoded(name)}=${encoded(other)}`);
    else headers[name] = String(value);
  }
  if (wrong === "query" && how.length === 0) {
    query.push(one([query[0] ?? "a=1", "__proto__=1", "%ZZ", "page=1&page=2", "=", "x".repeat(3000)]));
    how.push(query.at(-1)!.slice(0, 20));
  }
  if (wrong === "path" && how.length === 0) {
    path += one(["/", "/x", "%00", "%E0%A4%A", "/../..", ";a=b"]);
    how.push("path");
  }

  const as = chance(80) ? callers.owner : one([callers.stranger, "sst_dead", ""]);
  // These end a session, so they use that of the stranger, which nothing else needs.
  const token = id === "deleteUser" || id === "signOut" ? callers.stranger : as;
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (wrong === "header") {
    const [name, value] = one([
      ["authorization", one(["Bearer", "Basic eDp5", "Bearer  a b", `Bearer ${"x".repeat(5000)}`])],
      ["idempotency-key", one(["x", "00000000-0000-4000-8000-000000000000", ""])],
      ["last-event-id", one(["x:0", "a:999999999999", "nonsense", "-1"])],
      ["accept", one(["text/html", "application/xml"])],
    ] as const);
    headers[name] = value;
    how.push(`${name}: ${value.slice(0, 20)}`);
  }

  const [type, media] = Object.entries(describedBy(id).requestBody?.content ?? {})[0] ?? [];
  let body: Body | undefined;
  if (type && media) {
    const value = values.make(media.schema, "");
    const [other, what] = wrong === "body" ? values.broken(media.schema, value, "") : [value, ""];
    if (what) how.push(`body ${what}`);
    if (type === "multipart/form-data") body = formOf(Object(other) as object);
    else {
      body = JSON.stringify(other);
      headers["content-type"] = type;
    }
  }
  if (wrong === "type") {
    headers["content-type"] = one([
      "text/plain",
      "multipart/form-data",
      "application/json; charset=x",
      "*/*",
      "application/xml",
    ]);
    how.push(headers["content-type"]);
  }
  if (wrong === "raw" && operation.method !== "get") {
    const huge = below(20) === 0 ? operation.maxBodyBytes + 1 : 60_000;
    body = one<() => Body>([
      () => "",
      () => one(["{", "null", "[]", "7", '""', '{"a":', "\uFEFF{}", '{"a":1,"a":2}', '{"__proto__":{"role":"admin"}}']),
      () => JSON.stringify(one(naughty)),
      () => new Uint8Array([0x7b, 0xff, 0xfe, 0x00]),
      () => "[".repeat(huge),
      () => `{"a":"${"x".repeat(huge)}"}`,
    ])();
    how.push(`raw ${typeof body === "string" ? body.slice(0, 20) : "bytes"}`);
  }
  let method = operation.method.toUpperCase();
  if (wrong === "method") {
    method = one(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]);
    how.push(`method ${method}`);
  }
  if (method === "GET" || method === "HEAD") body = undefined;
  const address = path + (query.length > 0 ? `?${query.join("&")}` : "");
  return {
    id,
    method,
    path: address,
    headers,
    ...(body !== undefined && { body }),
    how: how.join(", ") || "nothing wrong",
  };
}
