import { useQuery } from "@tanstack/react-query";
import { css } from "#styled-system/css";
import { favoriteAiModelsQuery } from "#src/data/ai-model/queries.ts";
import { useSwapModel } from "#src/data/ai-model/swap-model.ts";
import { labels, messages } from "#src/domain/messages.ts";
import type { FavoriteAiModel } from "#src/generated/api/model/favoriteAiModel.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";

export type QuickSwapDialogProps = {
  characterId: string;
  threadId: string | null;
  currentModelId: string | null;
  variantId: string | null;
  onClose: () => void;
  /** The swap is done: the header shows it for about 4 s (SWAP-07). */
  onSwapped: () => void;
};

const list = css({ display: "flex", flexDirection: "column", gap: "4px", marginInline: "-10px" });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  width: "full",
  minHeight: "64px",
  paddingInline: "10px",
  paddingBlock: "8px",
  borderRadius: "row",
  background: "transparent",
  color: "fg.default",
  textAlign: "start",
  cursor: "pointer",
  _hover: { background: "bg.hover" },
  "&[aria-current=true]": { background: "accent.subtle" },
  "&[aria-disabled=true]": { cursor: "progress" },
});
const words = css({ flex: "1", minWidth: "0" });
const name = css({
  fontWeight: "600",
  fontSize: "15px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const about = css({ fontSize: "13px", color: "fg.muted", lineHeight: "1.4", lineClamp: "1" });

/**
 * Swaps between the favourite models (SWAP-01 to SWAP-09). The failures are silent, as the specification wants it: a list
 * that does not load is an empty one, a swap that fails leaves everything as it was.
 */
export function QuickSwapDialog({
  characterId,
  threadId,
  currentModelId,
  variantId,
  onClose,
  onSwapped,
}: QuickSwapDialogProps) {
  const favourites = useQuery({ ...favoriteAiModelsQuery(), retry: false });
  const swap = useSwapModel();
  const models = favourites.data ?? [];

  function choose(model: FavoriteAiModel) {
    if (swap.isPending || variantId === null) return;
    if (model.id === currentModelId) return onClose();
    swap.mutate(
      { characterId, threadId, aiModelId: model.id, variantId },
      {
        onSuccess() {
          onSwapped();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog isOpen onClose={onClose} title={labels.quickSwap}>
      <SkeletonGroup isLoading={favourites.isPending} skeleton={<ModelSkeletons />}>
        {models.length === 0 ? (
          <EmptyState title={messages.models.noFavourites} />
        ) : (
          <ul className={list}>
            {models.map((model) => (
              <li key={model.id}>
                <ModelRow
                  model={model}
                  isCurrent={model.id === currentModelId}
                  isSwapping={swap.isPending && swap.variables.aiModelId === model.id}
                  isInert={swap.isPending}
                  onChoose={() => choose(model)}
                />
              </li>
            ))}
          </ul>
        )}
      </SkeletonGroup>
    </Dialog>
  );
}

function ModelRow({
  model,
  isCurrent,
  isSwapping,
  isInert,
  onChoose,
}: {
  model: FavoriteAiModel;
  isCurrent: boolean;
  isSwapping: boolean;
  isInert: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className={row}
      aria-current={isCurrent || undefined}
      aria-disabled={isInert || undefined}
      aria-busy={isSwapping || undefined}
      onClick={onChoose}
    >
      <Avatar src={model.modelIcon} name={model.modelName} seed={model.id} size={40} isDecorative />
      <span className={words}>
        <span className={name} style={{ display: "block" }}>
          {model.modelName}
        </span>
        {model.description !== null && <span className={about}>{model.description}</span>}
      </span>
      {isSwapping ? (
        <BreathingDots />
      ) : (
        isCurrent && (
          <Tag tone="accent">
            <CueMark />
            {labels.current}
          </Tag>
        )
      )}
    </button>
  );
}

function ModelSkeletons() {
  return (
    <div className={list}>
      {[1, 2, 3].map((at) => (
        <div key={at} className={row}>
          <Skeleton shape="circle" width={40} height={40} />
          <span className={words}>
            <Skeleton shape="line" width="42%" />
            <Skeleton shape="line" width="80%" />
          </span>
        </div>
      ))}
    </div>
  );
}
