const kind = "application/x-sotto-character";

/** The id of a character that is dragged from the open bucket, as the browser carries it. */
export const carriedCharacter = {
  isIn: ({ types }: DataTransfer): boolean => types.includes(kind),
  write(transfer: DataTransfer, characterId: string): void {
    transfer.setData(kind, characterId);
    transfer.effectAllowed = "copyMove";
  },
  /** Null for anything else that is dropped. */
  read: (transfer: DataTransfer): string | null => transfer.getData(kind) || null,
};
