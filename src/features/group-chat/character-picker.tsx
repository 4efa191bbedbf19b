import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { ownCharactersQuery, publicCharactersQuery } from "#src/data/character/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { labels, messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { PagedList, type PagedQuery } from "#src/ui/feedback/paged-list.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { CharacterTile } from "./character-tile.tsx";
import { groupChatTexts } from "./group-chat-texts.ts";
import { mayJoin } from "./group-draft.ts";
import { NothingToPick, PickerFrame, type Whose } from "./picker-frame.tsx";

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(84px, 22%), 1fr))",
  columnGap: "10px",
  rowGap: "3",
  listStyle: "none",
  m: "0",
  p: "0",
});
const counter = css({ height: "28px!", fontSize: "13px!", fontVariantNumeric: "tabular-nums" });
const note = css({
  mt: "3",
  textStyle: "help",
  // The longest has two lines on a narrow phone.
  minHeight: { base: "2lh", sm: "1lh" },
  "&[data-refuses]": { color: "fg.default", fontWeight: "semibold" },
});

export interface CharacterPickerProps {
  /** Ids of the characters on the call sheet; one may occur several times. */
  pickedIds: readonly string[];
  /** Restricts the picks to the user's own characters (RES-22). */
  isPublic: boolean;
  onPick: (character: CharacterCard) => void;
}

/** Picks up to five characters for a group, from the user's own and the public ones (GROUP-04 to GROUP-10). */
export function CharacterPicker({ pickedIds, isPublic, onPick }: CharacterPickerProps) {
  const [said, setSaid] = useState("");
  const isFull = pickedIds.length >= limits.groupCharacters;
  const pick = (character: CharacterCard) => {
    onPick(character);
    setSaid(groupChatTexts.characters.added(character.name, pickedIds.length + 1));
  };
  return (
    <section aria-label={groupChatTexts.characters.title}>
      <PickerFrame
        title={groupChatTexts.characters.title}
        searchLabel={groupChatTexts.characters.search}
        counter={
          <Tag tone="accent" className={counter}>
            {pickedIds.length}/{limits.groupCharacters}
          </Tag>
        }
        // Always there, so that no face moves under the pointer when it says why no more can be picked.
        notes={
          <p role="status" className={note} data-refuses={isFull || isPublic || undefined}>
            {isFull
              ? messages.group.maximumCharacters
              : isPublic
                ? messages.group.ownedOnly
                : groupChatTexts.characters.help}
          </p>
        }
      >
        {(whose, search, onClear) => (
          <Characters {...{ whose, search, onClear, pickedIds, isPublic, isFull }} onPick={pick} />
        )}
      </PickerFrame>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

type CharactersProps = CharacterPickerProps & {
  whose: Whose;
  search: string;
  onClear: () => void;
  isFull: boolean;
};

function Characters(props: CharactersProps) {
  const { data: user, isPending } = useQuery(userInfoQuery());
  const NSFW = user?.NSFW ?? false;
  const isOwn = props.whose === "my";
  const own = useInfiniteQuery({
    ...ownCharactersQuery(props.search, NSFW),
    placeholderData: keepPreviousData,
    enabled: isOwn && !isPending,
  });
  const others = useInfiniteQuery({
    ...publicCharactersQuery(props.search, NSFW),
    placeholderData: keepPreviousData,
    enabled: !isOwn && !isPending,
  });
  return <CharacterGrid {...props} query={isOwn ? own : others} viewsNsfw={user?.viewNSFW ?? false} />;
}

const characterId = ({ id }: CharacterCard) => id;

type GridProps = CharactersProps & { query: PagedQuery<CharacterCard>; viewsNsfw: boolean };

function CharacterGrid({ query, whose, search, onClear, pickedIds, isPublic, isFull, viewsNsfw, onPick }: GridProps) {
  const renderTile = useCallback(
    (character: CharacterCard) => (
      <CharacterTile
        character={character}
        count={pickedIds.filter((id) => id === character.id).length}
        refusal={
          isFull ? messages.group.maximumCharacters : mayJoin(character, isPublic) ? null : messages.group.ownedOnly
        }
        viewsNsfw={viewsNsfw}
        onPick={onPick}
      />
    ),
    [pickedIds, isFull, isPublic, viewsNsfw, onPick],
  );
  const words = groupChatTexts.characters;
  return (
    <PagedList
      id={`group characters/${whose}/${search}`}
      query={query}
      itemKey={characterId}
      renderItem={renderTile}
      className={grid}
      label={words.title}
      loadingLabel={words.loading}
      skeleton={
        <div className={grid}>
          {Array.from({ length: 12 }, (_, at) => at).map((at) => (
            <span key={at}>
              <Skeleton width="100%" className={css({ aspectRatio: "1", borderRadius: "xl!" })} />
              <Skeleton shape="line" width="80%" className={css({ mx: "auto", mt: "2!" })} />
            </span>
          ))}
        </div>
      }
      failed={texts.states.listFailed}
      empty={
        <NothingToPick
          search={search}
          onClear={onClear}
          noMatch={words.noMatch}
          title={whose === "my" ? words.emptyOwn : words.emptyPublic}
          text={whose === "my" ? words.emptyOwnHelp : undefined}
        />
      }
      more={{ label: labels.loadMore, failedText: texts.states.moreFailed, count: words.shown }}
    />
  );
}
