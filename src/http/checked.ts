import type * as z from "zod/mini";
import { report } from "#src/lib/report.ts";
import { ApiError } from "./api-error.ts";

type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: z.core.$ZodError };
};

/**
 * The answer, checked against the contract's schema. An answer that does not fit is an `ApiError` of kind `contract`,
 * which lists show in place and screens in their boundary (F17, F18). Unknown members are dropped.
 */
export async function checked<T>(schema: Schema<T>, answer: Promise<unknown>): Promise<T> {
  const body = await answer;
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  report(
    "an answer does not fit the contract",
    result.error.issues.slice(0, 5).map((issue) => issue.path.join(".")),
  );
  throw new ApiError({
    kind: "contract",
    method: "",
    path: "",
    status: 200,
    message: "The server sent something unexpected. Please try again.",
    cause: result.error,
  });
}
