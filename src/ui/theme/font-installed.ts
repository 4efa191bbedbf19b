import type { FontId } from "#src/lib/look-ids.ts";

/** Local font names behind the choices that the product may not ship (design 3). */
const deviceFaces: Partial<Record<FontId, readonly string[]>> = {
  satoshi: ["Satoshi"],
  comicSans: ["Comic Sans MS", "Comic Sans", "Chalkboard SE"],
  wingdings: ["Wingdings", "Zapf Dingbats"],
  papyrus: ["Papyrus", "Herculanum", "Luminari"],
};

async function has(face: string): Promise<boolean> {
  try {
    // `document.fonts.check` returns true for unknown names; a missing local source fails to load.
    await new FontFace("probe", `local("${face}")`).load();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this device has the chosen font. True for fonts that ship, and for `system`. If false a fallback is used, for
 * Satoshi Figtree, and the UI says so.
 */
export async function isFontInstalled(id: FontId): Promise<boolean> {
  const faces = deviceFaces[id];
  if (!faces) return true;
  return (await Promise.all(faces.map(has))).includes(true);
}
