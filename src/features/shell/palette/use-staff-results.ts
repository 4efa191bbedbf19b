import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import FlagIcon from "lucide-react/icons/flag";
import { adminCharactersQuery, reportsQuery, usersQuery } from "#src/data/admin/queries.ts";
import { reportReasons } from "#src/domain/report-reasons.ts";
import type { AdminCharacter } from "#src/generated/api/model/adminCharacter.ts";
import type { AdminUser } from "#src/generated/api/model/adminUser.ts";
import type { Report } from "#src/generated/api/model/report.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { isVeiled } from "#src/parts/veil/veil.ts";
import { useUser } from "../use-user.ts";
import type { PaletteItem } from "./palette-items.ts";
import { paletteTexts } from "./palette-texts.ts";

const { staff: words } = paletteTexts;
/** Maximum number of rows of each kind. */
const most = 3;

/** Leads to the list of users, at the row of this one. An account without a name is found by its address. */
const personItem = ({ id, userName, email, avatar, role, ban }: AdminUser): PaletteItem => ({
  id: `staff-user/${id}`,
  label: userName || email,
  note: ban ? words.banned : words.roles[role],
  face: { src: avatar, name: userName || email, seed: id },
  link: linkOptions({ to: "/admin/users", search: { q: userName || email, row: id } }),
});

const characterItem = ({ id, name, icon, creator, NSFW, accessableTo }: AdminCharacter, viewNSFW: boolean) => ({
  id: `staff-character/${id}`,
  label: name,
  note: words.character(creator.userName, accessableTo === "private"),
  face: { src: icon, name, seed: id, isVeiled: isVeiled({ NSFW }, { viewNSFW }) },
  link: linkOptions({ to: "/admin/characters", search: { q: name, row: id } }),
});

/** Opens the report itself, in the queue it is in. */
const reportItem = ({ id, number, name, kind, reason, status, createdAt }: Report): PaletteItem => ({
  id: `staff-report/${id}`,
  label: kind === "message" ? `“${name}”` : name,
  note: words.report(number, reason === null ? null : reportReasons[reason], status === "resolved"),
  end: relativeTime(createdAt),
  icon: FlagIcon,
  link: linkOptions({
    to: "/admin/reports",
    search: { report: id, ...(status === "resolved" && { show: "resolved" }) },
  }),
});

/** What staff find in the back office: people, characters and reports (GAP-103). For others nothing is asked. */
export function useStaffResults(text: string, isAsking: boolean) {
  const { user, isStaff } = useUser();
  const asked = { page: 1, pageSize: most, search: text } as const;
  const shared = { enabled: isStaff && isAsking, placeholderData: keepPreviousData, meta: { isSilent: true } } as const;
  const users = useQuery({ ...usersQuery({ ...asked, sort: "name" }), ...shared });
  const characters = useQuery({ ...adminCharactersQuery({ ...asked, sort: "name" }), ...shared });
  const reports = useQuery({ ...reportsQuery({ ...asked, status: "all" }), ...shared });
  const queries = [users, characters, reports];
  const isOn = isStaff && isAsking;
  return {
    items: isOn
      ? [
          ...(users.data?.items ?? []).map(personItem),
          ...(characters.data?.items ?? []).map((one) => characterItem(one, user?.viewNSFW ?? false)),
          ...(reports.data?.items ?? []).map(reportItem),
        ]
      : [],
    isPending: isOn && queries.some((query) => query.isPending),
    isFetching: isOn && queries.some((query) => query.isFetching),
    isError: isOn && queries.some((query) => query.isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
