import type { ReportReason } from "#src/generated/api/model/reportReason.ts";

/** What can be wrong with something, for who reports it and for who decides. */
export const reportReasons: Readonly<Record<ReportReason, string>> = {
  scam: "Scam or spam",
  contact: "Contact details",
  copied: "Copied work",
  untagged: "Missing content tag",
  rude: "Rude to others",
  forbidden: "Forbidden content",
  other: "Something else",
};
