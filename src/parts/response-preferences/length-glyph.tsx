import { css } from "#styled-system/css";

/** Widths of the drawn lines, in hundredths. */
const lines: Readonly<Record<string, readonly number[]>> = {
  text: [55],
  short: [100, 50],
  mediumShort: [100, 100, 75],
  originalNormal: [100, 45, 100, 80],
  medium: [100, 100, 100, 65],
  long: [100, 100, 100, 100, 100],
};

const glyph = css({ display: "grid", gap: "3px", width: "36px", flexShrink: "0", alignContent: "start", pt: "4px" });
const line = css({ height: "3px", borderRadius: "full", background: "currentColor" });

/** Illustrates a reply's length; decoration beside its name. */
export function LengthGlyph({ value }: { value: string }) {
  const widths = lines[value];
  if (widths === undefined) return null;
  return (
    <span className={glyph} aria-hidden="true">
      {widths.map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a drawing
        <span key={at} className={line} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}
