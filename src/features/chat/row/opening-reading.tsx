import type { ChatRow } from "#src/domain/chat/chat-row.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { useReadAloud } from "./use-read-aloud.tsx";

/** Reads an opening aloud: while no chat has begun, it has no menu for that. */
export function OpeningReading({ row }: { row: ChatRow }) {
  const reading = useReadAloud(row);
  return (
    reading !== null && (
      <IconButton label={reading.label} size="xs" onClick={reading.run}>
        {reading.icon}
      </IconButton>
    )
  );
}
