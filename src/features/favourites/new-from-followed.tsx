import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { followedCharactersQuery, useMarkFollowedSeen } from "#src/data/creator/followed.ts";
import { PosterList, type PostersProps } from "./favourite-characters.tsx";
import { favouritesTexts as texts } from "./favourites-texts.ts";
import { NothingFollowed } from "./nothing-followed.tsx";

/** The newest characters of the creators the user follows (GAP-141). Opening it clears the number on its tab. */
export function NewFromFollowed(props: PostersProps) {
  const characters = useInfiniteQuery(followedCharactersQuery());
  const { mutate: markSeen } = useMarkFollowedSeen();
  const isRead = characters.isSuccess;
  useEffect(() => {
    if (isRead) markSeen();
  }, [isRead, markSeen]);
  return (
    <PosterList
      {...props}
      id="new-from-followed"
      query={characters}
      label={texts.tabs.new}
      empty={<NothingFollowed title={texts.noNewTitle} text={texts.noNewText} />}
    />
  );
}
