import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { lorebookQuery } from "#src/data/lorebook/lorebook.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { BookMenu, DeleteQuestion } from "#src/features/lorebooks/book-menu.tsx";
import { LorebookEditor } from "#src/features/lorebooks/lorebook-editor.tsx";
import { loreTexts } from "#src/features/lorebooks/lorebooks-texts.ts";
import { useBookActions } from "#src/features/lorebooks/use-book-actions.ts";
import type { LorebookDetails } from "#src/generated/api/model/lorebookDetails.ts";
import { isApiError } from "#src/http/api-error.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { joinQueries } from "#src/ui/feedback/view-query.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";

const loading = css({ p: { base: "4", md: "6" }, display: "grid", gap: "4" });
const tools = css({ row: "2" });

export interface LorebookScreenProps {
  /** Null writes a new one. */
  lorebookId: string | null;
  /** Shown for an unknown id, or another's private one. */
  NotFoundPage: ComponentType;
}

/** `/lorebooks/{id}`: the editor of one's own, the same page to read for others' (GAP-97). */
export function LorebookScreen({ lorebookId, NotFoundPage }: LorebookScreenProps) {
  const navigate = useNavigate();
  const found = useQuery({ ...lorebookQuery(lorebookId ?? ""), enabled: lorebookId !== null });
  const user = useQuery(userInfoQuery());
  const actions = useBookActions();
  const openAt = useLocation({ select: ({ state }) => state.entryAt });
  const open = (id: string, entryAt?: number) =>
    void navigate({
      to: "/lorebooks/$lorebookId",
      params: { lorebookId: id },
      state: { entryAt },
      replace: lorebookId === null,
      ignoreBlocker: true,
    });
  const [isCopying, setIsCopying] = useState(false);
  const copy = useSingleFlight(async (book: LorebookDetails) => {
    setIsCopying(true);
    const id = await actions.copy(book);
    setIsCopying(false);
    if (id !== null) open(id);
  });
  if (isApiError(found.error) && found.error.status === 404) return <NotFoundPage />;

  const editor = (book: LorebookDetails | null, userId: string) => {
    const isReadOnly = book !== null && (!book.isOwned || book.fromCharacter !== null);
    return (
      <LorebookEditor
        key={book?.id ?? "new"}
        userId={userId}
        book={book}
        isReadOnly={isReadOnly}
        openAt={openAt}
        onCreated={open}
        menu={
          book && (
            <div className={tools}>
              {isReadOnly && (
                <Button variant="primary" isBusy={isCopying} onClick={() => void copy(book)}>
                  {loreTexts.makeOwn}
                </Button>
              )}
              <BookMenu book={book} actions={actions} canDelete={!isReadOnly} onCopied={open} />
            </div>
          )
        }
      />
    );
  };
  const skeleton = (
    <div className={loading}>
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="block" className={css({ height: "420px" })} />
    </div>
  );
  return (
    <>
      <PageTitle>{found.data?.name ?? loreTexts.newTitle}</PageTitle>
      {lorebookId === null ? (
        <AsyncView query={user} skeleton={skeleton} failed={loreTexts.loadFailed}>
          {({ id, userId }) => editor(null, id || userId)}
        </AsyncView>
      ) : (
        <AsyncView query={joinQueries({ found, user })} skeleton={skeleton} failed={loreTexts.loadFailed}>
          {(loaded) => editor(loaded.found, loaded.user.id || loaded.user.userId)}
        </AsyncView>
      )}
      <DeleteQuestion actions={actions} onDeleted={() => void navigate({ to: "/lorebooks", ignoreBlocker: true })} />
    </>
  );
}
