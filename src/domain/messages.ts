/**
 * Every text of the specification, byte for byte (requirements 1.31 and 1.32; MSG numbers beside). Do not correct the
 * spelling. Our own texts are in `texts.ts`.
 */
export const messages = {
  subscription: {
    cancelled: "Your plan has been successfully cancelled", // MSG-01
    cancelFailed: "Something went wrong. Please try again later.", // MSG-02
  },
  categories: {
    listFailed: "Failed to load categories", // MSG-03
    ownFailed: "Failed to load your categories", // MSG-04
    saved: "Categories updated successfully", // MSG-06
    saveFailed: "Failed to save categories", // MSG-07
    limit: "You can only select up to 20 categories", // MSG-54
  },
  interests: {
    ownFailed: "Failed to load your preferences", // MSG-05
    saved: "Preferences updated successfully", // MSG-08
    saveFailed: "Failed to save preferences", // MSG-09
    limit: "You can only select up to 20 preferences", // MSG-55
  },
  account: {
    deleted: "Account deleted successfully. Redirecting...", // MSG-10
    deleteFailed: "Sorry, there's an error with the account deletion process.", // MSG-11
    nameMismatch: "Username does not match", // MSG-50
  },
  profile: {
    saved: "Profile updated successfully", // MSG-12
    saveFailed: "Failed to update profile. Please try again.", // MSG-14
    decorationNotCustom: "Cannot delete non-custom decoration.", // MSG-65
  },
  preferences: {
    saveFailed: "Failed to update preferences", // MSG-15
    synced: "Preferences synced successfully with older characters/chats", // MSG-16
    syncFailed: "Failed to sync preferences", // MSG-17
    homepageSaved: "Homepage preference updated", // MSG-18
    homepageFailed: "Failed to update homepage preference", // MSG-19
    backgroundSaved: "Background image preference updated", // MSG-20
    backgroundFailed: "Failed to update background image preference", // MSG-21
    overlaySaved: "Background overlay updated", // MSG-22
    overlayFailed: "Failed to update overlay setting", // MSG-23
    messageCountFailed: "Failed to update message count preference", // MSG-24
    legacyPageFailed: "Failed to update legacy page preference", // MSG-25
    ignoredCreatorsSaved: "Ignored creators updated", // MSG-26
    ignoredCreatorUnknown: "Name does not exist! (this is case-sensitive)", // MSG-56
    fontChanged: (name: string) => `Font changed to ${name}`, // MSG-33
  },
  badges: {
    loadFailed: "Failed to load badges", // MSG-27
    visibilityFailed: "Failed to update badge visibility", // MSG-28
    shown: "Badge shown successfully", // MSG-29
    hidden: "Badge hidden successfully", // MSG-30
  },
  report: {
    done: (name: string) => `Character ${name} successfully reported`, // MSG-31
    failed: "Can't able to delete the Character Now,Try sometime later!!!", // MSG-32
  },
  group: {
    charactersFailed: "Unable to fetch characters", // MSG-34
    lorebooksFailed: "Unable to fetch lorebooks", // MSG-35
    variantsFailed: "Failed to load variants", // MSG-36
    threadFailed: "Failed to create thread", // MSG-37
    createFailed: "Failed to create group chat", // MSG-38
    noId: "No group chat ID returned", // MSG-39
    maximumCharacters: "Maximum 5 characters per group", // MSG-57
    namesNotUnique: "Character names must be unique in this group", // MSG-58
    firstMessageMissing: "Please enter a first message or uncheck the box above", // MSG-59
    required: "*required", // MSG-60
    silentStart: "This character will join the conversation but won't speak first", // MSG-61
    lorebooksNote: "max 5 allowed", // MSG-62
    tooManyLorebooks: (n: number) => `Too many lorebooks selected (${n}/5 max) - Please deselect some`, // MSG-63
    ownedOnly: "Public groups can only include characters you own", // MSG-64
    ready: "Group Chat Ready!", // MSG-68
    openChat: "Take me to my chat", // MSG-69
  },
  candy: {
    maximum: "You've reached the maximum candies for today!", // MSG-40
    failed: "Failed to collect candy", // MSG-41
  },
  buckets: {
    detailsFailed: "Failed to fetch bucket details", // MSG-42
    createFailed: "Failed to create favorite bucket", // MSG-43
    updateFailed: "Failed to update favorite bucket", // MSG-44
    deleteFailed: "Failed to delete favorite bucket", // MSG-45
    reorderFailed: "Error reordering favorite buckets", // MSG-46
  },
  botCheck: {
    failed: (message: string) => `Verification failed: ${message}`, // MSG-47
    unknown: "Verification failed: Unknown error", // MSG-48
    server: "Verification failed: Server error", // MSG-49
  },
  password: {
    mismatch: "Confirm password does not match the NewPassword.", // MSG-51
    currentWrong: "Current Password not correct, Please try again.", // MSG-52
    saved: "Password updated successfully.", // MSG-53
  },
  hints: {
    charSettings: "Tap for Char Settings", // MSG-66
  },
  models: {
    noFavourites: "No favorite models found", // MSG-67
  },
  tryPro: "Try Pro!", // MSG-70
} as const;

/** Exact names of controls (requirements 1.32; LABEL numbers beside). */
export const labels = {
  signIn: "Sign In", // LABEL-01
  myProfile: "My Profile", // LABEL-02
  attachments: "Attachments", // LABEL-03
  worlds: "Worlds",
  recentChats: "Recent Chats", // LABEL-04
  terms: "Terms", // LABEL-05
  privacy: "Privacy",
  create: "Create", // LABEL-06, LABEL-24
  createCharacter: "Create a Character",
  startGroupChat: "Start Group Chat",
  settings: "Settings", // LABEL-07
  personas: "Personas",
  logout: "Logout",
  selectVariants: "Select Character Variants", // LABEL-08
  modelSettings: "Model Settings",
  reportCharacter: "Report this Character", // LABEL-09
  edited: "(Edited)", // LABEL-10
  currentlyActive: "Currently Active", // LABEL-11
  quickSwap: "Quick Swap Pinned Models", // LABEL-12
  current: "Current",
  settingsTabs: {
    profile: "Profile", // LABEL-13
    password: "Password",
    preferences: "Preferences",
    badges: "Badges",
    subscription: "Subscription",
    data: "My data",
  },
  deleteAccount: "Delete Account", // LABEL-14
  saveChanges: "Save Changes",
  delete: "Delete", // LABEL-15
  changePlan: "Change Plan", // LABEL-16
  cancelPlan: "Cancel Plan",
  globalResponseSettings: "Global Response Settings", // LABEL-17
  responseTabs: { length: "Length", pov: "POV", act: "Act", style: "Style", tense: "Tense" }, // LABEL-18
  pickerTabs: { my: "My", public: "Public" }, // LABEL-19
  loadMore: "Load More", // LABEL-20
  onboardingSteps: {
    terms: "Terms & Rules", // LABEL-21
    preferences: "Response Preferences",
    categories: "Personalize Categories",
  },
  back: "Back", // LABEL-22
  creditsRenew: "Credits renew", // LABEL-23
  update: "Update", // LABEL-24
} as const;
