import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { Chip } from "../chip/chip.tsx";
import { FormField } from "../fields/form-field.tsx";
import { TextInput } from "../fields/text-input.tsx";

/** One choice of font at a glance: titles, narration, dialogue, controls, figures. For stories. */
export function FontsBoard({ name }: { name: string }) {
  return (
    <main className={css({ p: { base: "4", md: "8" }, display: "grid", gap: "5", maxWidth: "prose.max" })}>
      <h1 className={css({ textStyle: "h1" })}>{name}</h1>
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
      <FormField label="Persona name" help="Up to 40 characters" counter="5/40">
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
