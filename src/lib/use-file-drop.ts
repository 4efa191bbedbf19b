import { useEffect, useEffectEvent, useState } from "react";

/**
 * Accepts files dropped anywhere on the page, except in a dialog or where another handler took them: otherwise a missed
 * drop would open the file in place of the page. Returns whether a file is being dragged over the page.
 */
export function useFileDrop(onFiles: (files: [File, ...File[]]) => void): boolean {
  const [isCarried, setIsCarried] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const isOurs = (event: DragEvent) =>
      !event.defaultPrevented &&
      event.dataTransfer?.types.includes("Files") === true &&
      !(event.target instanceof Element && event.target.closest("[role=dialog], [role=alertdialog]"));
    const over = (event: DragEvent) => {
      if (!isOurs(event)) return setIsCarried(false);
      event.preventDefault();
      setIsCarried(true);
    };
    // Null: the pointer has left the page.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsCarried(false);
    const drop = (event: DragEvent) => {
      setIsCarried(false);
      if (!isOurs(event)) return;
      event.preventDefault();
      const [first, ...others] = event.dataTransfer?.files ?? [];
      if (first !== undefined) take([first, ...others]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isCarried;
}
