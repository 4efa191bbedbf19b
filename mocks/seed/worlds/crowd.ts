import { newUser } from "../../backend/new-user.ts";
import type { Context } from "../../backend/context.ts";
import type { State } from "../../backend/state/state.ts";
import { aiModels } from "../cast/ai-models.ts";
import { cast } from "../cast/cast.ts";
import { conversations } from "../cast/conversations.ts";
import { membersOf, putScene } from "../group-scenes.ts";
import { aCharacter, aMessage, aThread, aVariant } from "../builders.ts";

const characterCount = 3000;
const threadCount = 2000;
/** Threads of known length: `thread-100`, `thread-1000`, `thread-10000`, for the bench. */
const longThreads = [10, 100, 1000, 10_000];

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
};

/** Lines to fill long threads with text of realistic length and mark-up. */
function lines(): { user: string[]; character: string[] } {
  const all = conversations.flatMap(({ messages }) =>
    messages.flatMap(({ role, alternates }) => alternates.map((text) => ({ role, text }))),
  );
  const greetings = cast.flatMap(({ variants }) => variants.map(({ firstMessage }) => firstMessage));
  return {
    user: all.filter(({ role }) => role === "user").map(({ text }) => text),
    character: [...all.filter(({ role }) => role === "character").map(({ text }) => text), ...greetings].map((text) =>
      text.replaceAll("{{user}}", "Mara").replaceAll("{{char}}", "she"),
    ),
  };
}

/** `thread-group-100` and `thread-group-10000`: five who answer in threes, for the bench. */
export function putLongScenes(context: Context, playerId: string): void {
  for (const count of [100, 10_000]) putLongScene(context, playerId, count);
}

function putLongScene(context: Context, playerId: string, count: number): void {
  const text = lines();
  const variantIds = cast.slice(0, 5).map(({ variants }) => pick(variants, 0).id);
  putScene(context, {
    name: `group-${count}`,
    playerId,
    groupName: "The long night",
    members: membersOf(`group-${count}`, variantIds),
    // Older than the others, so that the lists of this world begin as before.
    minutesAgo: 40_000,
    said: Array.from({ length: count }, (_, position) =>
      position % 4 === 0 ? ["user", pick(text.user, position / 4)] : [position % 5, pick(text.character, position)],
    ),
  });
}

/** Thousands of characters, creators and threads, one of them with 10,000 messages. */
export function putCrowd(state: State, userId: string, now: number): void {
  const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
  const text = lines();
  const givenNames = [
    "Ada",
    "Bela",
    "Cass",
    "Dov",
    "Ede",
    "Finn",
    "Gita",
    "Hale",
    "Ines",
    "Joss",
    "Kit",
    "Lev",
    "Mina",
    "Nils",
    "Orla",
    "Pim",
  ];
  const surnames = [
    "Ash",
    "Bell",
    "Crane",
    "Dray",
    "Elm",
    "Frost",
    "Gale",
    "Hart",
    "Ives",
    "June",
    "Kerr",
    "Lark",
    "Moss",
  ];

  // What authors say of theirs; some say nothing.
  const languages = ["en", "en", "de", null, "ja"] as const;
  const persons = ["thirdPerson", "firstPerson", null, "secondPerson"] as const;

  for (let i = 0; i < 60; i++) {
    state.users.put(
      newUser({
        id: `user-crowd-${i}`,
        userName: `writer_${i}`,
        profileComplete: true,
        onBoarding: false,
        createdAt: at(i * 900),
      }),
    );
  }
  for (let i = 0; i < characterCount; i++) {
    const like = pick(cast, i);
    const variant = pick(like.variants, Math.floor(i / cast.length));
    const id = `char-crowd-${i}`;
    state.characters.put(
      aCharacter({
        id,
        name: `${pick(givenNames, i)} ${pick(surnames, Math.floor(i / givenNames.length))}`,
        creatorId: `user-crowd-${i % 60}`,
        aiModelId: pick(aiModels, i).id,
        shortMessage: like.shortMessage,
        categoryIds: like.categoryIds,
        language: pick(languages, i),
        pointOfView: pick(persons, i),
        messageCount: (i * 7919) % 90_000,
        favouriteCount: (i * 104_729) % 4000,
        createdAt: at(60 + i * 11),
        updatedAt: at(30 + i * 7),
      }),
    );
    state.variants.put(
      aVariant({
        ...variant,
        id: `var-crowd-${i}`,
        characterId: id,
        default: true,
        originalDefault: true,
        lorebookIds: [],
        createdAt: at(60 + i * 11),
      }),
    );
  }

  const putThread = (id: string, characterId: string, length: number, minutesAgo: number) => {
    state.threads.put(
      aThread({
        id,
        userId,
        characterId,
        seenMessageId: `${id}-${length - 1}`,
        createdAt: at(minutesAgo + length),
        updatedAt: at(minutesAgo),
      }),
    );
    for (let position = 0; position < length; position++) {
      const isCharacter = position % 2 === 0;
      state.messages.put(
        aMessage({
          id: `${id}-${position}`,
          threadId: id,
          position,
          role: isCharacter ? "character" : "user",
          characterId: isCharacter ? characterId : null,
          content: isCharacter ? pick(text.character, position / 2) : pick(text.user, (position - 1) / 2),
          createdAt: at(minutesAgo + length - position),
        }),
      );
    }
  };
  for (const [index, length] of longThreads.entries())
    putThread(`thread-${length}`, pick(cast, index).id, length, 60 + index);
  for (let i = 0; i < threadCount; i++) putThread(`thread-crowd-${i}`, `char-crowd-${i}`, 3 + (i % 4), 120 + i * 13);
}
