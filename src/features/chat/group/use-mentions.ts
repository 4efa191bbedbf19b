import { useMemo } from "react";
import type { Mention } from "../composer/mention.ts";
import { groupTexts } from "./group-texts.ts";
import type { Player } from "./use-direction.ts";

/** Who can be named: the next speaker first, those who are muted last, nobody who is gone (GAP-139). */
export function useMentions(players: readonly Player[]): readonly Mention[] {
  // Whoever is writing now is one of the rest: the list stays as it is while a reply runs.
  const key = JSON.stringify(
    players.flatMap(({ memberId, characterId, characterName, icon, colour, state, status }) =>
      state === "gone"
        ? []
        : {
            memberId,
            characterId,
            name: characterName,
            icon,
            colour,
            isMuted: state === "muted",
            note: state === "muted" ? groupTexts.mutedNamed : state === "next" ? status : "",
          },
    ),
  );
  return useMemo(() => {
    const mentions = JSON.parse(key) as Mention[];
    const rank = ({ isMuted, note }: Mention) => (isMuted ? 2 : note === "" ? 1 : 0);
    return mentions.toSorted((a, b) => rank(a) - rank(b));
  }, [key]);
}
