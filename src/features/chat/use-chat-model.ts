import { useQuery } from "@tanstack/react-query";
import { aiModelsQuery } from "#src/data/ai-model/queries.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";

/** This chat's model: the thread's own, otherwise the character's. The name is null until it is loaded. */
export function useChatModel(
  character: CharacterDetails | null,
  thread: Thread | null,
): { id: string | null; name: string | null } {
  const id = thread?.aiModelId ?? character?.aiModel.id ?? null;
  const isOther = character !== null && id !== null && id !== character.aiModel.id;
  const { data } = useQuery({ ...aiModelsQuery(), enabled: isOther });
  if (!isOther) return { id, name: character?.aiModel.modelName ?? null };
  return { id, name: data?.find((model) => model.id === id)?.modelName ?? null };
}
