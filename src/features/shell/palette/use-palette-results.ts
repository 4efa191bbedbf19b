import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { linkOptions, type LinkProps, useLocation } from "@tanstack/react-router";
import GlobeIcon from "lucide-react/icons/globe";
import ListIcon from "lucide-react/icons/list";
import RotateCwIcon from "lucide-react/icons/rotate-cw";
import SearchIcon from "lucide-react/icons/search";
import TagIcon from "lucide-react/icons/tag";
import { suggestionsQuery } from "#src/data/discovery/queries.ts";
import { ownLorebooksQuery, publicLorebooksQuery } from "#src/data/lorebook/queries.ts";
import { searchMessagesQuery } from "#src/data/message/search-messages.ts";
import { recentChatsQuery } from "#src/data/thread/recent-chats.ts";
import { threadFilterOf, threadListQuery } from "#src/data/thread/thread-list.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { times } from "#src/domain/limits.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { Suggestion } from "#src/generated/api/model/suggestion.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { isFound } from "#src/lib/search-text.ts";
import { lengthOf } from "#src/lib/text.ts";
import { useRested } from "#src/lib/use-rested.ts";
import { isVeiled } from "#src/parts/veil/veil.ts";
import { useUser } from "../use-user.ts";
import { matching, type PaletteGroup, type PaletteItem, type PaletteScope } from "./palette-items.ts";
import { paletteTexts as texts } from "./palette-texts.ts";
import { useFixedItems } from "./use-fixed-items.ts";
import { useStaffResults } from "./use-staff-results.ts";

/** Maximum number of rows of a group, and minimum length of a text for a server search. */
const most = { chats: 5, messages: 4, characters: 6, worlds: 3, pages: 4, actions: 5 };
const fewestLetters = 2;

type Chat = {
  id: string;
  characterId: string | null;
  groupId: string | null;
  characterName: string;
  avatar: string | null;
  title?: string | null;
  unreadCount: number;
  updatedAt?: string;
};

function chatItem(chat: Chat): PaletteItem {
  const isNamed = typeof chat.title === "string" && chat.title !== chat.characterName;
  const note = isNamed ? chat.characterName : chat.characterId === null ? texts.groupChat : undefined;
  return {
    id: `chat/${chat.id}`,
    label: chat.title ?? chat.characterName,
    ...(note !== undefined && { note }),
    ...(chat.updatedAt !== undefined && { end: relativeTime(chat.updatedAt) }),
    face: { src: chat.avatar, name: chat.characterName, seed: chat.characterId ?? chat.id },
    isUnread: chat.unreadCount > 0,
    link: chatLink(chatOfThread(chat)),
  };
}

const suggestedLinks = {
  character: (id: string): LinkProps => linkOptions({ to: "/character/$characterId", params: { characterId: id } }),
  creator: (id: string): LinkProps => linkOptions({ to: "/creator/$userId", params: { userId: id } }),
  category: (id: string): LinkProps => linkOptions({ to: "/global-search", search: { in: [id] } }),
};

function suggestedItem({ kind, id, name, image, NSFW }: Suggestion, viewNSFW: boolean): PaletteItem {
  return {
    id: `${kind}/${id}`,
    label: name,
    note: texts.kinds[kind],
    ...(kind === "category"
      ? { icon: TagIcon }
      : { face: { src: image, name, seed: id, isVeiled: isVeiled({ NSFW }, { viewNSFW }) } }),
    link: suggestedLinks[kind](id),
  };
}

const worldItem = ({ id, name }: Lorebook, note: string): PaletteItem => ({
  id: `world/${id}`,
  label: name,
  note,
  icon: GlobeIcon,
  link: linkOptions({ to: "/lorebooks/$lorebookId", params: { lorebookId: id } }),
});

/** A failed search appears as a row of its group, which repeats it. */
const failedItem = (scope: keyof typeof texts.failed, run: () => void): PaletteItem => ({
  id: `failed/${scope}`,
  label: texts.failed[scope],
  icon: RotateCwIcon,
  run,
  staysOpen: true,
});

/**
 * The results for a text: local ones at once, the others when the server answers. `isSettled` when all have arrived.
 */
export function usePaletteResults(typed: string): { groups: PaletteGroup[]; isSettled: boolean } {
  const text = typed.trim();
  const rested = useRested(text, times.paletteDelay);
  const { isSignedIn, user } = useUser();
  const { pages, actions, usual } = useFixedItems();
  const isAsking = rested !== "" && lengthOf(rested) >= fewestLetters;
  const isMember = isSignedIn && isAsking;
  const silent = { meta: { isSilent: true } } as const;

  const recent = useQuery({ ...recentChatsQuery(), ...silent, enabled: isSignedIn });
  const threads = useInfiniteQuery({ ...threadListQuery(threadFilterOf("all", rested)), ...silent, enabled: isMember });
  const messages = useInfiniteQuery({ ...searchMessagesQuery(null, rested), ...silent, enabled: isMember });
  const suggested = useQuery({ ...suggestionsQuery(rested), enabled: isMember, placeholderData: keepPreviousData });
  const own = useInfiniteQuery({ ...ownLorebooksQuery(rested), ...silent, enabled: isMember });
  const published = useInfiniteQuery({ ...publicLorebooksQuery(rested), ...silent, enabled: isMember });
  const staff = useStaffResults(rested, isMember);
  const isInOffice = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin") });

  if (text === "") {
    const chats = recent.isError
      ? [failedItem("chats", () => void recent.refetch())]
      : (recent.data ?? []).slice(0, most.chats).map(chatItem);
    return {
      groups: [
        { scope: "chats", items: chats, isLoading: isSignedIn && recent.isPending },
        { scope: "actions", items: usual },
      ],
      isSettled: !isSignedIn || !recent.isPending,
    };
  }

  const isCurrent = isAsking && rested === text;
  const chats = new Map<string, PaletteItem>();
  const named = (threads.data ?? []).filter((thread) => isFound(text, thread.title, thread.characterName));
  for (const chat of [...(recent.data ?? []), ...(isMember ? named : [])]) {
    const item = chatItem(chat);
    if (isFound(text, item.label, item.note ?? "") && !chats.has(item.id)) chats.set(item.id, item);
  }

  const hits = isMember ? (messages.data?.hits ?? []).slice(0, most.messages) : [];
  const total = isMember ? (messages.data?.total ?? 0) : 0;
  const hitItems = hits.map((hit): PaletteItem => ({
    id: `message/${hit.messageId}`,
    label: hit.characterName,
    end: relativeTime(hit.createdAt),
    face: { src: hit.avatar, name: hit.characterName, seed: hit.characterId ?? hit.threadId },
    hit,
    link: chatLink(chatOfThread({ ...hit, id: hit.threadId }), hit.messageId),
  }));
  if (total > hits.length)
    hitItems.push({
      id: "message/all",
      label: texts.allMessages(total),
      icon: ListIcon,
      link: linkOptions({ to: "/myconversation", search: { q: rested } }),
    });
  if (isMember && messages.isError) hitItems.push(failedItem("messages", () => void messages.refetch()));

  const ownIds = new Set((own.data ?? []).map(({ id }) => id));
  const worlds = isMember
    ? [
        ...(own.data ?? []).map((book) => worldItem(book, texts.ownWorld)),
        ...(published.data ?? []).filter(({ id }) => !ownIds.has(id)).map((book) => worldItem(book, texts.world)),
      ]
    : [];
  const isLost = isMember && (suggested.isError || own.isError || published.isError);
  const characters = [
    ...(isMember ? (suggested.data ?? []) : [])
      .slice(0, most.characters)
      .map((one) => suggestedItem(one, user?.viewNSFW ?? false)),
    ...worlds.slice(0, most.worlds),
  ];
  if (isLost)
    characters.push(
      failedItem("characters", () => {
        for (const query of [suggested, own, published]) if (query.isError) void query.refetch();
      }),
    );

  const office: PaletteGroup = {
    scope: "staff",
    items: [...staff.items, ...(staff.isError ? [failedItem("staff", staff.retry)] : [])],
    isLoading: staff.isPending,
  };

  // There Enter is meant for its own: other answers wait for them, or the first of these would be taken.
  const isHeldBack = isInOffice && staff.isPending;

  const waits = (query: { isFetching: boolean }) => isAsking && query.isFetching;
  const isSettled =
    lengthOf(text) < fewestLetters || (isCurrent && ![threads, messages, suggested, own, published, staff].some(waits));
  const groups: PaletteGroup[] = [
    // In the back office its own people and reports come first.
    ...(isInOffice ? [office] : []),
    { scope: "chats", items: [...chats.values()].slice(0, most.chats) },
    {
      scope: "messages",
      items: isHeldBack ? [] : hitItems,
      isLoading: isMember && messages.isPending,
      ...(total > 0 && { count: texts.shownOf(hits.length, total) }),
    },
    { scope: "characters", items: isHeldBack ? [] : characters, isLoading: isMember && suggested.isPending },
    ...(isInOffice ? [] : [office]),
    { scope: "pages", items: matching(pages, text, most.pages) },
    { scope: "actions", items: matching(actions, text, most.actions) },
  ];
  if (isSignedIn && isSettled && groups.every(({ items }) => items.length === 0))
    groups.push({ scope: "pages", items: [everything(text)] });
  return { groups, isSettled };
}

const everything = (text: string): PaletteItem => ({
  id: "everything",
  label: texts.searchEverything(text),
  icon: SearchIcon,
  link: linkOptions({ to: "/global-search", search: { q: text.slice(0, 100) } }),
});

/** The groups within a scope: all of them, or only its own. */
export const inScope = (groups: readonly PaletteGroup[], scope: PaletteScope | "all") =>
  groups.filter((group) => scope === "all" || group.scope === scope || group.items[0]?.id === "everything");
