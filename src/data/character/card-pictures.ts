import { keptOf } from "#src/domain/card-terms.ts";
import { imageLimits } from "#src/domain/limits.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { readMedia } from "#src/http/read-media.ts";
import { dataAddress } from "#src/lib/card/card-assets.ts";
import { type CardDraft, fileLimits, type Members, type ReadCard } from "#src/lib/card/card-draft.ts";
import { imageKind, ImageRefusedError } from "#src/lib/image-check.ts";
import { prepareImage } from "#src/lib/prepare-image.ts";
import { pictureRefusals } from "../upload/picture-refusals.ts";
import { sendImage } from "../upload/upload-image.ts";

/** The addresses of a card's pictures; null for none or a refused one. */
export interface CardPictures {
  picture: string | null;
  variantPictures: (string | null)[];
  uploaded: Members[];
}

const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);

/** Uploads a card's pictures that are not in `sent` yet, and adds them to it; refused ones are listed in its report. */
export async function sendPictures(card: ReadCard, sent: Partial<CardPictures>, signal: AbortSignal) {
  const limits = { ...imageLimits, bytes: fileLimits.bytes };
  const prepared = async (bytes: Uint8Array) =>
    (await prepareImage(blobOf(bytes), { limits, longestSide: 2048, signal })).blob;
  const put = async (field: string, blob: () => Promise<Blob>): Promise<string | null> => {
    try {
      return await sendImage("character", { blob: await blob(), signal });
    } catch (error) {
      if (!(error instanceof ImageRefusedError)) throw error;
      card.report.dropped.push({ field, text: pictureRefusals[error.refusal] });
      return null;
    }
  };
  const { picture, variantPictures, largeAssets } = card;
  if (sent.picture === undefined) sent.picture = picture && (await put("picture", () => prepared(picture)));
  const ofVariants = (sent.variantPictures ??= []);
  for (const [index, bytes] of variantPictures.entries())
    if (ofVariants[index] === undefined)
      ofVariants[index] = bytes && (await put(`variants[${index}].picture`, () => prepared(bytes)));
  const uploaded = (sent.uploaded ??= []);
  // A refused one is removed from the list, so that a retry does not send it again.
  for (let next = largeAssets[0]; next !== undefined; largeAssets.shift(), next = largeAssets[0]) {
    const { asset, bytes } = next;
    // Unchanged if the server accepts its size.
    const blob = async () => (bytes.length <= imageLimits.bytes ? blobOf(bytes) : prepared(bytes));
    const uri = await put(`assets: ${String(asset["name"])}`, blob);
    if (uri !== null) uploaded.push({ ...asset, uri });
  }
  return { picture: sent.picture, variantPictures: ofVariants, uploaded };
}

/** The bytes of a picture; null if it does not exist, or has a type that cards cannot have. */
async function pictureAt(address: string): Promise<Uint8Array | null> {
  const response = await readMedia(address, AbortSignal.timeout(60_000));
  const bytes = response && new Uint8Array(await response.arrayBuffer());
  return bytes !== null && imageKind(bytes) !== null ? bytes : null;
}

/** For a card: the pictures of the other variants that have their own, and the assets that are uploads. */
export async function readPictures(draft: CardDraft, [first, ...others]: readonly Variant[]) {
  const ofVariant = async ({ avatar }: Variant) =>
    avatar === null || avatar === first?.avatar ? null : pictureAt(avatar);
  const ofAsset = async (asset: Members): Promise<Members[]> => {
    const bytes = await pictureAt(String(asset["uri"]));
    return bytes === null ? [] : [{ ...asset, uri: dataAddress(bytes, String(asset["ext"])) }];
  };
  const { uploaded = [] } = keptOf(draft.extensions);
  const [variantPictures, moreAssets] = await Promise.all([
    Promise.all(others.map(ofVariant)),
    Promise.all(uploaded.map(ofAsset)),
  ]);
  return { variantPictures, moreAssets: moreAssets.flat() };
}
