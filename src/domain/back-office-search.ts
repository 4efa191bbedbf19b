import * as z from "zod/mini";
import { AdminSort } from "#src/generated/zod/schemas/adminSort.zod.ts";
import { Id } from "#src/generated/zod/schemas/id.zod.ts";
import { lenient } from "./search-params.ts";

const word = lenient(z.string().check(z.minLength(1), z.maxLength(30)));

/**
 * The address of every list of the back office: search text, order, page, and what narrows the list down (`show`, `kind`,
 * `from`, `reason`). `report` is the open one, `row` the marked one, `days` the span of the overview. What is usual is absent.
 */
export const backOfficeSearch = z.object({
  q: lenient(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  sort: lenient(AdminSort),
  page: lenient(z.int().check(z.minimum(2), z.maximum(10_000))),
  show: word,
  kind: word,
  from: word,
  reason: word,
  report: lenient(Id),
  row: lenient(Id),
  days: lenient(z.literal([7, 90, 364])),
});
export type BackOfficeSearch = z.output<typeof backOfficeSearch>;
