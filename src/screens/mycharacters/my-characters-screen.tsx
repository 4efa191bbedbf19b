import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState, type KeyboardEvent } from "react";
import { myCharactersQuery } from "#src/data/character/my-characters.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { MyCharactersSearch } from "#src/domain/search-params.ts";
import { texts } from "#src/domain/texts.ts";
import { PageDrop } from "#src/features/card-files/page-drop.tsx";
import { CharacterDialogs } from "#src/features/my-characters/character-dialogs.tsx";
import { DeviceDrafts } from "#src/features/my-characters/device-drafts.tsx";
import { FiguresAside, FiguresSheet, useHasAside } from "#src/features/my-characters/figures/figures-place.tsx";
import { MyCharacterRow } from "#src/features/my-characters/my-character-row.tsx";
import { myCharactersTexts } from "#src/features/my-characters/my-characters-texts.ts";
import { MyListHead } from "#src/features/my-characters/my-list-head.tsx";
import { characterList } from "#src/features/my-characters/my-list-looks.ts";
import { MyRowSkeletons } from "#src/features/my-characters/my-row-skeletons.tsx";
import { NoCharacters } from "#src/features/my-characters/no-characters.tsx";
import { SortHead, usualDirection } from "#src/features/my-characters/sort-head.tsx";
import { useCharacterActions } from "#src/features/my-characters/use-character-actions.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

const page = css({
  width: "full",
  maxWidth: "1320px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { base: "3", md: "6" },
  pb: "72px",
});
const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "8",
  alignItems: "start",
  "&[data-aside]": { gridTemplateColumns: "minmax(0, 1fr) 380px" },
});
const idOf = ({ id }: CharacterCard) => id;

/** Up and down walk from row to row. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !(event.target as HTMLElement).matches("[data-row]")) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  event.preventDefault();
  rows[rows.indexOf(event.target as HTMLElement) + step]?.focus();
}

/** `/mycharacters` (SHELL-09, CHAR-05): one's own characters, searched, filtered, sorted, with their figures beside them. */
export function MyCharactersScreen({ q = "", show = "all", sort = "updated", dir, of }: MyCharactersSearch) {
  const navigate = useNavigate({ from: "/mycharacters" });
  const { data: user } = useQuery(userInfoQuery());
  const direction = dir ?? usualDirection(sort);
  const go = useCallback(
    (next: MyCharactersSearch) =>
      void navigate({
        search: (before) => ({ ...before, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const { actions, dialog, closeDialog, onDeleted } = useCharacterActions();
  const hasAside = useHasAside();
  const [inSheet, setInSheet] = useState<CharacterCard | null>(null);
  const list = useInfiniteQuery({
    // The first view asks for what the specification names, and for nothing else (API-38).
    ...myCharactersQuery({ search: q, accessableTo: show, ...(sort === "updated" ? {} : { sort, direction }) }),
    placeholderData: keepPreviousData,
  });
  const items = list.data?.items;
  const chosen = items?.find(({ id }) => id === of) ?? items?.[0];
  const chosenId = hasAside || of !== undefined ? chosen?.id : undefined;
  const choose = useCallback(
    (character: CharacterCard) => {
      go({ of: character.id });
      setInSheet(character);
    },
    [go],
  );
  const renderRow = useCallback(
    (character: CharacterCard) => (
      <MyCharacterRow character={character} isChosen={character.id === chosenId} onChoose={choose} actions={actions} />
    ),
    [chosenId, choose, actions],
  );
  return (
    <div className={page}>
      <PageTitle>{myCharactersTexts.title}</PageTitle>
      <MyListHead
        search={q}
        onSearch={(text) => go({ q: text || undefined })}
        show={show}
        onShow={(next) => go({ show: next === "all" ? undefined : next })}
        counts={list.data?.counts}
      />
      {user !== undefined && <DeviceDrafts userId={user.id || user.userId} />}
      <PageDrop />
      <div className={columns} data-aside={(hasAside && (chosen !== undefined || list.isPending)) || undefined}>
        {/* It only walks the focus between its rows. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className={css({ minWidth: "0" })} onKeyDown={walkRows}>
          {items?.length !== 0 && (
            <SortHead
              sort={sort}
              direction={direction}
              onSort={({ sort: next, direction: way }) =>
                go({
                  sort: next === "updated" ? undefined : next,
                  dir: way === usualDirection(next) ? undefined : way,
                })
              }
            />
          )}
          <PagedList
            id={`mycharacters/${show}/${sort}/${direction}/${q}`}
            query={{ ...list, data: items }}
            itemKey={idOf}
            renderItem={renderRow}
            className={characterList}
            label={myCharactersTexts.title}
            total={list.data?.counts?.[show]}
            skeleton={<MyRowSkeletons />}
            failed={texts.states.listFailed}
            empty={
              <NoCharacters
                search={q}
                show={show}
                onClear={() => go({ q: undefined })}
                onShowAll={() => go({ show: undefined })}
              />
            }
            more={{ failedText: texts.states.moreFailed, count: myCharactersTexts.loaded }}
          />
          <VisuallyHidden role="status">
            {items !== undefined && !list.isPlaceholderData && myCharactersTexts.loaded(items.length)}
          </VisuallyHidden>
        </div>
        {hasAside && chosen !== undefined && <FiguresAside character={chosen} />}
      </div>
      {!hasAside && <FiguresSheet character={inSheet} onClose={() => setInSheet(null)} />}
      <CharacterDialogs dialog={dialog} onClose={closeDialog} onDeleted={onDeleted} />
    </div>
  );
}
