/** Rows of the back office: reports, and the log of staff actions. */
import type { AdminActionKind } from "#src/generated/api/model/adminActionKind.ts";
import type { ReportAction } from "#src/generated/api/model/reportAction.ts";
import type { ReportReason } from "#src/generated/api/model/reportReason.ts";

/**
 * A report of a character's variant, of a creator or of a message. A user can have one open report of each (GAP-68).
 * `userId` is empty if the server flagged it (GAP-105).
 */
export type ReportRow = {
  id: string;
  /** The number that staff know it by; absent in older reports. */
  number?: number;
  userId: string;
  characterId: string | null;
  variantId: string | null;
  /** Set if the report is about the creator, not a character or message; absent in older reports. */
  creatorId?: string;
  /** The reported message, with its text at the time. */
  message?: { id: string; threadId: string; text: string };
  reason?: ReportReason;
  note?: string;
  status: "open" | "resolved";
  createdAt: string;
  decision?: ReportDecision;
};

/** Shared by reports that were decided together; `hasUnpublished` is whether it made the character private. */
export type ReportDecision = {
  action: ReportAction;
  byId: string;
  at: string;
  reason: string | null;
  hasUnpublished: boolean;
};

/** An action of a staff member; never changed or removed. */
export type AdminActionRow = {
  id: string;
  kind: AdminActionKind;
  actorId: string;
  targetId: string;
  targetName: string;
  reason: string | null;
  reportNumber: number | null;
  createdAt: string;
};
