import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { getGetAdminOverviewQueryOptions } from "#src/generated/api/admin/get-admin-overview.ts";
import { getGetReportQueryOptions } from "#src/generated/api/admin/get-report.ts";
import { getListAdminActionsQueryOptions } from "#src/generated/api/admin/list-admin-actions.ts";
import { getListAdminBadgesQueryOptions } from "#src/generated/api/admin/list-admin-badges.ts";
import { getListAdminCategoriesQueryOptions } from "#src/generated/api/admin/list-admin-categories.ts";
import { getListAdminCharactersQueryOptions } from "#src/generated/api/admin/list-admin-characters.ts";
import { getListAdminDecorationsQueryOptions } from "#src/generated/api/admin/list-admin-decorations.ts";
import { getListReportsQueryOptions } from "#src/generated/api/admin/list-reports.ts";
import { getListUsersQueryOptions } from "#src/generated/api/admin/list-users.ts";
import type { ListAdminActionsParams } from "#src/generated/api/model/listAdminActionsParams.ts";
import type { ListAdminBadgesParams } from "#src/generated/api/model/listAdminBadgesParams.ts";
import type { ListAdminCharactersParams } from "#src/generated/api/model/listAdminCharactersParams.ts";
import type { ListReportsParams } from "#src/generated/api/model/listReportsParams.ts";
import type { ListUsersParams } from "#src/generated/api/model/listUsersParams.ts";

/** Options of all lists: the previous page is shown while the next one loads. */
const list = { placeholderData: keepPreviousData, staleTime: 10_000 } as const;

/** The queue and the lists of the back office (GAP-104). */
export const reportsQuery = (params: ListReportsParams) =>
  queryOptions({ ...getListReportsQueryOptions(params), ...list, select: ({ data }) => data });
export const usersQuery = (params: ListUsersParams) =>
  queryOptions({ ...getListUsersQueryOptions(params), ...list, select: ({ data }) => data });
export const adminCharactersQuery = (params: ListAdminCharactersParams) =>
  queryOptions({ ...getListAdminCharactersQueryOptions(params), ...list, select: ({ data }) => data });
export const adminCategoriesQuery = (params: ListAdminBadgesParams) =>
  queryOptions({ ...getListAdminCategoriesQueryOptions(params), ...list, select: ({ data }) => data });
export const adminBadgesQuery = (params: ListAdminBadgesParams) =>
  queryOptions({ ...getListAdminBadgesQueryOptions(params), ...list, select: ({ data }) => data });
export const adminDecorationsQuery = (params: ListAdminBadgesParams) =>
  queryOptions({ ...getListAdminDecorationsQueryOptions(params), ...list, select: ({ data }) => data });
export const adminActionsQuery = (params: ListAdminActionsParams) =>
  queryOptions({ ...getListAdminActionsQueryOptions(params), ...list, select: ({ data }) => data });

/** One report. Reading it is recorded in the audit, so it is not refetched needlessly. */
export const reportQuery = (reportId: string) =>
  queryOptions({ ...getGetReportQueryOptions(reportId), select: ({ data }) => data, staleTime: 10_000 });

/** Figures by day, for the requested span and the one before it. */
export const overviewQuery = (days: number) =>
  queryOptions({
    ...getGetAdminOverviewQueryOptions({ days }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** Refetches all shown data of the back office, since every action changes the audit, the figures and a list. */
export const refreshBackOffice = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith("/api/v1/admin/") });
