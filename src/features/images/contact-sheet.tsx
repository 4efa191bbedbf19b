import { useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useCallback, useSyncExternalStore } from "react";
import { paintingsStore } from "#src/client-state/paintings.ts";
import { imageHistoryQuery } from "#src/data/image/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { pressOf, shortcuts } from "#src/domain/shortcuts.ts";
import { texts } from "#src/domain/texts.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import { shortDay } from "#src/lib/short-day.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { WindowedList } from "#src/ui/feedback/windowed-list.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

const grid = css({
  display: "grid",
  gap: { base: "2", md: "10px" },
  gridTemplateColumns: { base: "repeat(3, minmax(0, 1fr))", md: "repeat(auto-fill, minmax(112px, 1fr))" },
  listStyle: "none",
  m: "0",
  p: "0",
});
const day = css({ "& + &": { mt: "22px" } });
const dayName = css({ textStyle: "label", mb: "10px" });
const tile = css({
  display: "block",
  width: "full",
  p: "0",
  border: "0",
  borderRadius: "12px",
  bg: "transparent",
  cursor: "pointer",
  "& > span": { aspectRatio: "3 / 4", borderRadius: "12px", width: "full" },
  "&[aria-current]": { boxShadow: "0 0 0 3px {colors.bg.canvas}, 0 0 0 5px {colors.accent.default}" },
});
const ideas = css({ display: "grid", gap: "2", justifyItems: "center" });
const idea = css({ whiteSpace: "normal", height: "auto", py: "2" });

const keyOf = ({ id }: GeneratedImage) => id;

/** Pictures grouped by the day they were made, newest first. */
function byDay(images: readonly GeneratedImage[]): { name: string; images: GeneratedImage[] }[] {
  const today = new Date();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const names = new Map([
    [today.toDateString(), imagesTexts.today],
    [yesterday.toDateString(), imagesTexts.yesterday],
  ]);
  const days = new Map<string, GeneratedImage[]>();
  for (const image of images) {
    const name = names.get(new Date(image.createdAt).toDateString()) ?? shortDay(image.createdAt);
    days.set(name, [...(days.get(name) ?? []), image]);
  }
  return [...days].map(([name, some]) => ({ name, images: some }));
}

/** The tile that an arrow key moves to; rows are found by the tiles' positions. */
function tileAfter(key: string, tiles: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const at = tiles.indexOf(from);
  if (key === "ArrowRight") return tiles[at + 1];
  if (key === "ArrowLeft") return tiles[at - 1];
  const { left, top } = from.getBoundingClientRect();
  const isThere = (one: HTMLElement) => {
    const place = one.getBoundingClientRect();
    return Math.abs(place.left - left) < 4 && (key === "ArrowDown" ? place.top > top + 4 : place.top < top - 4);
  };
  if (key === "ArrowDown") return tiles.find(isThere);
  return key === "ArrowUp" ? tiles.findLast(isThere) : undefined;
}

const areAny = () => paintingsStore.get().length > 0;

export interface ContactSheetProps {
  /** Id of the open picture. */
  openId: string | null;
  onOpen: (image: GeneratedImage) => void;
  onDelete: (image: GeneratedImage) => void;
  /** Fills the form with one of the ideas of the empty sheet; absent on the page that starts from a picture. */
  onIdea?: ((prompt: string) => void) | undefined;
}

/** All pictures of the account (GAP-100). Arrow keys move, Enter opens, Delete removes. */
export function ContactSheet({ openId, onOpen, onDelete, onIdea }: ContactSheetProps) {
  // The first ones are on their way, above.
  const isWaiting = useSyncExternalStore(paintingsStore.subscribe, areAny, areAny);
  const history = useInfiniteQuery(imageHistoryQuery());
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-tile]");
    if (from === null) return;
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tile]")];
    const next = tileAfter(event.key, tiles, from);
    if (next !== undefined) {
      event.preventDefault();
      next.focus();
    }
    const image = history.data?.find(({ id }) => id === from.dataset["tile"]);
    if (pressOf(shortcuts.anywhere.remove, event) !== -1 && image !== undefined) {
      (tileAfter("ArrowRight", tiles, from) ?? tileAfter("ArrowLeft", tiles, from))?.focus();
      onDelete(image);
    }
  };
  const renderTile = useCallback(
    (image: GeneratedImage) => (
      <button
        type="button"
        className={tile}
        data-tile={image.id}
        aria-label={imagesTexts.open(image.prompt)}
        aria-current={image.id === openId || undefined}
        onClick={() => onOpen(image)}
      >
        <Picture src={image.url} alt="" seed={image.id} ratio="fill" position="50% 22%" />
      </button>
    ),
    [openId, onOpen],
  );
  return (
    // Handles keys that bubble from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <PagedList
        query={history}
        itemKey={keyOf}
        loadingLabel={imagesTexts.loading}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} width="100%" height={150} />
            ))}
          </div>
        }
        failed={texts.states.listFailed}
        empty={
          isWaiting ? null : (
            <EmptyState
              still={<GhostLight />}
              title={imagesTexts.emptyTitle}
              text={onIdea === undefined ? imagesTexts.emptyFromPicture : imagesTexts.emptyText}
              action={
                onIdea === undefined ? undefined : (
                  <div className={ideas}>
                    {imagesTexts.ideas.map((text) => (
                      <Button key={text} size="sm" className={idea} onClick={() => onIdea(text)}>
                        {text}
                      </Button>
                    ))}
                  </div>
                )
              }
            />
          )
        }
        more={{ label: labels.loadMore, failedText: texts.states.moreFailed, count: imagesTexts.shown }}
      >
        {(images) =>
          byDay(images).map(({ name, images: some }) => (
            <section key={name} aria-label={name} className={day}>
              <h3 className={dayName}>{name}</h3>
              <WindowedList
                id={`images/history/${name}`}
                items={some}
                itemKey={keyOf}
                renderItem={renderTile}
                className={grid}
                label={name}
              />
            </section>
          ))
        }
      </PagedList>
    </div>
  );
}
