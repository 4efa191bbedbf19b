import type { FontId } from "#src/lib/look-ids.ts";

/** The faces of the device that a choice stands for, where the product may not ship them (design 3). */
const deviceFaces: Partial<Record<FontId, readonly string[]>> = {
  comicSans: ["Comic Sans MS", "Comic Sans", "Chalkboard SE"],
  wingdings: ["Wingdings", "Zapf Dingbats"],
  papyrus: ["Papyrus", "Herculanum", "Luminari"],
};

async function has(face: string): Promise<boolean> {
  try {
    // `document.fonts.check` says yes to names it has never heard of; a local source that is not there fails to load.
    await new FontFace("probe", `local("${face}")`).load();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this device has the face that a choice is named after. True for choices that ship, and for `system`. Where it is
 * false another face answers, and that is to be said: `Not installed on this device`.
 */
export async function isFontInstalled(id: FontId): Promise<boolean> {
  const faces = deviceFaces[id];
  if (!faces) return true;
  return (await Promise.all(faces.map(has))).includes(true);
}
