import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { homeFeedQuery } from "#src/data/character/queries.ts";
import { texts } from "#src/domain/texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { HeroStill, heroActions, heroKicker, heroLine, heroTitle } from "./hero-still.tsx";
import { HeroSkeleton } from "./hero-skeleton.tsx";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";

/**
 * The first character of the feed as the hero, for users without history (design 12). Renders nothing if the feed is
 * empty.
 */
export function Featured({ NSFW, isReady }: { NSFW: boolean; isReady: boolean }) {
  const { data, isError } = useInfiniteQuery({ ...homeFeedQuery("default", NSFW), enabled: isReady });
  const character = data?.find((one) => !one.NSFW) ?? data?.[0];
  if (data === undefined && !isError) return <HeroSkeleton />;
  if (character === undefined) return null;
  // A mature picture is never shown unasked (GAP-37).
  const isHidden = character.NSFW;
  return (
    <HeroStill
      picture={isHidden ? null : (character.variant.backgroundImage ?? character.variant.avatar)}
      cutout={isHidden ? null : (character.variant.cutout ?? null)}
      seed={character.id}
    >
      <p className={heroKicker}>
        <CueMark />
        {texts.home.tonight}
      </p>
      <h2 className={heroTitle}>
        <bdi>{character.name}</bdi>
      </h2>
      {character.shortMessage !== null && (
        <p className={heroLine}>
          <bdi>{character.shortMessage}</bdi>
        </p>
      )}
      <div className={heroActions}>
        <Button variant="primary" asChild>
          <Link {...chatLink(chatWith(character.id))}>{texts.home.start}</Link>
        </Button>
      </div>
    </HeroStill>
  );
}
