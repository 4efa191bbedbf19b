import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { themesQuery } from "#src/data/theme/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { customThemesAtMost } from "#src/domain/custom-theme.ts";
import { ThemeEditor } from "#src/features/themes/theme-editor.tsx";
import { themeTexts } from "#src/features/themes/theme-texts.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { joinQueries } from "#src/ui/feedback/view-query.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";

const page = css({
  width: "full",
  maxWidth: "1180px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "6" },
  pb: "72px",
});
const loading = css({ display: "grid", gap: "6", gridTemplateColumns: { base: "1fr", lg: "5fr 6fr" } });
const block = css({ height: "360px!", borderRadius: "lg!" });

export interface ThemeScreenProps {
  /** The theme to edit; null for a new one. */
  editId: string | null;
  /** Shown for an unknown id, or another user's (GAP-52). */
  NotFoundPage: ComponentType;
}

/** `/theme?new=true` and `/theme?editId=` (THEME-06, THEME-07). */
export function ThemeScreen({ editId, NotFoundPage }: ThemeScreenProps) {
  const navigate = useNavigate();
  const themes = useQuery(themesQuery());
  const user = useQuery(userInfoQuery());
  const theme = themes.data?.find(({ id }) => id === editId);
  const title = editId === null ? themeTexts.newTitle : themeTexts.editTitle;
  if (themes.data !== undefined && editId !== null && theme === undefined) return <NotFoundPage />;
  const isFull = editId === null && themes.data !== undefined && themes.data.length >= customThemesAtMost;

  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <h1 className={css({ textStyle: "h1" })}>{title}</h1>
      <p className={css({ mt: "2", mb: "6", color: "fg.muted", maxWidth: "66ch" })}>{themeTexts.lead}</p>
      <AsyncView
        query={joinQueries({ themes, user })}
        skeleton={
          <div className={loading}>
            <Skeleton className={block} />
            <Skeleton className={block} />
          </div>
        }
        failed={themeTexts.ownFailed}
        isEmpty={() => isFull}
        empty={
          <EmptyState
            title={themeTexts.limitTitle}
            text={themeTexts.limitText}
            action={<Button onClick={() => openDialog("themes", {})}>{themeTexts.showThemes}</Button>}
          />
        }
      >
        {(loaded) => (
          <ThemeEditor
            key={editId ?? "new"}
            userId={loaded.user.id || loaded.user.userId}
            theme={theme ?? null}
            onCreated={(id) =>
              void navigate({ to: "/theme", search: { editId: id }, replace: true, ignoreBlocker: true })
            }
          />
        )}
      </AsyncView>
    </div>
  );
}
