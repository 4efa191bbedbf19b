import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import { useState } from "react";
import { useModerateCharacters } from "#src/data/admin/mutations.ts";
import { adminCharactersQuery } from "#src/data/admin/queries.ts";
import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { AdminCharacter } from "#src/generated/api/model/adminCharacter.ts";
import { numberText } from "#src/lib/count-text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { backOfficeTexts, fullTime, writtenDate } from "./back-office-texts.ts";
import { FilterChips, knownOf, ListHead } from "./list-head.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { StaffTable, staffPageSize } from "./staff-table.tsx";
import { Subject } from "./subject.tsx";
import { useActs } from "./use-acts.ts";
import { useListSearch } from "./use-list-search.ts";

const { characters: words, pages, reports } = backOfficeTexts;
const column = createColumnHelper<AdminCharacter>();
const visibilities = { public: words.shows.public, private: words.shows.private };

const columns = [
  column.accessor("name", {
    id: "name",
    header: words.name,
    meta: { sorts: { asc: "name", desc: "nameDown" }, phone: "main" },
    cell: ({ row: { original: character } }) => (
      <Subject
        id={character.id}
        name={character.name}
        picture={character.icon}
        link={
          character.accessableTo === "public" ? (
            <Link to="/character/$characterId" params={{ characterId: character.id }}>
              <bdi>{character.name}</bdi>
            </Link>
          ) : undefined
        }
      >
        {backOfficeTexts.by(character.creator.userName)}
        {character.NSFW && `, ${words.adult}`}
      </Subject>
    ),
  }),
  column.accessor(({ accessableTo }) => visibilities[accessableTo], {
    id: "visibility",
    header: words.visibility,
    meta: { width: 13, phone: "end" },
  }),
  column.accessor(({ variantCount }) => numberText(variantCount), {
    id: "variants",
    header: words.variants,
    meta: { isEnd: true, width: 11 },
  }),
  column.accessor(({ openReportCount }) => numberText(openReportCount), {
    id: "reports",
    header: words.reports,
    meta: { sorts: { desc: "most" }, isEnd: true, width: 14 },
  }),
  column.accessor("createdAt", {
    id: "createdAt",
    header: words.created,
    meta: { sorts: { desc: "newest", asc: "oldest" }, isEnd: true, width: 17 },
    cell: ({ getValue }) => (
      <time dateTime={getValue()} title={fullTime(getValue())}>
        {writtenDate(getValue())}
      </time>
    ),
  }),
];

type Asked = {
  accessableTo: AccessableTo;
  characters: readonly AdminCharacter[];
  choose: (ids: readonly string[]) => void;
};

/** Every character, private ones included: search, unpublish with a reason, publish again. */
export function CharacterList() {
  const [search, onSearch] = useListSearch("/admin/characters");
  const accessableTo = knownOf(visibilities, search.show);
  const query = useQuery(
    adminCharactersQuery({
      page: search.page ?? 1,
      pageSize: staffPageSize,
      ...(search.q !== undefined && { search: search.q }),
      ...(search.sort && { sort: search.sort }),
      ...(accessableTo && { accessableTo }),
    }),
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutateAsync: moderate } = useModerateCharacters();
  const act = useActs();
  const run = ({ characters, choose, accessableTo: next }: Asked, reason: string) =>
    act({
      run: () => moderate(characters.map(({ id }) => ({ id, accessableTo: next, reason }))),
      done: next === "private" ? reports.unpublished : words.published,
      takeBack: (done: readonly AdminCharacter[]) =>
        moderate(done.map(({ id }) => ({ id, accessableTo: next === "private" ? "public" : "private", reason }))),
      choose,
    });
  return (
    <>
      <ListHead
        title={pages.characters}
        search={search}
        onSearch={onSearch}
        sorts={["newest", "oldest", "name", "nameDown", "most"]}
      >
        <FilterChips
          label={words.visibility}
          texts={words.shows}
          values={["all", "public", "private"]}
          value={search.show}
          onChange={(show) => onSearch({ show })}
        />
      </ListHead>
      <StaffTable
        label={pages.characters}
        query={query}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        search={search}
        openId={search.row}
        onSearch={onSearch}
        renderBulk={(chosen, choose) => {
          const next = chosen.every((one) => one.accessableTo === "private") ? "public" : "private";
          const characters = chosen.filter((one) => one.accessableTo !== next);
          return (
            <Button size="sm" onClick={() => setAsked({ accessableTo: next, characters, choose })}>
              {next === "private" ? words.unpublish : words.publish}
            </Button>
          );
        }}
        empty={<EmptyState title={backOfficeTexts.table.nothing} />}
      />
      <DialogSlot show={asked}>
        {(given) => (
          <ReasonDialog
            title={given.accessableTo === "private" ? reports.unpublishTitle(given.characters.length) : words.publish}
            label={words.why}
            confirm={given.accessableTo === "private" ? words.unpublish : words.publish}
            onClose={() => setAsked(null)}
            onConfirm={(reason) => run(given, reason)}
          />
        )}
      </DialogSlot>
    </>
  );
}
