import { isoNow, type Context } from "./context.ts";
import { endPainting, failPainting, seedOf } from "./image-jobs.ts";
import { sheets } from "./painter/paint.ts";
import { PaintFailed } from "./painter/painter.ts";
import { readPicture, type PictureFile } from "./picture-file.ts";
import { Refusal } from "./refusal.ts";
import type { PaintingJobRow } from "./state/image-rows.ts";
import type { Change } from "./state/state.ts";
import { checkRoom, keepUpload, uploadAt } from "./uploads.ts";

/** Maximum number of jobs at the painter at once; one per user. */
const atOnce = 4;

const limits = { bytes: 16 * 1024 * 1024, kinds: ["png", "jpeg", "webp", "gif"] } as const;
/** The contract's longest side. */
const longestSide = 10_000;

/**
 * The jobs that a painter elsewhere works on. It looks at the rows after each commit that has changed jobs, so a job that
 * was cancelled, or whose user is gone, takes its request along.
 */
export class Paintings {
  #context: Context;
  #apply: <Result>(work: () => Result) => Promise<Result>;
  #running = new Map<string, AbortController>();
  #isClosed = false;

  constructor(context: Context, apply: <Result>(work: () => Result) => Promise<Result>) {
    this.#context = context;
    this.#apply = apply;
  }

  /** What a commit has changed. */
  committed(changes: readonly Change[]): void {
    if (changes.some(({ table }) => table === "paintingJobs")) this.look();
  }

  /** Cancels requests of jobs that have ended, and starts jobs whose turn has come. */
  look(): void {
    const { state, painter } = this.#context;
    for (const [id, control] of this.#running) if (!this.#waiting(id)) control.abort(new Error("not wanted any more"));
    if (!painter || this.#isClosed) return;
    const busy = new Set([...this.#running.keys()].map((id) => state.paintingJobs.get(id)?.userId));
    for (const job of state.paintingJobs.filter(({ status }) => status === "waiting")) {
      if (this.#running.size >= atOnce) return;
      if (busy.has(job.userId)) continue;
      busy.add(job.userId);
      const control = new AbortController();
      this.#running.set(job.id, control);
      void this.#run(job, control.signal).finally(() => {
        this.#running.delete(job.id);
        this.look();
      });
    }
  }

  /** Fails the jobs that were at a painter when the host ended, and refunds their credits. */
  resume(): void {
    for (const job of this.#context.state.paintingJobs.filter(
      ({ status, isBegun }) => status === "waiting" && !!isBegun,
    ))
      failPainting(this.#context, job, "The server was restarted");
  }

  /** Ends all requests; their jobs fail at the next start. */
  close(): void {
    this.#isClosed = true;
    for (const control of this.#running.values()) control.abort(new Error("closed"));
  }

  #waiting(id: string): PaintingJobRow | null {
    const job = this.#context.state.paintingJobs.get(id);
    return job?.status === "waiting" ? job : null;
  }

  async #run({ id, ...recipe }: PaintingJobRow, signal: AbortSignal): Promise<void> {
    const { state } = this.#context;
    try {
      await this.#apply(() => {
        const job = this.#waiting(id);
        if (job) state.paintingJobs.put({ ...job, isBegun: true });
      });
      const pictures: PictureFile[] = [];
      for (let index = 0; index < recipe.count && !signal.aborted; index += 1)
        pictures.push(await this.#painted(recipe, seedOf(recipe, index), signal));
      await this.#apply(() => {
        const job = this.#waiting(id);
        if (job && !signal.aborted) this.#keep(job, pictures);
      });
    } catch (failure) {
      if (this.#isClosed) return;
      const isToldOf = failure instanceof PaintFailed || failure instanceof Refusal;
      const message = isToldOf ? failure.message : "The picture could not be made";
      await this.#apply(() => {
        const job = this.#waiting(id);
        if (job) failPainting(this.#context, job, message);
      }).catch(() => undefined);
    }
  }

  async #painted(
    { prompt, negativePrompt, aspectRatio, from }: Omit<PaintingJobRow, "id">,
    seed: number,
    signal: AbortSignal,
  ): Promise<PictureFile> {
    const { state, painter, bytesOf } = this.#context;
    const source = from ? uploadAt(state, from.sourceUrl) : null;
    if (!painter || (from && !source)) throw new PaintFailed("The picture to begin with is not there any more");
    const request = {
      prompt,
      negativePrompt,
      seed,
      sheet: sheets[aspectRatio],
      source: from && source ? { type: source.type, bytes: bytesOf(source), strength: from.strength } : null,
    };
    const file = await painter.paint(request, signal);
    const picture = await readPicture(file, limits).catch((failure: unknown) => {
      // Its words are for those who send a file.
      throw failure instanceof Refusal ? new PaintFailed("What came back was not a picture that can be kept") : failure;
    });
    if (Math.max(picture.width, picture.height) > longestSide) throw new PaintFailed("The picture came out too long");
    return picture;
  }

  #keep(job: PaintingJobRow, pictures: readonly PictureFile[]): void {
    const bytes = { length: pictures.reduce((sum, picture) => sum + picture.bytes.length, 0) };
    checkRoom(this.#context.state, job.userId, { bytes });
    endPainting(
      this.#context,
      job,
      pictures.map((picture) => ({
        url: keepUpload(this.#context, job.userId, "generated", picture),
        width: picture.width,
        height: picture.height,
      })),
      isoNow(this.#context),
    );
  }
}
