import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import HistoryIcon from "lucide-react/icons/history";
import { type ComponentType, lazy, useState } from "react";
import { categoriesQuery } from "#src/data/category/queries.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { texts } from "#src/domain/texts.ts";
import type { SavedCharacter } from "#src/features/character-editor/character-form.ts";
import { CharacterEditor } from "#src/features/character-editor/character-editor.tsx";
import { DeleteCharacter } from "#src/features/character-editor/delete-character.tsx";
import { editorTexts as words } from "#src/features/character-editor/editor-texts.ts";
import { isApiError } from "#src/http/api-error.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { pageStart } from "#src/ui/dialog/page-start.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { joinQueries, type ViewQuery } from "#src/ui/feedback/view-query.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";

const Picker = lazy(async () => ({
  default: (await import("#src/features/group-chat/lorebook-picker-dialog.tsx")).LorebookPickerDialog,
}));

const VersionsDialog = lazy(async () => ({
  default: (await import("#src/features/my-characters/versions/versions-dialog.tsx")).VersionsDialog,
}));

const page = css({
  width: "full",
  maxWidth: "1244px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "4" },
});
const head = css({ row: "4", flexWrap: "wrap", justifyContent: "space-between", mb: "2" });
const title = css({ textStyle: "h1", minWidth: "0", overflowWrap: "anywhere" });
const loading = css({ display: "grid", gap: "8", gridTemplateColumns: { base: "1fr", lg: "minmax(0, 1fr) 330px" } });
const block = css({ height: "480px!", borderRadius: "lg!" });

export interface NewCharacterScreenProps {
  /** The character to edit; null for a new one. */
  editId: string | null;
  /** Shown for an unknown id, or another user's. */
  NotFoundPage: ComponentType;
}

/** What is saved of a new character. */
const nobody: ViewQuery<SavedCharacter | null> = { data: null, isError: false, refetch: () => undefined };
const isMissing = (error: unknown) => isApiError(error) && error.status === 404;

/** `/new-character` and `/new-character?editId=` (SHELL-16, GAP-55, GAP-56). */
export function NewCharacterScreen({ editId, NotFoundPage }: NewCharacterScreenProps) {
  const navigate = useNavigate();
  const isEdit = editId !== null;
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  const user = useQuery(userInfoQuery());
  const categories = useQuery(categoriesQuery());
  const details = useQuery({ ...characterQuery(editId ?? ""), enabled: isEdit });
  const variants = useQuery({ ...variantsQuery(editId ?? ""), enabled: isEdit });
  if (isMissing(details.error) || (isEdit && details.data?.isOwned === false)) return <NotFoundPage />;

  const heading = isEdit ? words.editTitle(details.data?.name ?? "") : words.newTitle;
  return (
    <div className={page}>
      <PageTitle>{isEdit ? words.editPage : words.newTitle}</PageTitle>
      <div className={head}>
        <h1 className={title}>{heading}</h1>
        {isEdit && details.data !== undefined && (
          <div className={css({ row: "2" })}>
            <Button size="sm" icon={<HistoryIcon />} onClick={() => setAreVersionsOpen(true)}>
              {texts.actions.versions}
            </Button>
            <Button asChild size="sm">
              <Link to="/conversation/$characterId" params={{ characterId: editId }}>
                {words.chat}
              </Link>
            </Button>
          </div>
        )}
      </div>
      <AsyncView
        query={joinQueries({ user, categories, saved: isEdit ? joinQueries({ details, variants }) : nobody })}
        skeleton={
          <div className={loading}>
            <Skeleton className={block} />
            <Skeleton className={block} />
          </div>
        }
        failed={isEdit ? words.failed : undefined}
      >
        {(loaded) => (
          <CharacterEditor
            key={editId ?? "new"}
            userId={loaded.user.id || loaded.user.userId}
            userName={loaded.user.userName}
            categories={loaded.categories}
            saved={loaded.saved}
            Picker={Picker}
            onCreated={(id) => {
              void navigate({ to: "/new-character", search: { editId: id }, replace: true, ignoreBlocker: true });
              // The form is drawn anew, with other buttons than the one that was pressed.
              pageStart()?.focus({ preventScroll: true });
            }}
            ending={
              loaded.saved && (
                <DeleteCharacter
                  id={loaded.saved.details.id}
                  name={loaded.saved.details.name}
                  onDeleted={() => void navigate({ to: "/mycharacters", ignoreBlocker: true })}
                />
              )
            }
          />
        )}
      </AsyncView>
      <DialogSlot show={areVersionsOpen && (details.data ?? null)}>
        {({ id, name }) => <VersionsDialog characterId={id} name={name} onClose={() => setAreVersionsOpen(false)} />}
      </DialogSlot>
    </div>
  );
}
