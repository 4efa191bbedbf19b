import { useMutation } from "@tanstack/react-query";
import { banUser } from "#src/generated/api/admin/ban-user.ts";
import { createBadge } from "#src/generated/api/admin/create-badge.ts";
import { createCategory } from "#src/generated/api/admin/create-category.ts";
import { createDecoration } from "#src/generated/api/admin/create-decoration.ts";
import { deleteBadge } from "#src/generated/api/admin/delete-badge.ts";
import { deleteCategory } from "#src/generated/api/admin/delete-category.ts";
import { deleteDecoration } from "#src/generated/api/admin/delete-decoration.ts";
import { editBadge } from "#src/generated/api/admin/edit-badge.ts";
import { editCategory } from "#src/generated/api/admin/edit-category.ts";
import { editDecoration } from "#src/generated/api/admin/edit-decoration.ts";
import { moderateCharacter } from "#src/generated/api/admin/moderate-character.ts";
import { reopenReport } from "#src/generated/api/admin/reopen-report.ts";
import { resolveReport } from "#src/generated/api/admin/resolve-report.ts";
import { restoreDeletion } from "#src/generated/api/trash/restore-deletion.ts";
import { trashKey } from "../trash/queries.ts";
import { refreshBackOffice } from "./queries.ts";

/** The result of an action on several items: those done, those that failed, and the last failure. */
export type Outcome<Result> = { done: Result[]; failedIds: string[]; failure: Error | null };

/**
 * Applies an action to items one after another. Each is recorded separately, and a refused one does not stop the others.
 * Never rejects.
 */
function useEach<Given extends { id: string }, Result>(act: (given: Given) => Promise<Result>) {
  return useMutation({
    mutationFn: async (all: readonly Given[]): Promise<Outcome<Result>> => {
      const outcome: Outcome<Result> = { done: [], failedIds: [], failure: null };
      for (const given of all)
        await act(given).then(
          (result) => outcome.done.push(result),
          (failure: Error) => {
            outcome.failedIds.push(given.id);
            outcome.failure = failure;
          },
        );
      return outcome;
    },
    onSettled: (_outcome, _error, _all, _result, { client }) => refreshBackOffice(client),
  });
}

/** Decides reports (GAP-104). */
export const useResolveReports = () =>
  useEach(
    async ({ id, ...decision }: { id: string } & Omit<Parameters<typeof resolveReport>[0], "reportId">) =>
      (await resolveReport({ ...decision, reportId: id })).data,
  );

/** Reopens decided reports. */
export const useReopenReports = () =>
  useEach(async ({ id }: { id: string }) => (await reopenReport({ reportId: id })).data);

/** Bans users, or lifts bans with an `until` in the past. */
export const useBanUsers = () =>
  useEach(
    async ({ id, reason, until }: { id: string; reason: string; until: string | null }) =>
      (await banUser({ userId: id, reason, until })).data,
  );

/** Unpublishes characters, or publishes them again. */
export const useModerateCharacters = () =>
  useEach(
    async ({ id, ...change }: { id: string; accessableTo: "public" | "private"; reason: string }) =>
      (await moderateCharacter({ ...change, characterId: id })).data,
  );

/** The editable members of a catalogue's entry; a category has only a name. */
export type CatalogueDraft = { name: string; description: string; picture: string | null };
export type Catalogue = "categories" | "badges" | "decorations";

const keyed = (key: string) => ({ headers: { "Idempotency-Key": key } });

async function create(catalogue: Catalogue, { name, description, picture }: CatalogueDraft, key: string) {
  if (catalogue === "categories") return createCategory({ name }, keyed(key));
  if (catalogue === "badges") return createBadge({ name, description, icon: picture ?? "" }, keyed(key));
  return createDecoration({ name, avatarDecoration: picture ?? "" }, keyed(key));
}

async function edit(catalogue: Catalogue, id: string, { name, description, picture }: CatalogueDraft) {
  if (catalogue === "categories") return editCategory({ categoryId: id, name });
  if (catalogue === "badges") return editBadge({ badgeId: id, name, description, ...(picture && { icon: picture }) });
  return editDecoration({ avatarDecorationId: id, name, ...(picture && { avatarDecoration: picture }) });
}

/** Adds an entry, or changes the one with this id; 409 with a field error if the name is taken. */
export function useSaveEntry(catalogue: Catalogue) {
  return useMutation({
    mutationFn: ({ id, draft, key }: { id: string | null; draft: CatalogueDraft; key: string }) =>
      id === null ? create(catalogue, draft, key) : edit(catalogue, id, draft),
    onSettled: (_answer, _error, _given, _result, { client }) => refreshBackOffice(client),
  });
}

/** Deletes entries; each can be restored (GAP-130). */
export function useDeleteEntries(catalogue: Catalogue) {
  const act = {
    categories: (id: string) => deleteCategory({ categoryId: id }),
    badges: (id: string) => deleteBadge({ badgeId: id }),
    decorations: (id: string) => deleteDecoration({ avatarDecorationId: id }),
  }[catalogue];
  return useEach(async ({ id }: { id: string }) => (await act(id)).data.deletionId);
}

/** Restores deleted entries. */
export function useRestoreEntries() {
  return useMutation({
    mutationFn: async (deletionIds: readonly string[]) => {
      for (const deletionId of deletionIds) await restoreDeletion({ deletionId });
    },
    onSettled: (_answer, _error, _ids, _result, { client }) => {
      void client.invalidateQueries({ queryKey: trashKey });
      return refreshBackOffice(client);
    },
  });
}
