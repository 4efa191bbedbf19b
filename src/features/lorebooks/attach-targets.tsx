import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import CheckIcon from "lucide-react/icons/check";
import { type ReactNode, useState } from "react";
import { useEditCharacter } from "#src/data/character/save-character.ts";
import { failureText } from "#src/data/failure-text.ts";
import { useEditGroup } from "#src/data/group-chat/edit-group.ts";
import { groupChatQuery } from "#src/data/group-chat/queries.ts";
import { refreshLorebooks } from "#src/data/lorebook/refresh.ts";
import { useChatLorebooks } from "#src/data/memory/chat-lorebooks.ts";
import { memoryQuery } from "#src/data/memory/queries.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { limits } from "#src/domain/limits.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ChatAvatar } from "#src/parts/chat-avatar/chat-avatar.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { attachTexts } from "./attach-texts.ts";
import { loreTexts } from "./lorebooks-texts.ts";

const row = css({ row: "3", justifyContent: "space-between", p: "3", borderRadius: "row", bg: "bg.surface" });
const words = css({ flex: "1", minWidth: "0", "& > *": { truncate: true } });
const attached = css({ inlineRow: "1.5", color: "fg.muted", fontSize: "13px", "--icon-size": "16px" });
const word = css({ srOnly: { base: true, md: false } });

type Named = Pick<Lorebook, "id" | "name">;
type TargetProps = { book: Named; isAttached: boolean };

interface RowProps {
  name: string;
  picture?: ReactNode;
  about?: string | null | undefined;
  isAttached: boolean;
  /** Attaches it or takes it off; false where there is no room, which it says itself. Rejects when it fails. */
  onChange: (isAttached: boolean) => Promise<boolean>;
}

function TargetRow({ name, picture, about, isAttached: wasAttached, onChange }: RowProps) {
  const [changed, setChanged] = useState<boolean | null>(null);
  const isAttached = changed ?? wasAttached;
  const [isBusy, setIsBusy] = useState(false);
  const press = useSingleFlight(async () => {
    setIsBusy(true);
    try {
      if (await onChange(!isAttached)) setChanged(!isAttached);
    } catch (error) {
      toaster.error(failureText(isAttached ? attachTexts.detachFailed : attachTexts.attachFailed, error));
    } finally {
      setIsBusy(false);
    }
  });
  return (
    <div className={row}>
      {picture}
      <div className={words}>
        <p className={css({ fontWeight: "semibold" })}>
          <bdi>{name}</bdi>
        </p>
        {about && <p className={css({ color: "fg.muted", fontSize: "13px" })}>{about}</p>}
      </div>
      {isAttached && (
        <span className={attached}>
          <CheckIcon />
          <span className={word}>{attachTexts.attached}</span>
        </span>
      )}
      <Button
        size="sm"
        variant={isAttached ? "ghost" : "line"}
        isBusy={isBusy}
        aria-label={isAttached ? attachTexts.detachFrom(name) : attachTexts.attachToOne(name)}
        onClick={() => void press()}
      >
        {isAttached ? attachTexts.detach : loreTexts.attach}
      </Button>
    </div>
  );
}

/** The ids with the lorebook or without it; null where there is no room for it. */
function changedIds(lorebooks: readonly Named[], { id }: Named, isAttached: boolean): string[] | null {
  const ids = lorebooks.map((one) => one.id);
  const others = ids.filter((one) => one !== id);
  if (!isAttached) return others;
  if (others.length < ids.length) return [...ids];
  return ids.length < limits.groupLorebooks ? [...ids, id] : null;
}

function tellNoRoom(name: string): false {
  toaster.error(attachTexts.noRoom(name));
  return false;
}

/** What it has is read before each change: another tab may have changed it. */
const fresh = { staleTime: 0 };

/** A chat gets it for itself. */
export function ChatTarget({ chat, book, isAttached }: TargetProps & { chat: Thread }) {
  const client = useQueryClient();
  const edit = useChatLorebooks(chat.id);
  const name = chat.title ?? chat.characterName;
  const change = async (wanted: boolean) => {
    const { queryKey, queryFn } = memoryQuery(chat.id);
    const { data } = await client.fetchQuery({ queryKey, queryFn, ...fresh });
    const ids = changedIds(data.lorebooks, book, wanted);
    if (ids === null) return tellNoRoom(name);
    await edit.mutateAsync(ids);
    return true;
  };
  return (
    <TargetRow
      name={name}
      picture={<ChatAvatar chat={chat} size={40} />}
      about={chat.title === null ? chat.lastMessage?.preview : chat.characterName}
      isAttached={isAttached}
      onChange={change}
    />
  );
}

export function GroupTarget({ group, book, isAttached }: TargetProps & { group: GroupChatSummary }) {
  const client = useQueryClient();
  const edit = useEditGroup(group.id);
  const members = group.memberNames.join(", ");
  const name = group.groupName || members;
  const change = async (wanted: boolean) => {
    const { queryKey, queryFn } = groupChatQuery(group.id);
    const { data } = await client.fetchQuery({ queryKey, queryFn, ...fresh });
    // Of those that can still be read: a deleted one makes room.
    const ids = changedIds(data.lorebooks, book, wanted);
    if (ids === null) return tellNoRoom(name);
    await edit.mutateAsync({ lorebookIds: ids });
    void refreshLorebooks(client);
    return true;
  };
  return <TargetRow name={name} about={members} isAttached={isAttached} onChange={change} />;
}

const variantsOf = async (client: QueryClient, characterId: string) => {
  const { queryKey, queryFn } = variantsQuery(characterId);
  return (await client.fetchQuery({ queryKey, queryFn, ...fresh })).data.variants;
};

/** Every variant of the character gets it or loses it, in one step: chats use any of them. */
export function CharacterTarget({ character, book, isAttached }: TargetProps & { character: CharacterCard }) {
  const client = useQueryClient();
  const edit = useEditCharacter(character.id);
  const change = async (wanted: boolean) => {
    const variants = await variantsOf(client, character.id);
    const others = variants.filter(({ lorebooks }) => lorebooks.some(({ id }) => id === book.id) !== wanted);
    if (others.length === 0) return true;
    const changes = others.map(({ id: variantId, variantName, lorebooks }) => ({
      variantId,
      variantName,
      lorebookIds: changedIds(lorebooks, book, wanted),
    }));
    const full = changes.find(({ lorebookIds }) => lorebookIds === null);
    if (full)
      return tellNoRoom(
        variants.length === 1 ? character.name : attachTexts.variantOf(full.variantName, character.name),
      );
    await edit.mutateAsync({
      variants: changes.map(({ variantId, lorebookIds }) => ({ variantId, lorebookIds: lorebookIds ?? [] })),
    });
    void refreshLorebooks(client);
    return true;
  };
  const { id, name, icon, shortMessage } = character;
  return (
    <TargetRow
      name={name}
      picture={<Avatar src={icon} name={name} seed={id} size={40} isDecorative />}
      about={shortMessage}
      isAttached={isAttached}
      onChange={change}
    />
  );
}
