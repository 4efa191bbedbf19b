import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import ChevronDownIcon from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { collectionQuery, collectionsQuery } from "#src/data/creator/characters.ts";
import { texts } from "#src/domain/texts.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { BucketCover } from "#src/parts/bucket-cover/bucket-cover.tsx";
import { CharacterCard, CharacterCardSkeleton, characterGrid } from "#src/parts/character-card/character-card.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { RowCard, RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";
import type { RenderActions } from "./creator-characters.tsx";
import { creatorTexts } from "./creator-texts.ts";

type Reader = { viewNSFW: boolean; renderActions: RenderActions };

const shelves = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3", listStyle: "none" });
const posters = css({ mt: "3", mb: "5" });
const arrow = css({ "--icon-size": "18px", color: "fg.muted", "&[data-open]": { transform: "rotate(180deg)" } });

/** One bucket; pressing it opens its shelf. */
function Shelf({ bucket, viewNSFW, renderActions }: { bucket: Bucket } & Reader) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...collectionQuery(bucket.bucketId), enabled: isOpen });
  return (
    <>
      <RowCard
        title={bucket.name}
        link={
          <button type="button" aria-label={bucket.name} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
        }
        picture={<BucketCover bucket={bucket} viewsNsfw={viewNSFW} />}
        meta={creatorTexts.collectionOf(bucket.characterIds.length)}
        end={
          <span className={arrow} data-open={isOpen || undefined}>
            <ChevronDownIcon aria-hidden />
          </span>
        }
      />
      {isOpen && (
        <div className={posters}>
          <AsyncView
            query={query}
            skeleton={
              <div className={characterGrid}>
                <CharacterCardSkeleton />
                <CharacterCardSkeleton />
              </div>
            }
            failed={creatorTexts.collectionFailed}
            empty={<p className={css({ color: "fg.muted" })}>{creatorTexts.collectionEmpty}</p>}
          >
            {(characters) => (
              <ul className={characterGrid} aria-label={bucket.name}>
                {characters.map((character) => (
                  <li key={character.id} className={css({ minWidth: "0" })}>
                    <CharacterCard
                      character={character}
                      viewsNsfw={viewNSFW}
                      actions={renderActions?.(character)}
                      link={<Link to="/character/$characterId" params={{ characterId: character.id }} />}
                    />
                  </li>
                ))}
              </ul>
            )}
          </AsyncView>
        </div>
      )}
    </>
  );
}

/** A creator's public buckets as shelves (GAP-64). */
export function CreatorCollections({ userId, ...reader }: { userId: string } & Reader) {
  const query = useQuery(collectionsQuery(userId));
  return (
    <AsyncView
      query={query}
      skeleton={<RowCardSkeleton />}
      failed={texts.states.listFailed}
      empty={<EmptyState title={creatorTexts.collectionEmpty} />}
    >
      {(buckets) => (
        <ul className={shelves}>
          {buckets.map((bucket) => (
            <li key={bucket.bucketId} className={css({ minWidth: "0" })}>
              <Shelf bucket={bucket} {...reader} />
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}
