import GripVerticalIcon from "lucide-react/icons/grip-vertical";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { flushSync } from "react-dom";
import { useKeepModels } from "#src/data/ai-model/keep-models.ts";
import { withMovedModel } from "#src/domain/favourite-models.ts";
import type { FavoriteAiModel } from "#src/generated/api/model/favoriteAiModel.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { modelTexts } from "./model-settings-texts.ts";

const help = css({ fontSize: "13px", color: "fg.muted" });
const list = css({ display: "flex", flexDirection: "column", gap: "4px", marginInline: "-10px" });
const item = css({
  row: "10px",
  minHeight: "52px",
  paddingInline: "4px 12px",
  borderRadius: "row",
  "&[data-lifted]": { background: "bg.raised", boxShadow: "shadow.2" },
});
const handle = css({ cursor: "grab", touchAction: "none", "[data-lifted] &": { cursor: "grabbing" } });
const name = css({ minWidth: "0", fontWeight: "600", fontSize: "15px", overflow: "hidden", textOverflow: "ellipsis" });

type Lifted = { readonly id: string; readonly from: readonly string[] };

/** The favourite models in quick-swap order: drag the handle, or move it by the arrow keys (GAP-59). */
export function FavouriteOrder({ favourites }: { favourites: readonly FavoriteAiModel[] }) {
  const keep = useKeepModels();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const byId = new Map(favourites.map((model) => [model.id, model]));
  const order = (wanted ?? favourites.map(({ id }) => id)).filter((id) => byId.has(id));

  function save(ids: readonly string[]) {
    keep.mutate(ids, { onError: () => setWanted(null) });
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = order.indexOf(id);
    const next = withMovedModel(order, from, Math.max(0, from + step));
    setMoved(id);
    if (next.indexOf(id) === from) return;
    setWanted(next);
    save(next);
  }

  function lift(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLifted({ id, from: order });
    setMoved(id);
  }

  function drag({ clientY }: PointerEvent) {
    if (lifted === null) return;
    const boxes = [...(rows.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = boxes.findIndex(({ bottom }) => clientY < bottom);
    const to = over === -1 ? boxes.length - 1 : over;
    const from = order.indexOf(lifted.id);
    // At once: it may be let go before React would render it.
    if (to !== from) flushSync(() => setWanted(withMovedModel(order, from, to)));
  }

  function drop(isKept: boolean) {
    if (lifted === null) return;
    setLifted(null);
    if (!isKept) setWanted(lifted.from);
    else if (order.join() !== lifted.from.join()) save(order);
  }

  // Moving the row's element loses its focus.
  useLayoutEffect(() => {
    if (moved === null || document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved)}"]`)?.focus();
  });

  const at = moved === null ? -1 : order.indexOf(moved);
  return (
    <div>
      <p className={help} id="favourite-order-help">
        {modelTexts.orderHelp}
      </p>
      <VisuallyHidden role="status">
        {at !== -1 && modelTexts.placeOf(byId.get(moved ?? "")?.modelName ?? "", at + 1, order.length)}
      </VisuallyHidden>
      <ul ref={rows} className={list} aria-label={modelTexts.order}>
        {order.map((id) => {
          const model = byId.get(id);
          return (
            model !== undefined && (
              <li key={id} className={item} data-lifted={lifted?.id === id || undefined}>
                <IconButton
                  label={modelTexts.move(model.modelName)}
                  className={handle}
                  data-handle={id}
                  aria-describedby="favourite-order-help"
                  onKeyDown={(event) => onKeyDown(event, id)}
                  onPointerDown={(event) => lift(event, id)}
                  onPointerMove={drag}
                  onPointerUp={() => drop(true)}
                  onPointerCancel={() => drop(false)}
                >
                  <GripVerticalIcon />
                </IconButton>
                <Avatar src={model.modelIcon} name={model.modelName} seed={id} size={32} isDecorative />
                <span className={name}>{model.modelName}</span>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
