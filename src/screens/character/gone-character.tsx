import { Link } from "@tanstack/react-router";
import { texts } from "#src/domain/texts.ts";
import { characterTexts } from "#src/features/character/character-texts.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { ProblemPage } from "#src/parts/problem-page/problem-page.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import type { PagedQuery } from "#src/ui/feedback/paged-list.tsx";
import { css } from "#styled-system/css";
import { CharacterSkeleton } from "./character-skeleton.tsx";
import { YourScenes } from "./your-scenes.tsx";

const page = css({ width: "full", maxWidth: "640px", mx: "auto", px: "4", py: { base: "8", md: "12" } });

type GoneCharacterProps = { characterId: string; scenes: (PagedQuery<Thread> & { isPending: boolean }) | null };

/** A character that is not to be seen: whoever played with it still finds their scenes, others a page not found. */
export function GoneCharacter({ characterId, scenes }: GoneCharacterProps) {
  if (scenes?.isPending === true) return <CharacterSkeleton />;
  const known = scenes?.data?.[0];
  if (scenes === null || known === undefined)
    return (
      <ProblemPage
        title={characterTexts.notFound}
        text={characterTexts.notFoundHelp}
        actions={
          <Button variant="primary" asChild>
            <Link to="/home">{texts.actions.goHome}</Link>
          </Button>
        }
      />
    );
  const { characterName, avatar } = known;
  return (
    <div className={page}>
      <PageTitle>{characterName}</PageTitle>
      <header className={css({ row: "4", mb: "8" })}>
        <Avatar src={avatar} name={characterName} seed={characterId} size={72} isDecorative />
        <div className={css({ minWidth: "0" })}>
          <h1 className={css({ textStyle: "h1", overflowWrap: "anywhere" })}>
            <bdi>{characterName}</bdi>
          </h1>
          <p className={css({ mt: "1", color: "fg.muted" })}>
            {characterTexts.gone}. {characterTexts.goneHelp}
          </p>
        </div>
      </header>
      <YourScenes characterId={characterId} query={scenes} />
    </div>
  );
}
