import CheckIcon from "lucide-react/icons/check";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { TriStateChip } from "#src/ui/chip/tri-state-chip.tsx";
import { LoadMore } from "#src/ui/load-more/load-more.tsx";
import { css } from "#styled-system/css";
import { categoryPickerTexts as texts } from "./category-picker-texts.ts";
import { type CategoryChoice, pressCategory } from "./press-category.ts";

const head = css({ display: "flex", alignItems: "baseline", gap: "4", mb: "4", color: "fg.muted", fontSize: "14px" });
const hint = css({ flex: "1", minWidth: "0", maxWidth: "66ch" });
const counter = css({
  ms: "auto",
  flexShrink: "0",
  fontVariantNumeric: "tabular-nums",
  "&[data-full]": { color: "accent.text" },
});
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2" });

export interface CategoryPickerProps {
  /** All categories in display order; shown 30 at a time (CAT-05, GAP-40). */
  categories: readonly Category[];
  choice: CategoryChoice;
  onChange: (choice: CategoryChoice) => void;
  /** Called when a press is refused by the limit, to show the reason (CAT-03, CAT-04). */
  onLimit: () => void;
  /** How many may be selected. */
  limit: number;
  /** Interests: a second press leaves a category out (CAT-07). */
  isTriState?: boolean | undefined;
  /** Names the group of chips. */
  label: string;
}

/** Selects categories from a long list. Selected ones that are not shown stay selected (TRAP-41). */
export function CategoryPicker({
  categories,
  choice,
  onChange,
  onLimit,
  limit,
  isTriState = false,
  label,
}: CategoryPickerProps) {
  const [shown, setShown] = useState<number>(limits.categoriesPerPage);
  const group = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const isFull = choice.selected.length >= limit;
  const visible = categories.slice(0, shown);
  const hidden = categories.slice(shown);
  const hiddenChosen = hidden.filter(({ id }) => choice.selected.includes(id) || choice.excluded.includes(id)).length;

  const loadMore = () => {
    flushSync(() => setShown(shown + limits.categoriesPerPage));
    // The button may be gone: move focus to the first category it revealed.
    group.current?.querySelectorAll("button")[visible.length]?.focus();
  };
  const press = (id: string) => {
    const next = pressCategory(choice, id, { limit, isTriState });
    if (next === null) onLimit();
    else onChange(next);
  };

  return (
    <div>
      <div className={head}>
        <p id={hintId} className={hint}>
          {isTriState ? texts.triStateHint : texts.hint(limit)}
        </p>
        <p className={counter} data-full={isFull || undefined}>
          <span aria-hidden="true">
            {choice.selected.length}/{limit}
          </span>
          <span className={css({ srOnly: true })} role="status">
            {texts.count(choice.selected.length, limit)}
          </span>
        </p>
      </div>
      <div ref={group} role="group" aria-label={label} aria-describedby={hintId} className={chips}>
        {visible.map(({ id, name }) => {
          const isSelected = choice.selected.includes(id);
          const isExcluded = choice.excluded.includes(id);
          const isAtLimit = isFull && !isSelected && !isExcluded;
          return isTriState ? (
            <TriStateChip
              key={id}
              label={name}
              state={isSelected ? "selected" : isExcluded ? "excluded" : "unselected"}
              isAtLimit={isAtLimit}
              onPress={() => press(id)}
            />
          ) : (
            <Chip
              key={id}
              isPressed={isSelected}
              icon={isSelected ? <CheckIcon /> : undefined}
              aria-disabled={isAtLimit || undefined}
              onClick={() => press(id)}
            >
              {name}
            </Chip>
          );
        })}
      </div>
      {hidden.length > 0 && (
        <LoadMore
          state="idle"
          label={labels.loadMore}
          count={texts.shown(visible.length, categories.length, hiddenChosen)}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}
