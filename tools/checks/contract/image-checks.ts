import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Ids } from "./example-call.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** Generated pictures: templates, a cancelled job, a finished one, the history. */
export async function checkImages(visitor: Visitor): Promise<void> {
  const { check } = visitor;
  let own: Ids = {};
  const body = { prompt: "a quiet harbour at dusk", aspectRatio: "3:2", count: 1, seed: 7 } as const;
  const usedCredits = async () => (await ok(sdk.getImageCredits())).data.utilizedCredits;

  await check("image templates", async () => {
    const { data } = await ok(sdk.listImageTemplates({ query: { page: 1, pageSize: 2 } }));
    const [first] = data.items;
    const found = await ok(sdk.listImageTemplates({ query: { templateId: first!.id } }));
    must(found.data.items.length === 1, "one template by its id");
    await refused(400, sdk.listImageTemplates({ query: { page: 0 } }));
  });
  await check("a job takes a credit, and a cancelled one gives it back", async () => {
    const before = await usedCredits();
    const headers = newKey();
    const { data } = await ok(sdk.generateImageFromText({ body, headers }));
    const again = await ok(sdk.generateImageFromText({ body, headers }));
    must(again.data.jobId === data.jobId, "the same key starts one job");
    must((await usedCredits()) === before + 1, "it costs one credit");
    const { data: cancelled } = await ok(sdk.cancelImageJob({ path: { jobId: data.jobId } }));
    must(cancelled.status === "failed" && (await usedCredits()) === before, "the credit is back");
    await refused(404, sdk.cancelImageJob({ path: { jobId: "nothing" } }));
    await refused(404, sdk.generateImageFromText({ body: { ...body, templateId: "nothing" }, headers: newKey() }));
    await refused(400, sdk.generateImageFromText({ body: { ...body, prompt: " " }, headers: newKey() }));
  });
  await check("a job is done, its picture is in the history, deleted and brought back", async () => {
    const { jobId } = (await ok(sdk.generateImageFromText({ body, headers: newKey() }))).data;
    const stands = async () => (await ok(sdk.getImageJob({ path: { jobId } }))).data;
    let job = await stands();
    // Polls at the pace the job gives, so that slow and fast hosts get as many calls.
    for (let tries = 0; tries < 90 && job.images.length === 0; tries += 1) {
      const seconds = Math.max(0.2, job.secondsLeft ?? 0);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      job = await stands();
    }
    const imageId = job.images[0]?.id ?? "";
    own = { jobId, imageId };
    const ids = async () => (await ok(sdk.listImageHistory())).data.items.map(({ id }) => id);
    must((await ids())[0] === imageId, "it is the newest");
    const { data: deletion } = await ok(sdk.deleteHistoryImage({ path: { imageId } }));
    must(!(await ids()).includes(imageId), "it is deleted");
    await refused(404, sdk.deleteHistoryImage({ path: { imageId } }));
    await ok(sdk.restoreDeletion({ body: deletion }));
    must((await ids()).includes(imageId), "it is back");
  });
  await check("all pictures are deleted at once and brought back together", async () => {
    const ids = async () => (await ok(sdk.listImageHistory())).data.items.map(({ id }) => id);
    const { data: counts } = await ok(sdk.getMyData());
    const { data: deletion } = await ok(sdk.deleteAllImages());
    must((await ids()).length === 0, "none is left");
    const after = (await ok(sdk.getMyData())).data;
    must(counts.madePictures > 0 && after.madePictures === 0, "My data counts them");
    await refused(409, sdk.deleteAllImages());
    const trash = await ok(sdk.listTrash({ query: { kind: "images" } }));
    must(trash.data.items[0]?.deletionId === deletion.deletionId, "the deletion is in the trash");
    await ok(sdk.restoreDeletion({ body: deletion }));
    must((await ids())[0] === own.imageId, "they are back");
  });
  await checkForeign(visitor, own);
  await check("a job from a picture", async () => {
    const gif = atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7");
    const picture = new File([Uint8Array.from(gif, (letter) => letter.charCodeAt(0))], "picture", {
      type: "image/gif",
    });
    const wanted = { ...body, image: picture, strength: 0.4 };
    const before = await usedCredits();
    const { jobId } = (await ok(sdk.generateImageFromImage({ body: wanted, headers: newKey() }))).data;
    must((await usedCredits()) === before + 1, "it costs one credit");
    await ok(sdk.cancelImageJob({ path: { jobId } }));
    const text = new File(["<svg/>"], "picture.png", { type: "image/png" });
    await refused(415, sdk.generateImageFromImage({ body: { ...wanted, image: text }, headers: newKey() }));
    await refused(400, sdk.generateImageFromImage({ body: { ...wanted, strength: 2 }, headers: newKey() }));
  });
}
