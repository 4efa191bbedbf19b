import { isMissingChunk, isNewVersion } from "#src/lib/missing-chunk.ts";
import { frontTexts } from "./front-texts.ts";

/** Why that did not open whose code is fetched once it is wanted: a new version is out (F27), there is no network (F25), or unknown. */
export function unopenedText(error: unknown): string {
  if (isNewVersion(error)) return frontTexts.crash.chunk;
  return isMissingChunk(error) ? frontTexts.crash.dialogOffline : frontTexts.crash.dialog;
}
