import * as z from "zod/mini";
import { formDraft } from "#src/client-state/drafts.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import type { GenerateImageFromTextBody } from "#src/generated/api/model/generateImageFromTextBody.ts";
import { AspectRatio } from "#src/generated/zod/schemas/aspectRatio.zod.ts";
import { generateImageFromTextBodyNegativePromptMax as negativeMax } from "#src/generated/zod/schemas/generateImageFromTextBody.zod.ts";
import { Id } from "#src/generated/zod/schemas/id.zod.ts";
import { ImageCount } from "#src/generated/zod/schemas/imageCount.zod.ts";
import { ImagePrompt } from "#src/generated/zod/schemas/imagePrompt.zod.ts";
import { ImageStrength } from "#src/generated/zod/schemas/imageStrength.zod.ts";
import { ImageSeed } from "#src/generated/zod/schemas/imageSeed.zod.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { imagesTexts } from "./images-texts.ts";

const isSeed = (text: string) => text === "" || (/^\d+$/.test(text) && ImageSeed.safeParse(Number(text)).success);

/** The form's values: the contract's body with every member set, and the seed as typed. */
export const recipeSchema = z.object({
  prompt: trimmed(ImagePrompt),
  negativePrompt: trimmed(z.string().check(z.maxLength(negativeMax))),
  templateId: z.nullable(Id),
  aspectRatio: AspectRatio,
  count: ImageCount,
  /** Only with a source picture. */
  strength: ImageStrength,
  seed: trimmed(z.string().check(z.refine(isSeed, imagesTexts.seedWrong))),
});
export type Recipe = z.output<typeof recipeSchema>;

export const blankRecipe: Recipe = {
  prompt: "",
  negativePrompt: "",
  templateId: null,
  aspectRatio: "2:3",
  count: 1,
  strength: 0.45,
  seed: "",
};

export const recipeBody = ({
  negativePrompt,
  templateId,
  seed,
  strength: _none,
  ...rest
}: Recipe): GenerateImageFromTextBody => ({
  ...rest,
  ...(negativePrompt !== "" && { negativePrompt }),
  ...(templateId !== null && { templateId }),
  ...(seed !== "" && { seed: Number(seed) }),
});

/** The form values that would make this picture again. */
export const recipeOf = ({
  prompt,
  negativePrompt,
  templateId,
  aspectRatio,
  seed,
  strength,
}: GeneratedImage): Recipe => ({
  prompt,
  negativePrompt: negativePrompt ?? "",
  templateId,
  aspectRatio,
  count: 1,
  strength: strength ?? blankRecipe.strength,
  seed: String(seed),
});

export const recipeDraft = (userId: string, way: "text-to-image" | "image-to-image") => formDraft(userId, way);

/** The aspect ratio nearest to a picture's own. */
export function nearestShape({ width, height }: { width: number; height: number }): AspectRatio {
  const away = (shape: AspectRatio) => {
    const [w = 1, h = 1] = shape.split(":").map(Number);
    return Math.abs(Math.log(w / h) - Math.log(width / height));
  };
  return AspectRatio.options.toSorted((a, b) => away(a) - away(b))[0] ?? "1:1";
}

/** A random seed of six digits: short enough to read out. */
export const drawnSeed = (): string => String(100_000 + (crypto.getRandomValues(new Uint32Array(1))[0]! % 900_000));
