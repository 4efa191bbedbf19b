import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";

/** What the group's menus lead to. */
export type GroupActions = {
  /** The number of messages; null while it is not known. */
  readonly messageCount: number | null;
  /** Null where somebody else owns the group. */
  readonly onEdit: (() => void) | null;
  /** Null where somebody else owns the group. */
  readonly onDelete: (() => void) | null;
  readonly onOpenModels: () => void;
  readonly onScenes: () => void;
  readonly onLorebooks: () => void;
  readonly onNewScene: () => void;
  /** Starts a chat of the group from a transcript. */
  readonly onImport: () => void;
  readonly onExport: ((format: ExportFormat) => void) | null;
  readonly onMemory: () => void;
  readonly onSearch: (() => void) | null;
  readonly onTree: (() => void) | null;
  readonly onOpenThemes: () => void;
};
