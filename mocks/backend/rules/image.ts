import type { CancelImageJobResponse } from "#src/generated/api/model/cancelImageJobResponse.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { GenerateImageFromImageBody } from "#src/generated/api/model/generateImageFromImageBody.ts";
import type { GenerateImageFromTextBody } from "#src/generated/api/model/generateImageFromTextBody.ts";
import type { GetImageCreditsResponse } from "#src/generated/api/model/getImageCreditsResponse.ts";
import type { GetImageJobResponse } from "#src/generated/api/model/getImageJobResponse.ts";
import type { ImageJobAccepted } from "#src/generated/api/model/imageJobAccepted.ts";
import type { ListImageHistoryParams } from "#src/generated/api/model/listImageHistoryParams.ts";
import type { ListImageHistoryResponse } from "#src/generated/api/model/listImageHistoryResponse.ts";
import type { ListImageTemplatesParams } from "#src/generated/api/model/listImageTemplatesParams.ts";
import type { ListImageTemplatesResponse } from "#src/generated/api/model/listImageTemplatesResponse.ts";
import { imageTemplates } from "../painter/templates.ts";
import { isoNow } from "../context.ts";
import { noteDeletion } from "../deletion.ts";
import { usedCredits, withUsed } from "../credits.ts";
import {
  endWithout,
  generatedImageView,
  paintingJobView,
  seedOf,
  settlePaintings,
  turnOf,
  waitingAtMost,
  waitingOf,
} from "../image-jobs.ts";
import { folded, paged } from "../paging.ts";
import { base64Of } from "../base64.ts";
import { madePictures } from "../own-pictures.ts";
import { paintOver } from "../painter/paint.ts";
import { type PictureFile, pictureTypes, readPicture } from "../picture-file.ts";
import { refusalOfPrompt } from "../painter/refused-prompt.ts";
import { conflict, found, invalid, notFound, Refusal } from "../refusal.ts";
import { preparedRule, rule, type Call } from "../rule.ts";
import type { PaintingJobRow } from "../state/image-rows.ts";
import { checkRoom, keepPainting, keepUpload } from "../uploads.ts";

/** Renewed on the first of the month, 00:00 UTC (GAP-49). */
export const getImageCredits = rule<object, GetImageCreditsResponse>(({ context, state, user }) => {
  const plan = found(state.plans.get(user.subscription.subscriptionId));
  return { success: true, data: { totalCredits: plan.credits, utilizedCredits: usedCredits(context, user) } };
});

/** In the order of categories, then of names (GAP-98). */
export const listImageTemplates = rule<{ query: ListImageTemplatesParams }, ListImageTemplatesResponse>(({ query }) => {
  const text = folded(query.search?.trim() ?? "");
  const rows = imageTemplates.filter(
    ({ id, name, category, prompt }) =>
      (query.templateId === undefined || id === query.templateId) &&
      [name, category, prompt].some((one) => folded(one).includes(text)),
  );
  return { success: true, data: paged(rows, query.page ?? 1, query.pageSize ?? 20) };
});

/** What stands in the way of a job, before anything is taken. */
function checkRecipe({ context, state, user }: Call, { prompt, templateId, count }: Recipe): void {
  settlePaintings(context, user.id);
  const refused = refusalOfPrompt(prompt);
  if (refused !== null) throw invalid("prompt", refused);
  if (templateId !== undefined && !imageTemplates.some(({ id }) => id === templateId))
    throw notFound("There is no such template");
  if (waitingOf(state, user.id).length >= waitingAtMost) throw conflict("Eight are waiting already");
  const plan = found(state.plans.get(user.subscription.subscriptionId));
  if (usedCredits(context, user) + count > plan.credits)
    throw new Refusal(402, "Your credits do not cover this. They renew on the first of the month.");
}

type Recipe = GenerateImageFromTextBody;

/** Takes the credits at once; a picture costs one (GAP-99). */
function started({ context, state, user }: Call, recipe: Recipe, from?: (seed: number) => PaintingJobRow["from"]) {
  const { prompt, negativePrompt, templateId, aspectRatio, count } = recipe;
  state.users.put(withUsed(context, user, count));
  const seed = recipe.seed ?? new DataView(context.random(4).buffer).getUint32(0);
  const job = state.paintingJobs.put({
    id: context.newId("job"),
    userId: user.id,
    prompt: prompt.trim(),
    negativePrompt: negativePrompt?.trim() || null,
    templateId: templateId ?? null,
    aspectRatio,
    count,
    seed,
    status: "waiting",
    message: null,
    ...turnOf(context, user.id, count),
    imageIds: [],
    ...(from && { from: from(seed) }),
  });
  return { success: true, data: { jobId: job.id } };
}

export const generateImageFromText = rule<{ body: GenerateImageFromTextBody }, ImageJobAccepted>((call) => {
  checkRecipe(call, call.body);
  return started(call, call.body);
});

/** As from a text, with a source: the one check of every picture that is sent (GAP-09), and room for what it gives. */
export const generateImageFromImage = preparedRule<
  { body: GenerateImageFromImageBody },
  ImageJobAccepted,
  PictureFile & { base64: string }
>(
  async ({ user, body }) => {
    // Only for those who are signed in is a file read.
    void user;
    const picture = await readPicture(body.image, { bytes: 8 * 1024 * 1024, kinds: ["png", "jpeg", "webp", "gif"] });
    return { ...picture, base64: base64Of(picture.bytes) };
  },
  (call, picture) => {
    const { context, state, user, body } = call;
    const { strength, aspectRatio, count, prompt, negativePrompt = "" } = body;
    checkRecipe(call, body);
    const isBuiltIn = context.painter === null;
    const after = isBuiltIn ? picture.base64.length * count : 0;
    checkRoom(state, user.id, { bytes: { length: picture.bytes.length + after } });
    return started(call, body, (seed) => ({
      sourceUrl: keepUpload(context, user.id, "generated", picture),
      strength,
      urls: Array.from({ length: isBuiltIn ? count : 0 }, (_, index) => {
        const recipe = { prompt, negativePrompt, aspectRatio, seed: seedOf({ seed }, index) };
        const ground = { type: pictureTypes[picture.kind], base64: picture.base64, strength };
        return keepPainting(context, user.id, paintOver(recipe, ground));
      }),
    }));
  },
);

/** One of the user's jobs as it is now. */
function ownPainting({ context, state, user }: Call, jobId: string): PaintingJobRow {
  settlePaintings(context, user.id);
  const job = state.paintingJobs.get(jobId);
  return found(job?.userId === user.id ? job : null, "This job does not exist");
}

/** State of one of the user's jobs, of a message's picture too (GAP-100, GAP-137). */
export const getImageJob = rule<{ params: { jobId: string } }, GetImageJobResponse>((call) => {
  const { context, params } = call;
  return { success: true, data: paintingJobView(context, ownPainting(call, params.jobId)) };
});

/** Of what is done: 409. */
export const cancelImageJob = rule<{ params: { jobId: string } }, CancelImageJobResponse>((call) => {
  const { context, params } = call;
  const job = ownPainting(call, params.jobId);
  if (job.status === "done") throw conflict("These pictures are done already");
  const ended = job.status === "failed" ? job : endWithout(context, job, "Cancelled");
  return { success: true, data: paintingJobView(context, ended) };
});

/** Newest first (GAP-100). */
export const listImageHistory = rule<{ query: ListImageHistoryParams }, ListImageHistoryResponse>(
  ({ context, state, user, query }) => {
    settlePaintings(context, user.id);
    const rows = madePictures(state, user.id).toReversed();
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    return { success: true, data: { items: items.map(generatedImageView), nextPage } };
  },
);

/** All of them as one deletion; what is still being painted comes when it is done. */
export const deleteAllImages = rule<object, DeletionResponse>((call) => {
  const { context, state, user } = call;
  settlePaintings(context, user.id);
  const images = madePictures(state, user.id).toReversed();
  if (images.length === 0) throw conflict("There is no picture to delete");
  const deletedAt = isoNow(context);
  for (const image of images) state.generatedImages.put({ ...image, deletedAt });
  const name = images
    .map(({ prompt }) => prompt)
    .join(", ")
    .slice(0, 120);
  return noteDeletion(call, { kind: "images", name, rowIds: images.map(({ id }) => id), deletedAt });
});

/** Hides it; where it is in use it stays. Restorable for 30 days (GAP-130). */
export const deleteHistoryImage = rule<{ params: { imageId: string } }, DeletionResponse>((call) => {
  const { context, state, user, params } = call;
  const row = state.generatedImages.get(params.imageId);
  const image = found(row?.userId === user.id && !row.deletedAt ? row : null, "There is no such picture");
  const deletedAt = isoNow(context);
  state.generatedImages.put({ ...image, deletedAt });
  return noteDeletion(call, { kind: "image", name: image.prompt.slice(0, 60), rowIds: [image.id], deletedAt });
});
