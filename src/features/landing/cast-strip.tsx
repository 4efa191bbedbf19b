import { useInfiniteQuery } from "@tanstack/react-query";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { chatPath } from "#src/domain/chat-path.ts";
import { frontTexts } from "#src/domain/front-texts.ts";
import { CharacterCard, CharacterCardSkeleton } from "#src/parts/character-card/character-card.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { css } from "#styled-system/css";
import type { LandingLink } from "./landing-link.ts";

const strip = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: { base: "150px", md: "minmax(0, 1fr)" },
  gap: { base: "3", md: "4" },
  overflowX: { base: "auto", md: "visible" },
  scrollbarWidth: "none",
  mt: "22px",
  // On a phone the strip scrolls to the edge of the page.
  mx: { base: "-16px", md: "0" },
  px: { base: "16px", md: "0" },
  scrollPaddingInline: "16px",
  listStyle: "none",
});
const shown = 6;

/** Six characters shown before signing up; a card leads to sign-in and from there to the chat. */
export function CastStrip({ link }: { link: LandingLink }) {
  return (
    <AsyncView
      query={useInfiniteQuery(homeFeedQuery("default", false))}
      skeleton={
        <div className={strip}>
          {Array.from({ length: shown }, (_, index) => (
            <CharacterCardSkeleton key={index} />
          ))}
        </div>
      }
      failed={frontTexts.listFailed}
    >
      {(cast) => (
        <ul className={strip}>
          {cast.slice(0, shown).map((character) => (
            <li key={character.id} className={css({ minWidth: "0" })}>
              <CharacterCard
                character={character}
                viewsNsfw={false}
                link={link("/sign-in", { next: chatPath(character.id) })}
              />
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}
