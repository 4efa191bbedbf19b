import { type InfiniteData, useMutation } from "@tanstack/react-query";
import { forgetPainting, notePainting } from "#src/client-state/paintings.ts";
import { onSessionChange } from "#src/client-state/session.ts";
import { messages } from "#src/domain/messages.ts";
import { cancelImageJob } from "#src/generated/api/image/cancel-image-job.ts";
import { deleteHistoryImage } from "#src/generated/api/image/delete-history-image.ts";
import { generateImageFromImage } from "#src/generated/api/image/generate-image-from-image.ts";
import { generateImageFromText } from "#src/generated/api/image/generate-image-from-text.ts";
import type { ListImageHistoryInfiniteQueryResult } from "#src/generated/api/image/list-image-history.ts";
import type { GenerateImageFromImageBody } from "#src/generated/api/model/generateImageFromImageBody.ts";
import type { GenerateImageFromTextBody } from "#src/generated/api/model/generateImageFromTextBody.ts";
import { updateProfile } from "#src/generated/api/user/update-profile.ts";
import { keepAnswer } from "../keep-answer.ts";
import { sendImage, type Upload } from "../upload/upload-image.ts";
import { userInfoQuery } from "../user/queries.ts";
import { imageCreditsQuery, imageHistoryQuery, imageJobQuery, refreshPictures } from "./queries.ts";

/** Starts a job (GAP-99); its credits are taken at once. `key` is the idempotency key of the attempt. */
export function useGenerateFromText() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: GenerateImageFromTextBody; key: string }) =>
      (await generateImageFromText(body, { headers: { "Idempotency-Key": key } })).data.jobId,
    onSuccess(jobId, { body }) {
      notePainting({ jobId, recipe: JSON.stringify(body) });
    },
    onSettled: (_jobId, _error, _sent, _result, { client }) =>
      client.invalidateQueries({ queryKey: imageCreditsQuery().queryKey }),
    meta: { isSilent: true },
  });
}

/** Bodies of jobs from a picture, by job id. In memory only: the source pictures are not stored. */
const sentPictures = new Map<string, GenerateImageFromImageBody>();
export const sentPicture = (jobId: string): GenerateImageFromImageBody | null => sentPictures.get(jobId) ?? null;
onSessionChange(() => sentPictures.clear());

/** Forgets a job that is finished or was dismissed. */
export function dropPainting(jobId: string): void {
  sentPictures.delete(jobId);
  forgetPainting(jobId);
}

/** Starts a job from a picture, as from a text. The picture is not stored, so it is lost on reload. */
export function useGenerateFromImage() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: GenerateImageFromImageBody; key: string }) =>
      (await generateImageFromImage(body, { headers: { "Idempotency-Key": key } })).data.jobId,
    onSuccess(jobId, { body }) {
      const { image: _image, ...recipe } = body;
      sentPictures.set(jobId, body);
      notePainting({ jobId, recipe: JSON.stringify(recipe) });
    },
    onSettled: (_jobId, _error, _sent, _result, { client }) =>
      client.invalidateQueries({ queryKey: imageCreditsQuery().queryKey }),
    meta: { isSilent: true },
  });
}

/** Cancels a job and refunds its credits (GAP-100). If it has finished meanwhile, its pictures are shown. Shows the texts. */
export function useCancelPainting(meta: { success: string; failure: string }) {
  return useMutation({
    mutationFn: (jobId: string) => cancelImageJob(jobId),
    onSuccess: (_answer, jobId) => dropPainting(jobId),
    onSettled: (_answer, _error, jobId, _result, { client }) =>
      Promise.all([refreshPictures(client), client.invalidateQueries({ queryKey: imageJobQuery(jobId).queryKey })]),
    meta,
  });
}

/** Deletes a picture, optimistically; it can be restored (GAP-130). Shows `failure`. */
export function useDeletePicture(failure: string) {
  return useMutation({
    mutationFn: async (imageId: string) => (await deleteHistoryImage(imageId)).data.deletionId,
    async onMutate(imageId, { client }) {
      const { queryKey } = imageHistoryQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData<InfiniteData<ListImageHistoryInfiniteQueryResult, number | undefined>>(
        queryKey,
        (pages) =>
          pages && {
            ...pages,
            pages: pages.pages.map((page) => ({
              ...page,
              data: { ...page.data, items: page.data.items.filter(({ id }) => id !== imageId) },
            })),
          },
      );
    },
    onSettled: (_deletionId, _error, _imageId, _result, { client }) => refreshPictures(client),
    meta: { failure },
  });
}

type ProfilePicture = { place: "avatar" | "backgroundImage"; picture: Upload };

/** Uses a picture in the user's profile. The caller shows a failure, and keeps the picture for a retry. */
export function useTakeProfilePicture() {
  return useMutation({
    mutationFn: async ({ place, picture }: ProfilePicture) =>
      updateProfile({ [place]: await sendImage(place === "avatar" ? "avatar" : "background", picture) }),
    onSuccess: (answer, _sent, _result, { client }) => keepAnswer(client, userInfoQuery().queryKey, answer),
    meta: { success: messages.profile.saved, isSilent: true },
  });
}
