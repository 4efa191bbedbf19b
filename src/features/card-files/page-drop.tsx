import { useQueryClient } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { useFileDrop } from "#src/lib/use-file-drop.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";

const cover = css({
  position: "fixed",
  inset: "3",
  zIndex: "sticky",
  display: "grid",
  placeItems: "center",
  border: "2px dashed {colors.accent.default}",
  borderRadius: "xl",
  bg: "color-mix(in oklab, {colors.bg.canvas} 82%, transparent)",
  textStyle: "h2",
  pointerEvents: "none",
});

/** Lets cards be dropped anywhere on the page. What reads them is loaded with the first drop. */
export function PageDrop() {
  const client = useQueryClient();
  const isCarried = useFileDrop((files) => {
    import("./drop-cards.ts").then(
      ({ dropCards }) => dropCards(client, files),
      () => toaster.error(texts.crash.chunk),
    );
  });
  return <div role="status">{isCarried && <div className={cover}>{texts.actions.letGo}</div>}</div>;
}
