import { nothingStored } from "./preferences.ts";
import type { UserRow } from "./state/rows.ts";

/** Id of the plan every account starts with. */
export const freePlanId = "plan-free";

/** An account as sign-up leaves it, changed by `given`. */
export const newUser = (given: Partial<UserRow> & Pick<UserRow, "id" | "createdAt">): UserRow => ({
  email: "",
  passwordHash: null,
  userName: "",
  description: null,
  avatar: null,
  backgroundImage: null,
  avatarDecorationId: null,
  streaming: true,
  autoSendPicture: false,
  NSFW: false,
  viewNSFW: false,
  preferences: nothingStored,
  onBoarding: true,
  profileComplete: false,
  role: "user",
  homepagePreference: "default",
  backgroundImageOption: "on",
  overlayOpacity: 50,
  creatorCategoryIds: [],
  categoryIds: [],
  excludeCategoryIds: [],
  excludeCreators: [],
  useLegacyCreatorPage: false,
  showMessageCountOnProfile: true,
  favouriteModelIds: [],
  subscription: { id: `sub-${given.id}`, subscriptionId: freePlanId, status: "ACTIVE", endDate: null },
  credits: { month: "", utilized: 0 },
  candies: { day: "", count: 0 },
  banned: null,
  ...given,
});
