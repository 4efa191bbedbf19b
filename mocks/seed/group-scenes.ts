import { freeName } from "#src/domain/member-name.ts";
import type { Context } from "../backend/context.ts";
import type { GroupChatRow, GroupMemberRow } from "../backend/state/chat-rows.ts";
import { aCharacter, aLorebook, aMessage, aThread, aVariant } from "./builders.ts";
import { cast } from "./cast/cast.ts";
import { ownLorebooks } from "./cast/own-lorebooks.ts";
import { aGroupChat } from "./group-rows.ts";

/** What was said, oldest first: by the user, or by the member at this place of the group. */
type Said = readonly (readonly ["user" | number, string])[];

type Scene = Partial<GroupChatRow> & {
  name: string;
  /** Whose scene it is; the group may belong to somebody else. */
  playerId: string;
  members: readonly GroupMemberRow[];
  minutesAgo: number;
  said: Said;
};

/** A group and a thread of it; ids are `group-`, `thread-` and `message-` before the name, messages counted from 1. */
export function putScene(context: Context, { name, playerId, minutesAgo, said, ...given }: Scene): void {
  const { state, clock } = context;
  const at = (minutes: number) => new Date(clock.now() - minutes * 60_000).toISOString();
  const updatedAt = at(minutesAgo);
  const group = state.groupChats.put(
    aGroupChat(context, { id: `group-${name}`, userId: playerId, updatedAt, ...given }),
  );
  const id = `thread-${name}`;
  state.threads.put(
    aThread({
      id,
      userId: playerId,
      kind: "group",
      characterId: null,
      groupId: group.id,
      seenMessageId: `message-${name}-${said.length}`,
      createdAt: at(minutesAgo + said.length),
      updatedAt,
    }),
  );
  for (const [position, [speaker, content]] of said.entries()) {
    const member = speaker === "user" ? undefined : group.members[speaker];
    state.messages.put(
      aMessage({
        id: `message-${name}-${position + 1}`,
        threadId: id,
        position,
        role: member ? "character" : "user",
        memberId: member?.memberId ?? null,
        characterId: member?.characterId ?? null,
        content,
        createdAt: at(minutesAgo + said.length - position - 1),
      }),
    );
  }
}

/** Members in these variants of the cast, in order; a name that comes again is numbered. Unknown ones are gone. */
export function membersOf(group: string, variantIds: readonly string[], name?: string): GroupMemberRow[] {
  const members: GroupMemberRow[] = [];
  for (const [place, variantId] of variantIds.entries()) {
    const character = cast.find(({ variants }) => variants.some(({ id }) => id === variantId));
    members.push({
      memberId: `member-${group}-${place + 1}`,
      characterId: character?.id ?? "char-gone",
      variantId,
      characterName: freeName(
        name ?? character?.name ?? "Old Tobias",
        members.map(({ characterName }) => characterName),
      ),
      firstMessage: "",
    });
  }
  return members;
}

const fullHouse: Said = [
  [0, "*Maren sets five cups on the chart table and fills four.* “The kettle is for whoever tells the truth first.”"],
  [1, "“Then I shall go without, as usual.” *Voss hangs his coat where he can see the door.*"],
  [2, "*The younger Maren stays at the window.* “There is a light out on the Teeth. It was not there a minute ago.”"],
  ["user", "I take the fifth cup. “Who lit it?”"],
  [2, "“Nobody who wanted to be seen from here.”"],
  [0, "*Without looking up:* “I know that light. I put it out myself, thirty years ago.”"],
  [1, "“Write that down,” *says Voss to nobody in particular, and writes it down.*"],
  [3, "*Bruno, flour to the elbows, from the stairs:* “If this is going to take all night, somebody has to eat.”"],
  ["user", "@Thessaly Wren, you have said nothing yet."],
  [4, "“Because it is listening.” *She turns her cup upside down on the saucer.* “Ask again when the wind drops.”"],
];

const openStage: Said = [
  [0, "“House lights down. No names tonight, only parts.” *Maren looks along the row.* “Who begins?”"],
  ["user", "I do. Once there was a harbour with no water in it."],
  [1, "“A motive, then,” *Voss says from the dark.*"],
  [2, "*Commander Reyes checks the exits, out of habit.* “Water does not leave. Somebody takes it.”"],
];

/** The characters a user has made, enough for a second page of a picker: the cast under other names. */
function putOwnCharacters(context: Context, userId: string): void {
  const names =
    "Ada Ash,Bela Crane,Cass Dray,Dov Elm,Ede Frost,Gita Hart,Hale Ives,Ines June,Joss Kerr,Kit Lark,Lev Moss,Mina Bell,Nils Gale,Orla Finn";
  for (const [index, name] of names.split(",").entries()) {
    const { id: _, variants, ...like } = cast[index % cast.length] ?? cast[0]!;
    const id = `char-own-${index + 1}`;
    const accessableTo = index % 3 === 0 ? "private" : "public";
    context.state.characters.put(aCharacter({ ...like, id, name, creatorId: userId, accessableTo }));
    for (const [place, variant] of variants.entries())
      context.state.variants.put(aVariant({ ...variant, id: `var-own-${index + 1}-${place + 1}`, characterId: id }));
  }
}

/** Five around one table, one of them twice. */
export function putFullHouse(context: Context, playerId: string, minutesAgo: number): void {
  putScene(context, {
    name: "full-house",
    playerId,
    groupName: "Full house",
    scenario: "A lighthouse in a gale, one table, and somebody out on the rocks.",
    members: membersOf("full-house", [
      "var-maren-keeper",
      "var-voss-inspector",
      "var-maren-before",
      "var-bruno-night-shift",
      "var-thessaly-hedge",
    ]),
    lorebookIds: ["lore-saltmarsh-light", "lore-winter-coast"],
    minutesAgo,
    said: fullHouse,
  });
}

/** Groups of every kind, with characters and lorebooks of the user's own to make more of them. */
export function putGroupScenes(context: Context, userId: string): void {
  const { state } = context;
  putOwnCharacters(context, userId);
  for (const book of ownLorebooks) state.lorebooks.put(aLorebook({ ...book, userId }));
  const put = (scene: Omit<Scene, "playerId">) => putScene(context, { playerId: userId, ...scene });
  putFullHouse(context, userId, 12);
  put({
    name: "after-hours",
    groupName: "After hours",
    members: membersOf("after-hours", ["var-bruno-night-shift", "var-gone", "var-thessaly-hedge"]),
    minutesAgo: 200,
    said: [
      [0, "“We close when the bread is out.” *Bruno pulls up a chair anyway.*"],
      [1, "*Old Tobias shakes the rain off.* “I shall not stay long. I never do.”"],
      ["user", "Sit. There is soup."],
      [1, "“Soup,” *he says, as if it were a name he had known once.*"],
      [2, "*Thessaly counts the chairs, and counts them again.*"],
    ],
  });
  put({
    name: "alone",
    groupName: "A company of one",
    members: membersOf("alone", ["var-isolde-understudy"]),
    minutesAgo: 260,
    said: [[0, "*Isolde curtsies to the empty house.* “Somebody has to rehearse.”"]],
  });
  put({
    name: "long-names",
    members: membersOf(
      "long-names",
      Array.from({ length: 5 }, () => "var-maren-keeper"),
      "Wilhelmina Featherstonehaugh of the Cape",
    ),
    minutesAgo: 300,
    said: [
      [0, "“We are, I believe, related.”"],
      [4, "“By letters only.”"],
    ],
  });
  const [wren] = cast.filter(({ id }) => id === "char-maren-holloway").map(({ creatorId }) => creatorId);
  put({
    name: "open-stage",
    groupName: "Open stage",
    isPublic: true,
    ...(wren !== undefined && { userId: wren }),
    members: membersOf("open-stage", ["var-maren-winter", "var-voss-witness", "var-oda-commander"]),
    lorebookIds: ["lore-harbour-district"],
    minutesAgo: 1500,
    said: openStage,
  });
}
