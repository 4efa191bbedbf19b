import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import BookOpenIcon from "lucide-react/icons/book-open";
import PlusIcon from "lucide-react/icons/plus";
import XIcon from "lucide-react/icons/x";
import { openDialog } from "#src/client-state/dialogs.ts";
import { failureText } from "#src/data/failure-text.ts";
import { useChatLorebooks } from "#src/data/memory/chat-lorebooks.ts";
import { memoryQuery } from "#src/data/memory/queries.ts";
import { texts } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { memoryHead, memoryHeading, memoryHint } from "./memory-looks.ts";
import { memoryTexts } from "./memory-texts.ts";

const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", listStyle: "none", m: "0", p: "0" });
const row = css({ row: "2", minWidth: "0", "--icon-size": "16px" });
const icon = css({ display: "flex", color: "fg.muted" });
const name = css({ minWidth: "0", fontSize: "15px", "& > *": { display: "block", truncate: true } });
const count = css({ flex: "1", color: "fg.muted", fontSize: "13px", whiteSpace: "nowrap" });

const idsOf = (books: readonly Lorebook[]) => books.map(({ id }) => id);

/** The lorebooks that are attached to this chat alone, with the way to more of them. */
export function MemoryLorebooks({ threadId, lorebooks }: { threadId: string; lorebooks: readonly Lorebook[] }) {
  const { mutateAsync: change, isPending } = useChatLorebooks(threadId);
  const client = useQueryClient();
  const offerUndo = useUndo();
  const put = (books: readonly Lorebook[]) =>
    change(idsOf(books)).then(
      () => true,
      (error: unknown) => {
        toaster.error(failureText(texts.memory.failed, error));
        return false;
      },
    );
  const detach = (book: Lorebook, button: Element) => {
    // The button goes; the focus stays in this part.
    button.closest("section")?.querySelector("button")?.focus({ preventScroll: true });
    const place = lorebooks.indexOf(book);
    const takeBack = () => {
      const now = (client.getQueryData(memoryQuery(threadId).queryKey)?.data.lorebooks ?? []).filter(
        ({ id }) => id !== book.id,
      );
      return put(now.toSpliced(place, 0, book));
    };
    const done = put(lorebooks.toSpliced(place, 1));
    offerUndo(done.then((isDone) => (isDone ? { text: memoryTexts.detached(book.name), takeBack } : null)));
  };
  return (
    <section>
      <div className={memoryHead}>
        <h3 className={memoryHeading}>{memoryTexts.lorebooks}</h3>
        <Button size="sm" variant="ghost" onClick={() => openDialog("chatLorebooks", { threadId })}>
          <PlusIcon />
          {memoryTexts.attach}
        </Button>
      </div>
      {lorebooks.length === 0 ? (
        <p className={memoryHint}>{memoryTexts.noLorebooks}</p>
      ) : (
        <ul className={list} aria-label={memoryTexts.lorebooks}>
          {lorebooks.map((book) => (
            <li key={book.id} className={row}>
              <span className={icon}>
                <BookOpenIcon />
              </span>
              <bdi className={name}>
                <TextLink asChild>
                  <Link to="/lorebooks/$lorebookId" params={{ lorebookId: book.id }}>
                    {book.name}
                  </Link>
                </TextLink>
              </bdi>
              <span className={count}>{texts.lorebook.entries(book.entryCount)}</span>
              <IconButton
                label={memoryTexts.detach(book.name)}
                disabled={isPending}
                onClick={(event) => detach(book, event.currentTarget)}
              >
                <XIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
