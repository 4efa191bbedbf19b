import * as z from "zod/mini";

/** A text field whose surrounding spaces do not count: trimmed first, then held against the contract's schema. */
export function trimmed<Schema extends z.ZodMiniType<string, string>>(schema: Schema) {
  return z.pipe(z.string().check(z.trim()), schema);
}
