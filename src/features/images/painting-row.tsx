import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";
import type { StoredPainting } from "#src/client-state/storage-keys.ts";
import {
  dropPainting,
  sentPicture,
  useCancelPainting,
  useGenerateFromImage,
  useGenerateFromText,
} from "#src/data/image/mutations.ts";
import { hasAskedEnough, imageJobQuery, isUnderWay, refreshPictures } from "#src/data/image/queries.ts";
import type { ImageJob } from "#src/generated/api/model/imageJob.ts";
import { GenerateImageFromTextBody } from "#src/generated/zod/schemas/generateImageFromTextBody.zod.ts";
import { isApiError, isMissing } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { Button } from "#src/ui/button/button.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Progress } from "#src/ui/progress/progress.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

const wordsOnly = z.object({ prompt: z.string(), count: z.number() });

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  p: "3",
  borderRadius: "row",
  bg: "bg.surface",
});
const words = css({ flex: "1", minWidth: "180px" });
const state = css({ row: "9px", fontWeight: "semibold", "&[data-failed]": { color: "danger.text" } });
const line = css({ textStyle: "meta", color: "fg.muted", overflowWrap: "anywhere", lineClamp: "2" });
const bar = css({ mt: "2" });

/** What a job was started with: its prompt and price, and the recipe if it can be sent again without a picture. */
function noted({ recipe }: StoredPainting): { prompt: string; count: number; body: GenerateImageFromTextBody | null } {
  try {
    const kept: unknown = JSON.parse(recipe);
    const said = wordsOnly.safeParse(kept);
    const whole = GenerateImageFromTextBody.safeParse(kept);
    return { prompt: "", count: 1, ...(said.success && said.data), body: whole.success ? whole.data : null };
  } catch {
    return { prompt: "", count: 1, body: null };
  }
}

function saidOf({ status, secondsLeft }: ImageJob): string {
  if (status === "failed") return imagesTexts.failed;
  if (secondsLeft === null) return status === "queued" ? imagesTexts.waiting : imagesTexts.running;
  if (status === "queued") return imagesTexts.inLine(secondsLeft);
  return secondsLeft === 0 ? imagesTexts.almost : imagesTexts.about(secondsLeft);
}

/** A job until its pictures are done: its place in the queue, its progress and Cancel, or why it failed and Try again. */
export function PaintingRow({ painting }: { painting: StoredPainting }) {
  const { jobId } = painting;
  const client = useQueryClient();
  const query = useQuery(imageJobQuery(jobId));
  const cancel = useCancelPainting({ success: imagesTexts.cancelled, failure: imagesTexts.cancelFailed });
  const generate = useGenerateFromText();
  const generateOver = useGenerateFromImage();
  const { prompt, count, body } = noted(painting);
  const over = sentPicture(jobId);
  const job = query.data;
  const status = job?.status;
  const isGone = isMissing(query.error);
  useEffect(() => {
    if (status === "done" || status === "failed") void refreshPictures(client);
    if (status === "done" || isGone) dropPainting(jobId);
  }, [client, jobId, status, isGone]);

  const again = () => {
    const key = randomId();
    const answered = {
      onSuccess: () => dropPainting(jobId),
      onError: (error: Error) => toaster.error((isApiError(error) && error.serverMessage) || imagesTexts.startFailed),
    };
    if (over !== null) generateOver.mutate({ body: over, key }, answered);
    else if (body !== null) generate.mutate({ body, key }, answered);
  };
  const isFailed = status === "failed";
  const isRunning = status === "running";
  const canTry = over !== null || body !== null;
  // Polling has ended; the user can check again by hand.
  const isLong = job !== undefined && isUnderWay(job.status) && hasAskedEnough(client, jobId);
  return (
    <div className={row}>
      <div className={words}>
        <p className={state} data-failed={isFailed || undefined} role={isFailed ? "alert" : undefined}>
          {isRunning && <CueMark isBreathing />}
          {job === undefined ? (query.isError ? imagesTexts.jobFailed : imagesTexts.waiting) : saidOf(job)}
        </p>
        <p className={line}>{prompt}</p>
        {isFailed && (
          <p className={line}>
            {job?.message === null ? "" : `${job?.message}. `}
            {imagesTexts.nothingTaken} {canTry && imagesTexts.tryCosts(count)}
          </p>
        )}
        {job !== undefined && isRunning && (
          <Progress
            className={bar}
            label={imagesTexts.progress}
            value={job.progress === null ? null : job.progress * 100}
          />
        )}
        {isLong && <p className={line}>{imagesTexts.long}</p>}
      </div>
      {((query.isError && !isGone) || isLong) && (
        <Button size="sm" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {imagesTexts.lookAgain}
        </Button>
      )}
      {job !== undefined && isUnderWay(job.status) && (
        <Button
          size="sm"
          isBusy={cancel.isPending}
          aria-label={imagesTexts.cancelOf(prompt)}
          onClick={() => cancel.mutate(jobId)}
        >
          {imagesTexts.cancel}
        </Button>
      )}
      {isFailed && (
        <>
          {canTry && (
            <Button size="sm" isBusy={generate.isPending || generateOver.isPending} onClick={again}>
              {imagesTexts.tryAgain}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => dropPainting(jobId)}>
            {imagesTexts.dismiss}
          </Button>
        </>
      )}
    </div>
  );
}
