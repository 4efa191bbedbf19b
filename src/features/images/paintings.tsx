import { useEffect, useRef, useSyncExternalStore } from "react";
import { paintingsStore } from "#src/client-state/paintings.ts";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";
import { PaintingRow } from "./painting-row.tsx";

/** Scrolled to, it stands clear of the top bar, and on a phone of the bar that makes pictures. */
const section = css({ scrollMarginTop: "80px", scrollMarginBottom: { base: "128px", md: "24px" } });
const list = css({ display: "grid", gap: "2", listStyle: "none", m: "0", mb: "6", p: "0" });

/** The jobs that are not finished, in order. They come into sight when one is sent; `sent` counts that. */
export function Paintings({ sent }: { sent: number }) {
  const paintings = useSyncExternalStore(paintingsStore.subscribe, paintingsStore.get, paintingsStore.get);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone they are far below the button that was pressed.
    if (sent > 0) element.current?.scrollIntoView({ block: "nearest" });
  }, [sent]);
  if (paintings.length === 0) return null;
  return (
    <section ref={element} className={section} aria-label={imagesTexts.now}>
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
