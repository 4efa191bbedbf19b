import type { ImageRefusal } from "#src/lib/image-check.ts";

/** Why a picture of a file was left out, for the report on the file. */
export const pictureRefusals: Readonly<Record<ImageRefusal, string>> = {
  "wrong-type": "Is no PNG, JPEG, WebP or GIF",
  "too-large": "Is too large",
  "too-many-pixels": "Has more than 40 million pixels",
  "no-room": "There is no room for another picture",
  broken: "Could not be drawn",
};
