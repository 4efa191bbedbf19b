import { newUser } from "../backend/new-user.ts";
import type { Context } from "../backend/context.ts";
import { variantsOf } from "../backend/selection.ts";
import type { ReportReason } from "#src/generated/api/model/reportReason.ts";
import type { ReportRow } from "../backend/state/staff-rows.ts";
import { aCharacter, aMessage, aThread, aVariant } from "./builders.ts";
import { creators } from "./cast/creators.ts";
import { putFigures } from "./figures.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** People of the queue; the rest of the accounts are made of the words below. */
const named = [
  ["tidewrack", 9],
  ["moth_lamp", 44],
  ["oldtin", 71],
  ["knight_of_cups", 30],
  ["emre_fan_0", 4],
  ["free_gold_4u", 12],
  ["mossgate", 120],
  ["sable_desk", 300],
] as const;
const first = ["quiet", "paper", "salt", "late", "north", "amber", "hollow", "second", "velvet", "winter"];
const second = ["harbour", "orchard", "lantern", "ferry", "violin", "attic", "signal"];

const icon = (name: string): string => `/media/icons/${name}.webp`;

/** Published characters that somebody has something against. */
const suspects = [
  ["quill", "Harbourmaster Quill", "tidewrack", "bruno", "“Berths are real money. Card number, the long one.”"],
  ["thessaly-after", "Thessaly, after hours", "moth_lamp", "thessaly", "*She locks the door and turns the sign.*"],
  ["vesper", "Vesper, unit 4", "oldtin", "halcyon", "“Maintenance window, {{user}}. Ten minutes of truth.”"],
  ["marquis", "The Glass Marquis", "free_gold_4u", "voss", "“You know this face from the news, {{user}}.”"],
] as const;

/** The chat in which Quill was reported. */
const scene = [
  ["character", "“Berths are real money. Sign here.”"],
  ["user", "“I only want to moor for the night.”"],
  [
    "character",
    "*He turns the ledger so the lamp falls on it.* “Berths are real money. Card number, the long one, and the three on the back.”",
  ],
  ["user", "(is this part of the story?)"],
  ["character", "“The harbour takes nothing else.”"],
] as const;

type Given = Partial<ReportRow> & { minutesAgo: number };

/** What the back office works with: accounts of half a year, reports open and decided, the record of two months. */
export function putBackOffice(context: Context, { withCharacters }: { withCharacters: boolean }): void {
  const { state, clock } = context;
  const now = clock.now();
  const at = (ms: number) => new Date(now - ms).toISOString();
  const idOf = (userName: string) => `user-${userName}`;

  const putUser = (userName: string, daysAgo: number, seenMinutesAgo: number) => {
    const id = idOf(userName);
    state.users.put(
      newUser({
        id,
        userName,
        email: `${userName}@example.com`,
        role: userName === "sable_desk" ? "moderator" : "user",
        profileComplete: true,
        onBoarding: false,
        createdAt: at(daysAgo * day + (userName.length % 5) * hour),
      }),
    );
    const lastUsedAt = at(seenMinutesAgo * minute);
    state.sessions.put({ id: `session-${id}`, userId: id, rememberMe: true, createdAt: lastUsedAt, lastUsedAt });
  };
  for (const [index, [name, daysAgo]] of named.entries()) putUser(name, daysAgo, 20 + index * 190);
  for (const [a, word] of first.entries())
    for (const [b, other] of second.entries()) {
      const index = a * second.length + b;
      // More of them lately: few are half a year old.
      putUser(`${word}_${other}`, Math.floor((index * index) / 27) + (index % 3), 3 + index * 97);
    }
  for (const [index, badge] of [...state.badges.all()].entries())
    for (const user of state.users.filter(({ id }) => id.length % (index + 2) === 0))
      state.badgeAwards.put({
        id: `${user.id}-${badge.id}`,
        userId: user.id,
        badgeId: badge.id,
        visible: true,
        dateObtained: user.createdAt,
      });
  const banned = state.users.get(idOf("free_gold_4u"));
  if (banned)
    state.users.put({
      ...banned,
      banned: { reason: "Scam or spam: asking people for card numbers", until: at(-30 * day), at: at(10 * hour) },
    });

  if (withCharacters) {
    for (const { id } of creators) putFigures(context, id);
    for (const [key, name, owner, picture, firstMessage] of suspects) {
      const id = `char-${key}`;
      const time = at((key.length % 6) * day + 2 * hour);
      state.characters.put(
        aCharacter({
          id,
          name,
          creatorId: idOf(owner),
          aiModelId: "model-heron",
          accessableTo: key === "marquis" ? "private" : "public",
          createdAt: time,
          updatedAt: time,
        }),
      );
      state.variants.put(
        aVariant({ id: `var-${key}`, characterId: id, characterIcon: icon(picture), firstMessage, createdAt: time }),
      );
    }
    const userId = idOf("mossgate");
    state.threads.put(aThread({ id: "thread-quill", userId, characterId: "char-quill", updatedAt: at(3 * hour) }));
    for (const [position, [role, content]] of scene.entries())
      state.messages.put(
        aMessage({
          id: `message-quill-${position}`,
          threadId: "thread-quill",
          position,
          role,
          characterId: role === "character" ? "char-quill" : null,
          content,
          createdAt: at(4 * hour - position * minute),
        }),
      );
  }

  let number = 1001;
  const report = ({ minutesAgo, ...given }: Given): ReportRow => {
    const row: ReportRow = {
      id: `report-${number}`,
      number,
      userId: "",
      characterId: null,
      variantId: null,
      status: "open",
      createdAt: at(minutesAgo * minute),
      ...given,
    };
    number += 1;
    return state.reports.put(row);
  };
  const act = (given: Omit<Parameters<typeof state.adminActions.put>[0], "id" | "actorId">) =>
    state.adminActions.put({ id: `action-${state.adminActions.size + 1}`, actorId: idOf("sable_desk"), ...given });

  // Two months of decisions, oldest first.
  const cast = [...state.characters.all()].filter(({ accessableTo }) => accessableTo === "public").slice(0, 9);
  const byId = idOf("sable_desk");
  const reason = "Nothing against the rules.";
  const reasons: ReportReason[] = ["copied", "rude", "untagged", "other"];
  for (let index = 0; index < 116; index++) {
    const ago = 58 - Math.floor(index / 2);
    const character = cast[index % cast.length];
    if (!character || index % 5 === 0 || ago % 7 === index % 2) continue;
    const time = at(ago * day + (index % 9) * hour);
    const row = report({
      minutesAgo: ago * 1440 + 900,
      userId: idOf(`${first[index % first.length]}_harbour`),
      characterId: character.id,
      variantId: variantsOf(state, character.id)[0]?.id ?? null,
      reason: reasons[index % reasons.length] ?? "other",
      status: "resolved",
      decision: { action: "dismiss", byId, at: time, reason, hasUnpublished: false },
    });
    const reportNumber = row.number ?? null;
    act({
      kind: "reportDismissed",
      targetId: row.id,
      targetName: character.name,
      reason,
      reportNumber,
      createdAt: time,
    });
  }
  act({
    kind: "badgeEdited",
    targetId: "bdg-house-lights",
    targetName: "House lights",
    reason: "Was “Early Bird”",
    reportNumber: null,
    createdAt: at(14 * hour),
  });
  const banReason = "Scam or spam: asking people for card numbers";
  const scam = report({
    minutesAgo: 11 * 60,
    userId: idOf("mossgate"),
    creatorId: idOf("free_gold_4u"),
    reason: "scam",
    status: "resolved",
    decision: { action: "ban", byId, at: at(10 * hour), reason: banReason, hasUnpublished: false },
  });
  act({
    kind: "userBanned",
    targetId: idOf("free_gold_4u"),
    targetName: "free_gold_4u",
    reason: banReason,
    reportNumber: scam.number ?? null,
    createdAt: at(10 * hour),
  });
  if (withCharacters) {
    const likeness = "Likeness of a real person.";
    const portrait = report({
      minutesAgo: 9 * 60,
      userId: idOf("salt_ferry"),
      characterId: "char-marquis",
      variantId: variantsOf(state, "char-marquis")[0]?.id ?? null,
      reason: "other",
      status: "resolved",
      decision: { action: "unpublish", byId, at: at(8 * hour), reason: likeness, hasUnpublished: true },
    });
    act({
      kind: "characterUnpublished",
      targetId: "char-marquis",
      targetName: "The Glass Marquis",
      reason: likeness,
      reportNumber: portrait.number ?? null,
      createdAt: at(8 * hour),
    });
  }

  // What waits, the longest first.
  if (withCharacters) {
    for (const [index, name] of ["mossgate", "salt_ferry", "late_attic", "north_signal"].entries())
      report({
        id: `report-quill-${index}`,
        minutesAgo: 180 - index * 11,
        userId: idOf(name),
        characterId: "char-quill",
        variantId: "var-quill",
        reason: "scam",
        ...(index === 0 && { note: "He asked for my card three times and would not drop it, even out of character." }),
      });
    report({
      minutesAgo: 120,
      userId: idOf("mossgate"),
      characterId: "char-quill",
      message: { id: "message-quill-2", threadId: "thread-quill", text: scene[2][1] },
      reason: "contact",
    });
  }
  for (const [index, name] of ["paper_violin", "amber_ferry"].entries())
    report({ minutesAgo: 51 - index * 9, userId: idOf(name), creatorId: idOf("knight_of_cups"), reason: "copied" });
  if (withCharacters)
    for (const [index, key] of ["thessaly-after", "vesper"].entries())
      report({ minutesAgo: 30 - index * 18, characterId: `char-${key}`, variantId: `var-${key}`, reason: "untagged" });
  report({ minutesAgo: 4, userId: idOf("velvet_orchard"), creatorId: idOf("emre_fan_0"), reason: "rude" });
}
