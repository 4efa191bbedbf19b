import { useSyncExternalStore } from "react";
import { paintingsStore } from "#src/client-state/paintings.ts";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";
import { PaintingRow } from "./painting-row.tsx";

const list = css({ display: "grid", gap: "2", listStyle: "none", m: "0", mb: "6", p: "0" });

/** The jobs that are not finished, in order. */
export function Paintings() {
  const paintings = useSyncExternalStore(paintingsStore.subscribe, paintingsStore.get, paintingsStore.get);
  if (paintings.length === 0) return null;
  return (
    <section aria-label={imagesTexts.now}>
      <h3 className={css({ textStyle: "label", mb: "10px" })}>{imagesTexts.now}</h3>
      <ul className={list}>
        {paintings.map((painting) => (
          <li key={painting.jobId}>
            <PaintingRow painting={painting} />
          </li>
        ))}
      </ul>
    </section>
  );
}
