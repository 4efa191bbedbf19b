import { useEffect, useRef, useState } from "react";
import { css } from "#styled-system/css";
import { chip } from "#styled-system/recipes";
import { editorTexts as words } from "./editor-texts.ts";

const bar = css({
  position: "sticky",
  top: {
    base: "calc({sizes.topbar.mobile} + var(--notice-height, 0px) + env(safe-area-inset-top))",
    md: "calc({sizes.topbar} + var(--notice-height, 0px))",
  },
  zIndex: "sticky",
  bg: "bg.canvas",
  mx: { base: "-16px", md: "0" },
  mb: "4",
});
const list = css({
  display: "flex",
  gap: "2",
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
  m: "0",
  py: "2",
  px: { base: "16px", md: "1px" },
  "& > li": { flexShrink: "0" },
});

/** Scrolls to a section and focuses its heading. */
export function goToSection(id: string): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** The current section: the last one that starts above the upper third of the window. */
function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const look = () => {
      const passed = all
        .split(" ")
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3);
      setCurrent(passed.at(-1) ?? all.split(" ")[0]);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [all]);
  return current;
}

/** The sections of the editor in a sticky row; the current one is marked. */
export function Outline({ sections }: { sections: readonly (readonly [id: string, title: string])[] }) {
  const current = useCurrent(sections.map(([id]) => id));
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = strip.current;
    const item = row?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    if (!row || !item) return;
    // Not `scrollIntoView`, which would scroll the page too.
    row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav aria-label={words.sections.nav} className={bar}>
      <ul ref={strip} className={list}>
        {sections.map(([id, title]) => (
          <li key={id} data-section={id}>
            <button
              type="button"
              className={chip({ state: id === current ? "selected" : "unselected" })}
              aria-current={id === current || undefined}
              onClick={() => goToSection(id)}
            >
              <span data-part="label">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
