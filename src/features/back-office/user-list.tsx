import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import { useState } from "react";
import { useBanUsers } from "#src/data/admin/mutations.ts";
import { usersQuery } from "#src/data/admin/queries.ts";
import type { AdminUser } from "#src/generated/api/model/adminUser.ts";
import { numberText } from "#src/lib/count-text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts, fullTime, writtenDate } from "./back-office-texts.ts";
import { BanDialog } from "./ban-dialog.tsx";
import { FilterChips, knownOf, ListHead } from "./list-head.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { StaffTable, staffPageSize } from "./staff-table.tsx";
import { Subject } from "./subject.tsx";
import { useActs } from "./use-acts.ts";
import { useListSearch } from "./use-list-search.ts";

const { users: words, ban: banWords, pages } = backOfficeTexts;
const column = createColumnHelper<AdminUser>();
const banned = css({ color: "danger.text" });
const plan = css({ textTransform: "capitalize" });
const nameOf = ({ userName, email }: AdminUser): string => userName || email;
const shows = { creators: words.shows.creators, banned: words.shows.banned, staff: words.shows.staff };

const columns = [
  column.accessor("userName", {
    id: "name",
    header: words.name,
    meta: { sorts: { asc: "name", desc: "nameDown" }, phone: "main" },
    cell: ({ row: { original: user } }) => (
      <Subject
        id={user.id}
        name={nameOf(user)}
        picture={user.avatar}
        link={
          user.userName === "" ? (
            words.nameless
          ) : (
            <Link to="/creator/$userId" params={{ userId: user.id }}>
              <bdi>{user.userName}</bdi>
            </Link>
          )
        }
      >
        {user.ban ? (
          <span className={banned} title={user.ban.reason}>
            {words.bannedUntil(user.ban.until)}
          </span>
        ) : (
          <bdi>
            {/* Where it does not fit in a line, it breaks before its host. */}
            {user.email.split(/(?=@)/)[0]}
            <wbr />
            {user.email.split(/(?=@)/)[1]}
          </bdi>
        )}
      </Subject>
    ),
  }),
  column.accessor(({ role }) => words.roles[role], { id: "role", header: words.role, meta: { width: 14 } }),
  column.accessor("tier", {
    header: words.plan,
    meta: { width: 10 },
    cell: ({ getValue }) => <span className={plan}>{getValue()}</span>,
  }),
  column.accessor(({ characterCount }) => numberText(characterCount), {
    id: "characters",
    header: words.characters,
    meta: { isEnd: true, width: 11 },
  }),
  column.accessor(({ openReportCount }) => numberText(openReportCount), {
    id: "reports",
    header: words.reports,
    meta: { sorts: { desc: "most" }, isEnd: true, width: 13 },
  }),
  column.accessor("createdAt", {
    id: "createdAt",
    header: words.joined,
    meta: { sorts: { desc: "newest", asc: "oldest" }, isEnd: true, phone: "end", width: 16 },
    cell: ({ getValue }) => (
      <time dateTime={getValue()} title={fullTime(getValue())}>
        {writtenDate(getValue())}
      </time>
    ),
  }),
];

type Asked = { act: "ban" | "lift"; users: readonly AdminUser[]; choose: (ids: readonly string[]) => void };

/** All accounts: search, ban, lift a ban. Staff cannot be banned. */
export function UserList() {
  const [search, onSearch] = useListSearch("/admin/users");
  const show = knownOf(shows, search.show);
  const query = useQuery(
    usersQuery({
      page: search.page ?? 1,
      pageSize: staffPageSize,
      ...(search.q !== undefined && { search: search.q }),
      ...(search.sort && { sort: search.sort }),
      ...(show && { show }),
    }),
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutateAsync: ban } = useBanUsers();
  const act = useActs();
  const run = ({ users, choose, act: kind }: Asked, given: { reason: string; until: string | null }) =>
    act({
      run: () => ban(users.map(({ id }) => ({ id, ...given }))),
      done: kind === "ban" ? banWords.done : banWords.lifted,
      choose,
    });
  return (
    <>
      <ListHead
        title={pages.users}
        search={search}
        onSearch={onSearch}
        sorts={["newest", "oldest", "name", "nameDown", "most"]}
      >
        <FilterChips
          label={words.show}
          texts={words.shows}
          values={["all", "creators", "banned", "staff"]}
          value={search.show}
          onChange={(next) => onSearch({ show: next })}
        />
      </ListHead>
      <StaffTable
        label={pages.users}
        query={query}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={nameOf}
        search={search}
        onSearch={onSearch}
        openId={search.row}
        canChoose={({ role }) => role === "user"}
        renderBulk={(users, choose) => {
          const isLifting = users.every((user) => user.ban !== null);
          return isLifting ? (
            <Button size="sm" onClick={() => setAsked({ act: "lift", users, choose })}>
              {banWords.lift}
            </Button>
          ) : (
            <Button size="sm" variant="danger" onClick={() => setAsked({ act: "ban", users, choose })}>
              {backOfficeTexts.reports.ban}
            </Button>
          );
        }}
        empty={<EmptyState title={backOfficeTexts.table.nothing} />}
      />
      <DialogSlot show={asked}>
        {(given) =>
          given.act === "ban" ? (
            <BanDialog
              names={given.users.map(nameOf)}
              onClose={() => setAsked(null)}
              onBan={(choice) => run(given, choice)}
            />
          ) : (
            <ReasonDialog
              title={banWords.liftTitle(given.users.length)}
              label={backOfficeTexts.characters.why}
              confirm={banWords.lift}
              onClose={() => setAsked(null)}
              // A ban whose end has passed no longer counts.
              onConfirm={(reason) => run(given, { reason, until: new Date(0).toISOString() })}
            />
          )
        }
      </DialogSlot>
    </>
  );
}
