import { imageLimits, limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { numberText } from "#src/lib/count-text.ts";

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const tooLarge = (bytes: number) => `That file is too large. The limit is ${megabytes(bytes)}.`;

/** Texts of the profile that are not in the specification. */
export const profileTexts = {
  failed: "Your profile could not be loaded.",
  loading: "Loading your profile",
  creator: "Creator",
  noCreator: "Nothing published yet",
  background: "Profile background",
  changeBackground: "Change background",
  removeBackground: "Remove background",
  avatar: "Avatar",
  removeAvatar: "Remove avatar",
  uploading: "Uploading",
  cancel: texts.actions.cancel,
  tryAgain: texts.actions.tryAgain,
  still: texts.pictures.still,
  refusals: {
    "wrong-type": texts.pictures.wrongType,
    "too-large": tooLarge(imageLimits.bytes),
    "too-many-pixels": texts.pictures.tooManyPixels,
    "no-room": texts.pictures.noRoom,
    broken: texts.pictures.broken,
    failed: "The picture did not arrive. Your choice is kept here.",
  },
  userName: "Username",
  userNameHelp: "Shown on everything you publish",
  userNameMissing: "A username is needed.",
  userNameLong: `A username has at most ${limits.userName} characters.`,
  email: "Email",
  emailHelp: "This address cannot be changed here",
  bio: "Creator bio",
  bioHelp: "Shown on your creator page",
  bioLong: `A bio has at most ${numberText(limits.bio)} characters.`,
  categories: texts.categories.creators,
  chosen: (count: number) => `${count} of ${limits.categories} chosen`,
  choose: "Choose categories",
  help: "Need help? Contact us in the support chat.",
  opensNewTab: "opens in a new tab",
  nothingChanged: "Nothing has changed yet",
  picturePending: "A picture is still on its way",
} as const;

/** Texts of the decoration picker that are not in the specification. */
export const decorationTexts = {
  title: "Decoration",
  none: "No decoration",
  loading: "Loading decorations",
  failed: "The decorations could not be loaded.",
  empty: "There are no decorations to choose from yet.",
  pro: "Pro",
  locked: (name: string) => `${name}, locked`,
  upload: "Upload your own",
  uploadHelp: "PNG, WebP or GIF with a clear middle, up to 2 MB.",
  uploadLocked: "Your own decoration is part of a paid plan",
  prompt: "Pro decorations and one of your own come with a paid plan.",
  remove: "Delete custom decoration",
  removed: "Your decoration was deleted. You find it in Recently deleted.",
  removeFailed: "The decoration could not be deleted. Please try again.",
  refusals: {
    ...profileTexts.refusals,
    "wrong-type": "That is no PNG, WebP or GIF.",
    "too-large": tooLarge(2 * 1024 * 1024),
  },
} as const;
