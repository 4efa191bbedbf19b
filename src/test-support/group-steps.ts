import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import type { DirectionRow } from "#mocks/backend/state/chat-rows.ts";
import { aMessage } from "#mocks/seed/builders.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "./hand.ts";

/** The groups of the world `groups`: three members and an unbegun scene, and five. */
export const groupAt = (name: "night-bakery" | "five") =>
  `/group-chatting?threadId=thread-${name}&groupId=group-${name}`;

/** The display names of the five, in the order of the group. */
export const five = ["Thessaly Wren", "Bruno Castellane", "Maren Holloway", "Ilario Voss", "Isolde Marchetti"] as const;

type Line = readonly [speaker: number | null, text: string];
const told = {
  isolde: [4, "*She is still in costume, flour to the elbow.* “It hummed my cue. The one from the second act.”"],
  voss: [
    3,
    "*He has not taken off his gloves.* “I was sent to watch a door. Nobody told me it had an oven behind it.”",
  ],
  bruno: [1, "“It’s a starter. My grandmother’s starter.” *He slides the tray in and does not look at the window.*"],
  brunoAgain: [1, "“Thessaly, tell them it’s a starter.”"],
  thessaly: [0, "*Two fingers on the lid, the way you quiet a child.* “It isn’t hungry. It’s answering somebody.”"],
  mine: [null, "*I hang my wet coat by the heat and listen.* “It’s the jar again, isn’t it?”"],
} as const satisfies Record<string, Line>;
const scenes = {
  "night-bakery": [told.mine, told.bruno, told.brunoAgain, told.thessaly],
  five: [told.isolde, told.voss, told.mine, told.bruno, told.brunoAgain, told.thessaly],
};

/** Puts lines into a group's thread, a minute apart, and lets replies be short; a speaker is a member's place, null the user. */
export function withScene(name: "night-bakery" | "five", lines: readonly Line[] = scenes[name]) {
  return ({ context: { state, clock } }: Backend) => {
    const thread = state.threads.get(`thread-${name}`);
    const user = state.users.get(thread?.userId ?? "");
    const members = state.groupChats.get(`group-${name}`)?.members ?? [];
    if (thread === undefined || user === undefined) throw new Error("There is no such group");
    state.users.put({ ...user, preferences: { ...user.preferences, verbose: "text" } });
    const before = state.messages.in(thread.id).length;
    const start = clock.now() - lines.length * 60_000;
    for (const [at, [speaker, content]] of lines.entries()) {
      const member = speaker === null ? undefined : members[speaker];
      state.messages.put(
        aMessage({
          id: `${name}-line-${at}`,
          threadId: thread.id,
          position: before + at,
          role: speaker === null ? "user" : "character",
          memberId: member?.memberId ?? null,
          characterId: member?.characterId ?? null,
          content,
          createdAt: new Date(start + at * 60_000).toISOString(),
        }),
      );
    }
  };
}

/** Directs a group's thread. */
export function withDirection(name: "night-bakery" | "five", given: Partial<DirectionRow>) {
  return ({ context: { state } }: Backend) => {
    const thread = state.threads.get(`thread-${name}`);
    if (thread === undefined) throw new Error("There is no such group");
    const usual = { replyMode: "server", mutedMemberIds: [], nextMemberId: null, alwaysCharacterIds: [] } as const;
    state.threads.put({ ...thread, direction: { ...usual, ...thread.direction, ...given } });
  };
}

/** The modes that stories of the group of five play in. */
export const inOrder = withDirection("five", { replyMode: "inOrder" });
export const everyone = withDirection("five", { replyMode: "everyone" });

/** Makes several changes to a world. */
export const all =
  (...changes: ((backend: Backend) => void)[]) =>
  (backend: Backend) => {
    for (const change of changes) change(backend);
  };

/** The members beside the chat. */
export const stage = async () => within(await screen.findByRole("complementary", { name: "On stage" }));

/** A member's radio, by name and what is said of them. */
export const member = async (name: string, status = "") =>
  (await stage()).findByRole("radio", { name: new RegExp(`^${name}, ${status}`) });

/** Chooses a mode. */
export async function chooseMode(label: string): Promise<void> {
  await userEvent.click(await (await stage()).findByRole("radio", { name: label }));
  await expect(await (await stage()).findByRole("radio", { name: label, checked: true })).toBeInTheDocument();
}

/** Names of the speakers of the rows, oldest first; a row that goes on with its speaker shows none. */
const speakers = () => screen.getAllByRole("article").map((row) => row.getAttribute("aria-label")?.split(",")[0] ?? "");

/**
 * The newest rows are of these speakers, oldest first, and nobody writes any more. Both are waited for: the code that asks for
 * a reply may still be loading, and until then nobody writes either.
 */
export async function lastSpeakersAre(...newest: string[]): Promise<void> {
  await waitFor(
    async () => {
      await expect(speakers().slice(-newest.length)).toEqual(newest);
      await expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
    },
    { timeout: 25_000 },
  );
}
