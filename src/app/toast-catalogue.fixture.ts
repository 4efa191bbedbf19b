import { messages } from "#src/domain/messages.ts";

/**
 * How each text of the specification is shown (requirements 1.31, MSG rows): as a success toast, an error toast, or
 * elsewhere (beside its field, in a dialog, as a button's name).
 */
const kinds = {
  success: [
    "subscription.cancelled",
    "categories.saved",
    "interests.saved",
    "account.deleted",
    "profile.saved",
    "preferences.synced",
    "preferences.homepageSaved",
    "preferences.backgroundSaved",
    "preferences.overlaySaved",
    "preferences.ignoredCreatorsSaved",
    "preferences.fontChanged",
    "badges.shown",
    "badges.hidden",
    "report.done",
    "password.saved",
  ],
  error: [
    "subscription.cancelFailed",
    "categories.listFailed",
    "categories.ownFailed",
    "categories.saveFailed",
    "categories.limit",
    "interests.ownFailed",
    "interests.saveFailed",
    "interests.limit",
    "profile.saveFailed",
    "profile.decorationNotCustom",
    "preferences.saveFailed",
    "preferences.syncFailed",
    "preferences.homepageFailed",
    "preferences.backgroundFailed",
    "preferences.overlayFailed",
    "preferences.messageCountFailed",
    "preferences.legacyPageFailed",
    "badges.loadFailed",
    "badges.visibilityFailed",
    "report.failed",
    "group.charactersFailed",
    "group.lorebooksFailed",
    "group.variantsFailed",
    "group.threadFailed",
    "group.createFailed",
    "group.noId",
    "candy.maximum",
    "candy.failed",
    "buckets.detailsFailed",
    "buckets.createFailed",
    "buckets.updateFailed",
    "buckets.deleteFailed",
    "buckets.reorderFailed",
    "botCheck.failed",
    "botCheck.unknown",
    "botCheck.server",
    "password.currentWrong",
  ],
  elsewhere: [
    "account.deleteFailed",
    "account.nameMismatch",
    "preferences.ignoredCreatorUnknown",
    "group.maximumCharacters",
    "group.namesNotUnique",
    "group.firstMessageMissing",
    "group.required",
    "group.silentStart",
    "group.lorebooksNote",
    "group.tooManyLorebooks",
    "group.ownedOnly",
    "group.ready",
    "group.openChat",
    "password.mismatch",
    "hints.charSettings",
    "models.noFavourites",
    "tryPro",
  ],
} as const;

/** Sample arguments for texts that take a name, a message or a number. */
const samples: Readonly<Record<string, string>> = {
  "preferences.fontChanged": "Playfair",
  "report.done": "Maren Holloway",
  "botCheck.failed": "timeout-or-duplicate",
};

type Text = string | ((sample: never) => string);

/** Every text of `messages.ts` by its path, such as `group.ready`. */
export const everyMessage: ReadonlyMap<string, Text> = new Map(
  Object.entries(messages).flatMap(([group, texts]): [string, Text][] =>
    typeof texts === "string"
      ? [[group, texts]]
      : Object.entries(texts as Record<string, Text>).map(([name, text]) => [`${group}.${name}`, text]),
  ),
);

export const messagePaths = kinds;

/** The texts of one kind, with the samples filled in. */
export function toastTexts(kind: "success" | "error"): string[] {
  return kinds[kind].map((path) => {
    const text = everyMessage.get(path);
    if (text === undefined) throw new Error(`no text ${path}`);
    return typeof text === "string" ? text : text((samples[path] ?? "") as never);
  });
}
