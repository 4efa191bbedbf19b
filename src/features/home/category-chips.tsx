import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery } from "#src/data/category/queries.ts";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import type { HomepagePreference } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { css, cx } from "#styled-system/css";
import { chip } from "#styled-system/recipes";
import { chipRow } from "./chip-row.ts";
import { commonCategories } from "./common-categories.ts";

export type CategoryChipsProps = {
  /** The feed whose categories are counted. */
  feed: { order: HomepagePreference; NSFW: boolean; isReady: boolean };
  /** Id of the selected category. */
  value: string | undefined;
  onChange: (category: string | undefined) => void;
};

/** Number of chips before the row is expanded. */
const first = 9;
const widths = ["78px", "96px", "64px", "110px", "84px", "72px", "100px", "88px", "130px"];

const below = css({ mb: { base: "14px", md: "4" } });
const pill = css({ flexShrink: "0", height: { base: "40px", md: "32px" }, borderRadius: "full" });
const wraps = css({ flexWrap: "wrap" });

/**
 * Category chips, at most one selected; pressing it again clears the filter (GAP-21). The row shows the most frequent
 * categories of the feed and always the selected one; the full list is fetched only when the row is expanded.
 */
export function CategoryChips({ feed: { order, NSFW, isReady }, value, onChange }: CategoryChipsProps) {
  const cast = useInfiniteQuery({
    ...homeFeedQuery(order, NSFW),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const [isOpen, setIsOpen] = useState(false);
  const common = commonCategories(cast.data ?? [], first);
  const isKnown = value === undefined || common.some(({ id }) => id === value);
  const list = useQuery({ ...categoriesQuery(), enabled: isOpen || !isKnown });
  const isExpanded = isOpen && list.data !== undefined;

  if (cast.data === undefined && cast.isError) return null;
  const others = (list.data ?? []).filter(({ id }) => !common.some((one) => one.id === id));
  const shown = [...common, ...others.filter(({ id }) => isExpanded || id === value)];
  return (
    <SkeletonGroup
      isLoading={cast.data === undefined}
      skeleton={
        <div className={cx(chipRow, below)}>
          {widths.map((width) => (
            <Skeleton key={width} width={width} className={pill} />
          ))}
        </div>
      }
    >
      {shown.length > 0 && (
        <div role="group" aria-label={texts.home.categories} className={cx(chipRow, below, isExpanded && wraps)}>
          {shown.map(({ id, name }) => (
            <Chip key={id} isPressed={id === value} onClick={() => onChange(id === value ? undefined : id)}>
              {name}
            </Chip>
          ))}
          <button
            type="button"
            className={chip()}
            aria-expanded={isExpanded}
            onClick={() => {
              setIsOpen(!isExpanded);
              if (list.isError) void list.refetch();
            }}
          >
            {isExpanded ? texts.home.fewerCategories : texts.home.moreCategories}
          </button>
        </div>
      )}
    </SkeletonGroup>
  );
}
