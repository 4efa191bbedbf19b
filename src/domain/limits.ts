/**
 * Limits and constants of the specification (requirements 1.33), except texts. Those that the contract holds too are
 * repeated here for code and readers; a test compares the two.
 */
export const limits = {
  userName: 25,
  bio: 1000,
  email: 254,
  password: 32,
  newPasswordMin: 8,
  categories: 20,
  interests: 20,
  categoriesPerPage: 30,
  ignoredCreators: 8,
  favouriteModels: 10,
  groupCharacters: 5,
  groupLorebooks: 5,
  memberName: 40,
  groupName: 60,
  firstMessagePreview: 50,
  message: 8000,
  characterName: 40,
  recentSearches: 5,
  savedSearchName: 40,
  buckets: 100,
  bucketName: 40,
  bucketCharacters: 1000,
} as const;

/** Limits of an uploaded picture (GAP-09): file size in bytes, and width × height before decoding. */
export const imageLimits = { bytes: 8_388_608, pixels: 40_000_000 } as const;

/** Room for what an imported card says beyond our fields: members, and bytes as JSON (GAP-56). */
export const extensionLimits = { members: 200, bytes: 1_048_576 } as const;

/** Limits of a custom decoration (GAP-29). No JPEG: its middle has to be transparent. */
export const decorationLimits = { bytes: 2_097_152, pixels: 40_000_000, kinds: ["png", "webp", "gif"] } as const;

export const pageSizes = {
  groupCharacters: 12,
  lorebooks: 20,
  badges: 20,
  myCharacters: 12,
  homeFeed: 24,
  search: 12,
  recentChats: 10,
  templates: 50,
  /** Page size of every other list with Load more (GAP-04). */
  list: 20,
} as const;

/** Milliseconds. */
export const times = {
  toast: 3000,
  beforeGroupReady: 500,
  beforeGroupRedirect: 500,
  quickSwapIndicator: 4000,
  searchDelay: 300,
  paletteDelay: 120,
} as const;

/** The denominator shown to the user (RES-13); only the server knows the actual daily maximum. */
export const eventTokenScale = 100;

/** Number of candies on a page (CONST-19, CONST-20). */
export const candiesOn = {
  "/home": 5,
  "/myconversation": 1,
  "/myfavourite": 1,
  "/mycharacters": 1,
  "/global-search": 1,
} as const;
export const candyVariants = 6;

export const groupCreationSteps = 6;

/** Status of a subscription that was cancelled and ends on its `endDate` (CONST-48, TRAP-51). */
export const cancelledStatus = "PENDING";
/** The only tier that is not paid (GAP-110). */
export const freeTier = "free";
/** Marks a decoration's name as for paying users only (CONST-49, TRAP-53). */
export const proMark = "(Pro)";
