import { useEffect, useState } from "react";
import { css } from "#styled-system/css";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import type { FontId } from "#src/lib/look-ids.ts";
import { isFontInstalled } from "#src/ui/theme/font-installed.ts";

/** The fallback where a font is not available. */
const standIns: Partial<Record<FontId, string>> = {
  satoshi: "Satoshi may not be shipped. Figtree answers in its slot; a licensed file takes over by its name.",
  comicSans: "Not installed on this device. Comic Neue answers.",
  wingdings: "Not installed on this device. The next face of the stack answers, so letters may stay letters.",
  papyrus: "Not installed on this device. Caveat answers.",
};

function useStandIn(id: FontId): string | undefined {
  const [isInstalled, setIsInstalled] = useState<boolean | null>(null);
  useEffect(() => {
    void isFontInstalled(id).then(setIsInstalled);
  }, [id]);
  return id === "satoshi" || isInstalled === false ? standIns[id] : undefined;
}

/** One font choice: titles, narration, dialogue, controls, figures. For stories. */
export function FontsBoard({ id, name }: { id: FontId; name: string }) {
  const standIn = useStandIn(id);
  return (
    <main className={css({ p: { base: "4", md: "8" }, display: "grid", gap: "5", maxWidth: "prose.max" })}>
      <h1 className={css({ textStyle: "h1" })}>{name}</h1>
      {standIn !== undefined && (
        <p className={css({ fontFamily: "satoshi", fontSize: "help", color: "warning.text" })}>{standIn}</p>
      )}
      <h2 className={css({ textStyle: "h2" })}>The light that failed</h2>
      <p className={css({ textStyle: "dialogue" })}>
        <em className={css({ textStyle: "narration", color: "chat.narration.fg" })}>
          Her thumb finds the crack as if it had always known the way.
        </em>{" "}
        “You’d better come in, and you’d better tell me which rocks.”
      </p>
      <p data-sample="body">
        Grumpy wizards make toxic brew for the evil queen and jack. Zażółć gęślą jaźń. 0123456789
      </p>
      <FormField label="Persona name" help="Up to 40 characters" counter="4/40">
        <TextInput defaultValue="Wren" />
      </FormField>
      <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
        <Button variant="primary">Save changes</Button>
        <Button>Preview</Button>
        <Chip isPressed>Mystery</Chip>
      </div>
    </main>
  );
}
