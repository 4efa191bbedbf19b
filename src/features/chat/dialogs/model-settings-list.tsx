import { useQuery } from "@tanstack/react-query";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import ListOrderedIcon from "lucide-react/icons/list-ordered";
import SearchIcon from "lucide-react/icons/search";
import StarIcon from "lucide-react/icons/star";
import XIcon from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { useKeepModels } from "#src/data/ai-model/keep-models.ts";
import { aiModelsQuery, favoriteAiModelsQuery, replyWriterQuery } from "#src/data/ai-model/queries.ts";
import { useSwapModel } from "#src/data/ai-model/swap-model.ts";
import { withToggledModel } from "#src/domain/favourite-models.ts";
import { isFound } from "#src/lib/search-text.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { FavouriteOrder } from "./favourite-order.tsx";
import { eachTheirOwn, ModelChoice, modelList, ModelSkeletons } from "./model-choice.tsx";
import { modelTexts } from "./model-settings-texts.ts";
import { WhoWrites } from "./who-writes.tsx";

const pane = css({ display: "flex", flexDirection: "column", gap: "14px" });
const top = css({ row: "8px", "& > :first-child": { flex: "1", minWidth: "0" } });
const item = css({ row: "4px", paddingInlineEnd: "6px" });

export type ModelSettingsListProps = {
  characterId: string;
  threadId: string | null;
  currentModelId: string | null;
  variantId: string | null;
  /** The model is then the chat's alone. */
  isGroup?: boolean;
  /** The free tier has no pro models. */
  isFree: boolean;
  onSwapped: () => void;
};

/** All models: search, current model, favourites by star, and models that need a plan (GAP-58 to GAP-60). */
export function ModelSettingsList({
  characterId,
  threadId,
  currentModelId,
  variantId,
  isGroup = false,
  isFree,
  onSwapped,
}: ModelSettingsListProps) {
  const models = useQuery(aiModelsQuery());
  const writer = useQuery(replyWriterQuery());
  const favourites = useQuery(favoriteAiModelsQuery());
  const swap = useSwapModel(onSwapped);
  const keep = useKeepModels();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  /** The button that clears it disappears with the text. */
  const clear = () => {
    setText("");
    field.current?.focus();
  };
  const [isOrdering, setIsOrdering] = useState(false);
  const kept = favourites.data?.map(({ id }) => id) ?? null;
  const found = (models.data ?? []).filter((model) => isFound(text, model.modelName, model.description));

  function choose(aiModelId: string | null) {
    if (swap.isPending || (variantId === null && !isGroup) || aiModelId === currentModelId) return;
    swap.mutate({ characterId, threadId, aiModelId, variantId });
  }

  function star(id: string) {
    const wanted = kept === null ? null : withToggledModel(kept, id);
    if (wanted !== null) keep.mutate(wanted);
  }

  if (isOrdering && favourites.data !== undefined)
    return (
      <div className={pane}>
        <div>
          <Button
            ref={focusControl}
            size="sm"
            variant="soft"
            icon={<ArrowLeftIcon />}
            onClick={() => setIsOrdering(false)}
          >
            {modelTexts.orderDone}
          </Button>
        </div>
        <FavouriteOrder favourites={favourites.data} />
      </div>
    );
  return (
    <div className={pane}>
      {writer.data !== undefined && models.data !== undefined && (
        <WhoWrites writer={writer.data} model={models.data.find(({ id }) => id === currentModelId) ?? models.data[0]} />
      )}
      <div className={top}>
        <TextInput
          ref={field}
          type="search"
          aria-label={modelTexts.search}
          placeholder={modelTexts.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // The dialog stays open for it, and with that keeps the browser from clearing the field.
          onKeyDown={({ key }) => key === "Escape" && setText("")}
          start={<SearchIcon />}
          end={
            text === "" ? undefined : (
              <IconButton label={modelTexts.clear} size="xs" onClick={clear}>
                <XIcon />
              </IconButton>
            )
          }
        />
        {kept !== null && kept.length > 1 && (
          <IconButton label={modelTexts.order} onClick={() => setIsOrdering(true)}>
            <ListOrderedIcon />
          </IconButton>
        )}
      </div>
      {swap.error !== null && <InlineAlert tone="danger">{modelTexts.swapFailed}</InlineAlert>}
      <VisuallyHidden role="status">
        {text !== "" && models.data !== undefined && modelTexts.found(found.length)}
      </VisuallyHidden>
      <AsyncView
        query={models}
        skeleton={<ModelSkeletons count={5} />}
        failed={modelTexts.listFailed}
        isEmpty={() => found.length === 0}
        empty={
          <EmptyState
            title={text === "" ? modelTexts.none : modelTexts.noMatch}
            headingLevel={3}
            action={text === "" ? undefined : <Button onClick={() => setText("")}>{modelTexts.clear}</Button>}
          />
        }
      >
        {() => (
          <ul className={modelList}>
            {isGroup && text === "" && (
              <li className={item}>
                <ModelChoice
                  model={eachTheirOwn}
                  isCurrent={currentModelId === null}
                  isSwapping={swap.isPending && swap.variables.aiModelId === null}
                  isInert={swap.isPending}
                  isWhole
                  onChoose={() => choose(null)}
                />
              </li>
            )}
            {found.map((model) => {
              const isKept = kept === null ? model.isFavorite : kept.includes(model.id);
              const isLocked = model.isPro && isFree;
              return (
                <li key={model.id} className={item}>
                  <ModelChoice
                    model={model}
                    isCurrent={model.id === currentModelId}
                    isSwapping={swap.isPending && swap.variables.aiModelId === model.id}
                    isInert={swap.isPending}
                    isLocked={isLocked}
                    isWhole
                    onChoose={() => choose(model.id)}
                  />
                  <IconButton
                    label={modelTexts.keep(model.modelName)}
                    isPressed={isKept}
                    {...starHindrance(kept, model.id, isLocked)}
                    onClick={() => star(model.id)}
                  >
                    <StarIcon data-fills="" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        )}
      </AsyncView>
    </div>
  );
}

/** Takes focus, because it replaces the element that had it. */
function focusControl(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

/** Why a star is disabled. A set star can always be removed. */
function starHindrance(kept: readonly string[] | null, id: string, isLocked: boolean) {
  if (kept === null) return { disabled: true, disabledReason: modelTexts.keepUnknown };
  if (kept.includes(id)) return {};
  if (isLocked) return { disabled: true, disabledReason: modelTexts.locked };
  return withToggledModel(kept, id) === null ? { disabled: true, disabledReason: modelTexts.keepLimit } : {};
}
