import { readFileSync } from "node:fs";
import type { z } from "zod";
import { matchOperation } from "#mocks/http/match.ts";
import { ruleOf } from "#mocks/http/rules.ts";
import * as provider from "../../../.cache/provider/zod.gen.ts";
import type { ReplyEvent } from "../../../.cache/provider/types.gen.ts";
import { eventsOf } from "../contract/answers.ts";
import { describedBy } from "../contract/document.ts";
import type { Asked } from "./requests.ts";

/** The schemas of the second generator, by name. */
const schemas = provider as unknown as Readonly<Record<string, z.ZodType>>;
/** The schema of each operation's answer, as the second generator's SDK validates it. */
const validators = new Map(
  readFileSync(".cache/provider/sdk.gen.ts", "utf8")
    .split("\nexport const ")
    .map((text) => [/^\w+/.exec(text)?.[0], /await (\w+)\.parseAsync/.exec(text)?.[1]] as const),
);
/** The second generator's schema of an operation's JSON answer, where it has one. */
export const answerSchema = (id: string): z.ZodType | undefined => schemas[validators.get(id) ?? ""];
/** The second generator's schema of a component of the contract. */
export const componentSchema = (name: string): z.ZodType | undefined => schemas[`z${name}`];

/** What may come from any operation, through `default` (openapi/README.md). */
const anywhere = ["413", "415", "429", "503", "507"];

/** What is wrong with an answer, or null: 500, an undocumented status or type, a body off its schema. */
export async function problemOf({ method, path }: Asked, answer: Response): Promise<string | null> {
  const { status } = answer;
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const match = matchOperation(method, new URL(path, "http://localhost").pathname);
  const known = match && "id" in match ? match : null;
  const { responses } = known ? describedBy(known.id) : { responses: {} };
  const others = known ? (ruleOf(known.id) ? anywhere : [...anywhere, "501"]) : match ? ["405"] : ["404", "405", "400"];
  if (!Object.keys(responses).includes(String(status)) && !others.includes(String(status))) {
    return `status ${status} is not documented: ${(await answer.text()).slice(0, 200)}`;
  }
  try {
    const content = responses[status]?.content;
    if (type === "text/event-stream") {
      const name = content?.[type]?.schema.$ref?.split("/").at(-1);
      const parse = (data: unknown) => componentSchema(name ?? "")!.parse(data) as ReplyEvent;
      await eventsOf(answer, undefined, name === "ReplyEvent" ? undefined : parse);
    } else {
      const text = await answer.text();
      if (status < 300 && content && !content[type]) return `type ${type} is not documented`;
      if (method === "HEAD") return null;
      if (status === 204) return text === "" ? null : "a body where there is none";
      if (status >= 400) provider.zErrorBody.parse(JSON.parse(text));
      else if (type === "application/json") answerSchema(known?.id ?? "")!.parse(JSON.parse(text));
    }
    return null;
  } catch (failure) {
    return `${status} off its schema: ${(failure as Error).message.slice(0, 400)}`;
  }
}
