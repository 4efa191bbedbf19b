import { useQueryClient } from "@tanstack/react-query";
import { lorebookQuery } from "#src/data/lorebook/lorebook.ts";
import { Button } from "#src/ui/button/button.tsx";
import { loreTexts } from "./lorebooks-texts.ts";

/** Reads the lorebook as it now is, and drops what was written here. */
export function TakeTheirs({ bookId, onTaken }: { bookId: string; onTaken: () => void }) {
  const client = useQueryClient();
  const take = () => client.refetchQueries({ queryKey: lorebookQuery(bookId).queryKey }).then(onTaken);
  return (
    <Button size="sm" onClick={() => void take()}>
      {loreTexts.takeTheirs}
    </Button>
  );
}
