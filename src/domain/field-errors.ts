import { texts } from "./texts.ts";

/** The parts of a zod issue that determine the error text. */
type Issue = {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
};

/** The error text of a field. Generated schemas carry limits but no texts, so all schemas get their texts here. */
export function fieldErrorText(issue: Issue): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === "";
  if (issue.code === "invalid_type" || isEmpty) return texts.fields.required;
  if (issue.code === "too_small" && typeof issue.input === "string")
    return texts.fields.tooShort(Number(issue.minimum));
  if (issue.code === "too_big" && typeof issue.input === "string") return texts.fields.tooLong(Number(issue.maximum));
  if (issue.code === "invalid_format" && issue.format === "email") return texts.fields.email;
  if (issue.code === "invalid_format" && typeof issue.input === "string" && issue.input.trim() === "")
    return texts.fields.required;
  return texts.fields.invalid;
}
