/** What staff work with: reports, and the record of what they did. */
import type { AdminActionKind } from "#src/generated/api/model/adminActionKind.ts";
import type { ReportAction } from "#src/generated/api/model/reportAction.ts";
import type { ReportReason } from "#src/generated/api/model/reportReason.ts";

/**
 * A report of a character's variant, of a creator or of a message: at most one open one of each for a user (GAP-68).
 * `userId` is empty when the server flagged it (GAP-105).
 */
export type ReportRow = {
  id: string;
  /** What people call it by; absent in reports kept before there were numbers. */
  number?: number;
  userId: string;
  characterId: string | null;
  variantId: string | null;
  /** The creator, where nothing they wrote is meant; absent in reports kept before there were such. */
  creatorId?: string;
  /** A message, with what it said then. */
  message?: { id: string; threadId: string; text: string };
  reason?: ReportReason;
  note?: string;
  status: "open" | "resolved";
  createdAt: string;
  decision?: ReportDecision;
};

/** Reports that were decided together share it; `hasUnpublished` is whether it took the character away. */
export type ReportDecision = {
  action: ReportAction;
  byId: string;
  at: string;
  reason: string | null;
  hasUnpublished: boolean;
};

/** What somebody of the staff did; never changed, never removed. */
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
