import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { followedCharactersQuery, useMarkFollowedSeen } from "#src/data/creator/followed.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { PosterList, type PostersProps } from "./favourite-characters.tsx";
import { favouritesTexts as texts } from "./favourites-texts.ts";

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
      empty={
        <EmptyState
          title={texts.noNewTitle}
          text={texts.noNewText}
          still={<GhostLight />}
          action={
            <Button variant="primary" asChild>
              <Link to="/global-search" search={{ tab: "creators" }}>
                {texts.findCreators}
              </Link>
            </Button>
          }
        />
      }
    />
  );
}
