import { type CardRefusal, CardRefusedError, type ReadCard } from "./card-draft.ts";
import { readCard, type ReadOptions } from "./read-card.ts";

export type ReadRequest = { file: Blob; options: ReadOptions };
export type ReadAnswer = { card: ReadCard } | { refusal: CardRefusal };

async function answer({ file, options }: ReadRequest): Promise<ReadAnswer> {
  try {
    return { card: readCard(new Uint8Array(await file.arrayBuffer()), options) };
  } catch (error) {
    // Anything else is a fault of ours that a file has found: the file is refused all the same.
    return { refusal: error instanceof CardRefusedError ? error.refusal : "broken" };
  }
}

addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  // A worker's `postMessage` takes no target origin.
  void answer(data).then((given) => (postMessage as (message: ReadAnswer) => void)(given));
});
