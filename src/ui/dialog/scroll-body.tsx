import { type ReactNode, useCallback, useState } from "react";

interface ScrollBodyProps {
  className?: string | undefined;
  /** False if the children scroll themselves. */
  isScrollable: boolean;
  children: ReactNode;
}

/** A scrolling body that marks edges with hidden content, and is focusable while it can scroll. */
export function ScrollBody({ className, isScrollable, children }: ScrollBodyProps) {
  const [edges, setEdges] = useState({ top: false, bottom: false });
  const measure = useCallback((element: HTMLElement) => {
    const top = element.scrollTop > 1;
    const bottom = element.scrollTop + element.clientHeight < element.scrollHeight - 1;
    setEdges((old) => (old.top === top && old.bottom === bottom ? old : { top, bottom }));
  }, []);
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null || !isScrollable) return undefined;
      const observer = new ResizeObserver(() => measure(element));
      observer.observe(element);
      for (const child of element.children) observer.observe(child);
      return () => observer.disconnect();
    },
    [isScrollable, measure],
  );
  const scrolls = isScrollable && (edges.top || edges.bottom);
  return (
    <div
      ref={watch}
      className={className}
      onScroll={isScrollable ? (event) => measure(event.currentTarget) : undefined}
      data-fade-top={(isScrollable && edges.top) || undefined}
      data-fade-bottom={(isScrollable && edges.bottom) || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}
