import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { characterQuery } from "#src/data/character/queries.ts";
import { threadListQuery } from "#src/data/thread/thread-list.ts";
import { characterTexts } from "#src/features/character/character-texts.ts";
import { useUser } from "#src/features/shell/use-user.ts";
import { isMissing } from "#src/http/api-error.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { FaultPoint } from "#src/parts/region/region.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { CharacterPage } from "./character-page.tsx";
import { CharacterSkeleton } from "./character-skeleton.tsx";
import { GoneCharacter } from "./gone-character.tsx";

/**
 * `/character/{characterId}` (GAP-54), open to visitors: who it is, how it opens, its variants, the reader's scenes with
 * it. One that is no longer to be seen keeps the scenes of those who played with it.
 */
export function CharacterScreen({ characterId }: { characterId: string }) {
  const { isSignedIn, user, query: account } = useUser();
  const character = useQuery(characterQuery(characterId));
  const scenes = useInfiniteQuery({ ...threadListQuery({ characterId }), enabled: isSignedIn });
  if (isMissing(character.error))
    return <GoneCharacter characterId={characterId} scenes={isSignedIn ? scenes : null} />;
  // What a reader may see unblurred is known with their account; after its failure they see what visitors do.
  const isReady = !isSignedIn || user !== null || account.isError;
  return (
    <>
      <FaultPoint name="page" />
      <PageTitle>{character.data ? characterTexts.about(character.data.name) : characterTexts.loading}</PageTitle>
      <AsyncView
        query={{ ...character, data: isReady ? character.data : undefined }}
        skeleton={<CharacterSkeleton />}
        loadingLabel={characterTexts.loading}
        failed={characterTexts.failed}
      >
        {(data) => (
          <CharacterPage
            key={characterId}
            character={data}
            user={user}
            isSignedIn={isSignedIn}
            scenes={isSignedIn ? scenes : null}
          />
        )}
      </AsyncView>
    </>
  );
}
