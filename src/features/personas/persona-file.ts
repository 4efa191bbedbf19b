import * as z from "zod/mini";
import { PersonaDescriptionMax } from "#src/generated/zod/schemas/personaDescription.zod.ts";
import { PersonaNameMax } from "#src/generated/zod/schemas/personaName.zod.ts";
import { fileStem } from "#src/lib/save-file.ts";
import { cutText, plainLine } from "#src/lib/text.ts";

const file = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  description: z.optional(z.nullable(z.string())),
});

/** A persona file is a few kilobytes; larger ones are refused. */
const bytesAtMost = 50_000;

/** A persona as a file, without its picture: the address belongs to its owner. */
export function personaFile({ name, description }: { name: string; description: string | null }): File {
  return new File(
    [`${JSON.stringify({ name, description }, null, 2)}\n`],
    `${fileStem(name, "persona")}.persona.json`,
    {
      type: "application/json",
    },
  );
}

/** Name and description from a persona file, cut to the contract's limits; null if it has none. Reads nothing else (S4). */
export async function readPersonaFile(given: Blob): Promise<{ name: string; description: string } | null> {
  if (given.size > bytesAtMost) return null;
  try {
    const { data } = file.safeParse(JSON.parse(await given.text()));
    const name = data === undefined ? "" : cutText(plainLine(data.name), PersonaNameMax);
    if (data === undefined || name === "") return null;
    return { name, description: cutText(data.description?.trim() ?? "", PersonaDescriptionMax) };
  } catch {
    return null;
  }
}
