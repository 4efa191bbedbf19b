import type { Backend } from "#mocks/backend/backend.ts";
import { paint, sheets } from "#mocks/backend/painter/paint.ts";
import type { PaintingJobRow } from "#mocks/backend/state/image-rows.ts";
import { keepPainting } from "#mocks/backend/uploads.ts";

const prompts = [
  "Keeper of a lighthouse, long red hair, knit collar, the sea behind her at dusk",
  "an apothecary shop at night, shelves of books, candles",
  "a forest at dawn, mist between the trees",
  "portrait of a captain with a grey beard, blue coat, the sea",
] as const;
const shape = "2:3";
export const [lighthousePrompt] = prompts;

/** Puts this many painted pictures into Mara's history, the newest with the first prompt. */
export const withPictures =
  (count: number, source: "textToImage" | "imageToImage" = "textToImage") =>
  ({ context }: Backend): void => {
    const urls = prompts.map((prompt, seed) =>
      keepPainting(context, "user-mara", paint({ prompt, negativePrompt: "", aspectRatio: shape, seed })),
    );
    for (let age = count - 1; age >= 0; age -= 1) {
      const kind = age % prompts.length;
      context.state.generatedImages.put({
        id: `img-${age}`,
        userId: "user-mara",
        url: urls[kind] ?? "",
        ...sheets[shape],
        source,
        prompt: prompts[kind] ?? "",
        negativePrompt: age === 0 ? "text, hands" : null,
        templateId: null,
        aspectRatio: shape,
        seed: 481_516 + age,
        strength: source === "imageToImage" ? 0.45 : null,
        createdAt: new Date(context.clock.now() - age * 7_200_000).toISOString(),
        deletedAt: null,
        ...(source === "imageToImage" && { sourceUrl: urls[(kind + 1) % urls.length] ?? "" }),
      });
    }
  };

/** A job of Mara's that will not end by itself, or that has failed. */
export const withPainting =
  (status: "waiting" | "failed", message: string | null = null) =>
  ({ context }: Backend): void => {
    const at = (seconds: number) => new Date(context.clock.now() + seconds * 1000).toISOString();
    const job: PaintingJobRow = {
      id: "job-1",
      userId: "user-mara",
      prompt: lighthousePrompt,
      negativePrompt: null,
      templateId: null,
      aspectRatio: shape,
      count: 2,
      seed: 7,
      status,
      message,
      startsAt: at(-600),
      dueAt: at(status === "waiting" ? 600 : -500),
      imageIds: [],
    };
    context.state.paintingJobs.put(job);
  };

/** What this browser has noted of that job. */
export const notedPainting = {
  "app.paintings": JSON.stringify([
    { jobId: "job-1", recipe: JSON.stringify({ prompt: lighthousePrompt, aspectRatio: shape, count: 2 }) },
  ]),
};

/** All of Mara's credits are used. */
export const withoutCredits = ({ context: { state, clock } }: Backend): void => {
  const user = state.users.get("user-mara");
  const month = new Date(clock.now()).toISOString().slice(0, 7);
  if (user) state.users.put({ ...user, credits: { month, utilized: 100_000 } });
};
