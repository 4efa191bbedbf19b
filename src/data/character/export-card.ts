import { useMutation } from "@tanstack/react-query";
import { cardOptions, draftOf, inOrder, keptOf } from "#src/domain/card-terms.ts";
import { writtenBook } from "#src/domain/lore/book-files.ts";
import { getCharacter } from "#src/generated/api/character/get-character.ts";
import { getLorebook } from "#src/generated/api/lorebook/get-lorebook.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { listVariants } from "#src/generated/api/variant/list-variants.ts";
import type { Members } from "#src/lib/card/card-draft.ts";
import type { CardSource, CardVersion } from "#src/lib/card/write-card.ts";
import { readPictures } from "./card-pictures.ts";
import { drawnPng } from "#src/lib/drawn-png.ts";
import { fileStem, saveFile } from "#src/lib/save-file.ts";

export type CardFormat = "png" | "json" | "charx";
export type CardExport = { characterId: string; format: CardFormat; version: CardVersion };

const types: Record<CardFormat, string> = { png: "image/png", json: "application/json", charx: "application/zip" };

/** The lorebooks of a variant, merged into the one book that a card can have; null for none. */
async function bookOf(variant: Variant | undefined): Promise<Members | null> {
  const ids = variant?.authored?.lorebookIds ?? [];
  const books = await Promise.all(ids.map(async (id) => writtenBook((await getLorebook(id)).data, "character_book")));
  const [first] = books;
  if (first === undefined) return null;
  return { ...first, entries: books.flatMap((book) => (book["entries"] ?? []) as unknown[]) };
}

/** A character of the user's own as a card's file; null if it is not theirs. */
export async function writeCardFile({ characterId, format, version }: CardExport): Promise<File | null> {
  const [{ data: character }, { data: list }, write] = await Promise.all([
    getCharacter(characterId),
    listVariants(characterId),
    // Loaded on demand, since it includes the ZIP writer.
    import("#src/lib/card/write-card.ts"),
  ]);
  const variants = inOrder(list.variants);
  const [first] = variants;
  const draft = draftOf(character, variants, await bookOf(first));
  if (draft === null) return null;
  const isImported = keptOf(draft.extensions).filed !== undefined;
  const address = first?.avatar ?? null;
  const source: CardSource = {
    draft,
    // The user who imported a card is not its creator.
    creator: isImported ? "" : character.userInfo.userName,
    limits: cardOptions.limits,
    hasPicture: address !== null,
    ...(format !== "json" && (await readPictures(draft, variants))),
  };
  const picture = () => drawnPng(address, character.name);
  const bytes =
    format === "json"
      ? write.jsonFile(source, version)
      : format === "charx"
        ? write.charxFile(source, address === null ? null : await picture())
        : write.pngFile(source, version, await picture());
  if (bytes === null) throw new Error("the picture is no whole PNG");
  return new File([bytes as Uint8Array<ArrayBuffer>], `${fileStem(character.name, "character")}.${format}`, {
    type: types[format],
  });
}

/** Downloads a character of the user's own as a card, with all edits. False if it is not theirs. */
export function useExportCard() {
  return useMutation({
    mutationFn: async (wanted: CardExport) => {
      const file = await writeCardFile(wanted);
      if (file !== null) saveFile(file);
      return file !== null;
    },
    // The dialog shows the failure.
    meta: { isSilent: true },
  });
}
