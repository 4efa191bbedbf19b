import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { writeDraft } from "#src/client-state/drafts.ts";
import { keptReplyStore } from "#src/client-state/kept-reply.ts";
import { publicCharactersQuery } from "#src/data/character/queries.ts";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import { draftNameOf } from "#src/domain/chat-source.ts";
import { openingOf } from "#src/domain/openings.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { sceneTexts } from "./scene-texts.ts";

/**
 * Brings the reply kept from the landing page to a new chat with the character it answers: there it is sent, or for somebody
 * who had an account before, stands in the composer.
 */
export function FirstReply({ userId }: { userId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    const kept = keptReplyStore.get();
    if (kept === null || kept.to !== null || hasBegun.current) return;
    hasBegun.current = true;
    const { name, short } = openingOf(kept.on);
    async function bring(reply: NonNullable<typeof kept>) {
      const { pages } = await client.fetchInfiniteQuery(publicCharactersQuery(name, false));
      const found = pages.flatMap(({ data }) => data.sourceCharacter);
      const character = found.find((one) => one.name === name);
      if (character === undefined) {
        toaster.info(sceneTexts.notOnStage(short));
        return;
      }
      const chat = chatWith(character.id);
      if (reply.asks) {
        writeDraft(userId, draftNameOf(chat), reply.text.trim());
        keptReplyStore.clear();
      } else keptReplyStore.set({ ...reply, to: character.id });
      await navigate(chatLink(chat));
    }
    bring(kept).catch(() => toaster.error(sceneTexts.notDelivered(short)));
  }, [client, navigate, userId]);
  return null;
}
