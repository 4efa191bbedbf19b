import { useFieldWiring } from "#src/ui/fields/field-wiring.ts";
import { css } from "#styled-system/css";

const field = css({
  width: "full",
  color: "fg.muted",
  textStyle: "meta",
  borderRadius: "input",
  _file: {
    minHeight: "44px",
    px: "18px",
    me: "3",
    border: "0",
    borderRadius: "full",
    bg: "bg.raised",
    color: "fg.default",
    font: "inherit",
    fontWeight: "semibold",
    cursor: "pointer",
  },
});

/** The browser's file input. Use inside a `FormField`. */
export function FileField({ accept, onChoose }: { accept: string; onChoose: (file: File | null) => void }) {
  const wiring = useFieldWiring({});
  return (
    <input
      {...wiring}
      type="file"
      accept={accept}
      className={field}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    />
  );
}
