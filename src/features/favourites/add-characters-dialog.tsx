import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useChangeBucket } from "#src/data/bucket/mutations.ts";
import { publicCharactersQuery } from "#src/data/character/queries.ts";
import { favouriteCharactersQuery } from "#src/data/favorite/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { isVeiled, smallVeil } from "#src/parts/veil/veil.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { favouritesTexts as texts } from "./favourites-texts.ts";

const head = css({ display: "grid", gap: "3", mb: "4" });
const list = css({
  display: "grid",
  gap: { base: "2", md: "4" },
  listStyle: "none",
  m: "0",
  p: "0",
  minHeight: "240px",
  alignContent: "start",
});
/** The name stands beside the box; the picture is taller than its line. */
const person = css({ row: "3", mt: "-7px", minWidth: "0", overflowWrap: "anywhere" });
const idOf = ({ id }: CharacterCard) => id;

/** Adds several characters to a bucket at once, from the favourites or from all characters. */
export function AddCharactersDialog({ bucket, onClose }: { bucket: Bucket; onClose: () => void }) {
  const { data: user } = useQuery(userInfoQuery());
  const change = useChangeBucket();
  const [isEverybody, setIsEverybody] = useState(false);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const paged = { placeholderData: keepPreviousData };
  const mine = useInfiniteQuery({ ...favouriteCharactersQuery(search), ...paged, enabled: !isEverybody });
  const all = useInfiniteQuery({
    ...publicCharactersQuery(search, user?.NSFW ?? false),
    ...paged,
    enabled: isEverybody && user !== undefined,
  });
  const isFull = bucket.characterIds.length + chosen.length >= limits.bucketCharacters;

  const viewNSFW = user?.viewNSFW ?? false;
  const renderRow = useCallback(
    (character: CharacterCard) => {
      const { id, name, icon } = character;
      const isIn = bucket.characterIds.includes(id);
      const isChosen = chosen.includes(id);
      return (
        <Checkbox
          label={
            <span className={person}>
              <span className={isVeiled(character, { viewNSFW }) ? smallVeil : undefined}>
                <Avatar src={icon} name={name} seed={id} size={36} isDecorative />
              </span>
              <bdi>{name}</bdi>
            </span>
          }
          help={isIn ? texts.isIn : undefined}
          checked={isIn || isChosen}
          disabled={isIn || (isFull && !isChosen)}
          onChange={() => setChosen((now) => (isChosen ? now.filter((one) => one !== id) : [...now, id]))}
        />
      );
    },
    [bucket.characterIds, chosen, isFull, viewNSFW],
  );

  const add = () =>
    change.mutate(
      { bucketId: bucket.bucketId, characterIds: [...bucket.characterIds, ...chosen] },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      onClose={onClose}
      title={texts.addTitle(bucket.name)}
      isBusy={change.isPending}
      isDirty={chosen.length > 0}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={change.isPending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" onClick={add} isBusy={change.isPending} disabled={chosen.length === 0}>
            {texts.addChosen(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={head}>
        <SearchBox label={texts.search} value={search} onSearch={setSearch} />
        <div role="group" aria-label={texts.whose} className={css({ row: "2" })}>
          <Chip isPressed={!isEverybody} onClick={() => setIsEverybody(false)}>
            {texts.favourites}
          </Chip>
          <Chip isPressed={isEverybody} onClick={() => setIsEverybody(true)}>
            {texts.everybody}
          </Chip>
        </div>
        {isFull && <InlineAlert tone="info">{texts.room(limits.bucketCharacters)}</InlineAlert>}
      </div>
      <PagedList
        id={`add to bucket/${isEverybody}/${search}`}
        query={isEverybody ? all : mine}
        itemKey={idOf}
        renderItem={renderRow}
        className={list}
        label={texts.choices}
        skeleton={
          <div className={list}>
            {Array.from({ length: 5 }, (_, at) => (
              <Skeleton key={at} height={40} />
            ))}
          </div>
        }
        failed={common.states.listFailed}
        empty={<EmptyState title={search === "" ? texts.nobodyHere : texts.nobodyFound} headingLevel={3} />}
        more={{ label: labels.loadMore, failedText: common.states.moreFailed, count: texts.shown }}
      />
    </Dialog>
  );
}
