import { useQuery } from "@tanstack/react-query";
import { favoriteAiModelsQuery } from "#src/data/ai-model/queries.ts";
import { useSwapModel } from "#src/data/ai-model/swap-model.ts";
import { labels, messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { FavoriteAiModel } from "#src/generated/api/model/favoriteAiModel.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";
import { eachTheirOwn, ModelChoice, modelList, ModelSkeletons } from "./model-choice.tsx";
import { modelTexts } from "./model-settings-texts.ts";

export type QuickSwapDialogProps = {
  characterId: string;
  threadId: string | null;
  currentModelId: string | null;
  variantId: string | null;
  /** The model is then the chat's alone. */
  isGroup?: boolean;
  onClose: () => void;
  /** The swap is done; the header shows it for about 4 s (SWAP-07). */
  onSwapped: () => void;
  /** Opens the settings where favourites are chosen. */
  onOpenModels: () => void;
};

/**
 * Switches between the favourite models (SWAP-01 to SWAP-09). Failures are silent, as specified: a list that fails to
 * load only offers to load it again, a failed swap changes nothing.
 */
export function QuickSwapDialog({
  characterId,
  threadId,
  currentModelId,
  variantId,
  isGroup = false,
  onClose,
  onSwapped,
  onOpenModels,
}: QuickSwapDialogProps) {
  const favourites = useQuery({ ...favoriteAiModelsQuery(), retry: false });
  const swap = useSwapModel(onSwapped);

  function choose(model: FavoriteAiModel) {
    if (swap.isPending || (variantId === null && !isGroup)) return;
    const aiModelId = model === eachTheirOwn ? null : model.id;
    if (aiModelId === currentModelId) return onClose();
    swap.mutate({ characterId, threadId, aiModelId, variantId }, { onSuccess: onClose });
  }

  return (
    <Dialog onClose={onClose} title={labels.quickSwap} isBusy={swap.isPending}>
      <AsyncView
        query={favourites}
        skeleton={<ModelSkeletons />}
        renderFailed={(retry, isRetrying) => (
          <div className={css({ display: "flex", justifyContent: "center", gap: "3", py: "6" })}>
            <Button onClick={retry} isBusy={isRetrying}>
              {texts.actions.tryAgain}
            </Button>
            <Button onClick={() => (onClose(), onOpenModels())}>{labels.modelSettings}</Button>
          </div>
        )}
        empty={
          <EmptyState
            title={messages.models.noFavourites}
            text={modelTexts.noFavouritesHelp}
            action={<Button onClick={() => (onClose(), onOpenModels())}>{labels.modelSettings}</Button>}
          />
        }
      >
        {(models) => (
          <ul className={modelList}>
            {(isGroup ? [eachTheirOwn, ...models] : models).map((model) => (
              <li key={model.id}>
                <ModelChoice
                  model={model}
                  isCurrent={model.id === (currentModelId ?? eachTheirOwn.id)}
                  isSwapping={swap.isPending && (swap.variables.aiModelId ?? eachTheirOwn.id) === model.id}
                  isInert={swap.isPending}
                  onChoose={() => choose(model)}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Dialog>
  );
}
