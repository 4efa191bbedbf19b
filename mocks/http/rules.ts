import type { OperationId } from "#src/generated/operations.ts";
import {
  createBadge,
  createCategory,
  createDecoration,
  deleteBadge,
  deleteCategory,
  deleteDecoration,
  editBadge,
  editCategory,
  editDecoration,
  listAdminBadges,
  listAdminCategories,
  listAdminDecorations,
} from "../backend/rules/admin-catalogue.ts";
import { getAdminOverview, listAdminActions } from "../backend/rules/admin-overview.ts";
import { banUser, listAdminCharacters, listUsers, moderateCharacter } from "../backend/rules/admin-people.ts";
import { getReport, listReports, reopenReport, resolveReport } from "../backend/rules/admin-report.ts";
import { reportMessage } from "../backend/rules/message-report.ts";
import {
  listAiModels,
  listFavoriteAiModels,
  selectAiModel,
  syncPreferences,
  updateFavoriteAiModels,
} from "../backend/rules/ai-model.ts";
import { changePassword, requestPasswordReset, resetPassword, signIn, signOut, signUp } from "../backend/rules/auth.ts";
import { listBadges, updateBadgeVisibility } from "../backend/rules/badge.ts";
import { validateBotCheck } from "../backend/rules/bot-check.ts";
import {
  deleteAvatarDecoration,
  listAvatarDecorations,
  uploadAvatarDecoration,
} from "../backend/rules/avatar-decoration.ts";
import {
  createBucket,
  deleteBucket,
  getBucket,
  listBuckets,
  reorderBuckets,
  updateBucket,
} from "../backend/rules/bucket.ts";
import { createCheckpoint, deleteCheckpoint, editCheckpoint } from "../backend/rules/checkpoint.ts";
import { branchThread } from "../backend/rules/branch.ts";
import {
  getCreatorCategories,
  getUserCategories,
  listCategories,
  updateCreatorCategories,
  updateUserCategories,
} from "../backend/rules/category.ts";
import {
  getCharacter,
  listHomeCharacters,
  listMyCharacters,
  reportCharacter,
  searchCharacters,
} from "../backend/rules/character.ts";
import { getChatConfig, updateChatConfig } from "../backend/rules/chat-config.ts";
import {
  getCreator,
  getCreatorPreferences,
  getExcludedCreators,
  getLegacyPage,
  listCreatorCharacters,
  listCreatorLorebooks,
  reportCreator,
  toggleMessageCount,
  updateExcludedCreators,
  updateLegacyPage,
} from "../backend/rules/creator.ts";
import { directThread } from "../backend/rules/direction.ts";
import { deleteUser } from "../backend/rules/delete-user.ts";
import { getEventTokens, updateEventTokens } from "../backend/rules/event-token.ts";
import { getFigures } from "../backend/rules/figure.ts";
import { getVersion, listVersions, restoreVersion } from "../backend/rules/version.ts";
import { listFavoriteCharacters, toggleFavorite } from "../backend/rules/favorite.ts";
import {
  createSavedSearch,
  deleteSavedSearch,
  editSavedSearch,
  getSearchMemory,
  listSuggestions,
  markSavedSearchSeen,
  searchCreators,
  updateInterest,
  updateRecentSearches,
} from "../backend/rules/discovery.ts";
import {
  listFollowedCharacters,
  listFollowedCreators,
  markFollowedSeen,
  updateFollowing,
} from "../backend/rules/following.ts";
import {
  createGroupChat,
  createGroupThread,
  deleteGroupChat,
  editGroupChat,
  getGroupChat,
  listGroupChats,
} from "../backend/rules/group-chat.ts";
import {
  cancelImageJob,
  deleteHistoryImage,
  generateImageFromImage,
  generateImageFromText,
  getImageCredits,
  getImageJob,
  listImageHistory,
  listImageTemplates,
} from "../backend/rules/image.ts";
import { impersonate } from "../backend/rules/impersonate.ts";
import {
  createLorebook,
  deleteLorebook,
  editLorebook,
  getLorebook,
  listMyLorebooks,
  listPublicLorebooks,
} from "../backend/rules/lorebook.ts";
import { createFact, deleteFact, editFact, editMemory, getMemory, writeSummary } from "../backend/rules/memory.ts";
import { chooseAlternate, deleteMessage, editMessage, listMessages } from "../backend/rules/message.ts";
import { createMessagePicture } from "../backend/rules/message-picture.ts";
import { createCharacter, deleteCharacter, duplicateCharacter, editCharacter } from "../backend/rules/own-character.ts";
import { tryCharacter } from "../backend/rules/try-character.ts";
import { createVariant, deleteVariant, editVariant } from "../backend/rules/own-variant.ts";
import { createPersona, deletePersona, editPersona, listPersonas } from "../backend/rules/persona.ts";
import {
  continueMessage,
  joinReply,
  regenerateMessage,
  sendMessage,
  speakReply,
  stopReply,
} from "../backend/rules/reply.ts";
import { searchMessages } from "../backend/rules/search.ts";
import { getMessageLore, getMessagePrompt, getNextPrompt } from "../backend/rules/prompt.ts";
import { cancelSubscription, changeSubscription, listPlans, startCheckout } from "../backend/rules/subscription.ts";
import { createTheme, deleteTheme, editTheme, listThemes } from "../backend/rules/theme.ts";
import {
  createThread,
  deleteThread,
  duplicateThread,
  editThread,
  getThread,
  listOpenings,
  listRecentChats,
  listThreads,
  markThreadSeen,
} from "../backend/rules/thread.ts";
import { getThreadTree } from "../backend/rules/thread-tree.ts";
import { exportThread, importThread } from "../backend/rules/transfer.ts";
import { getMyData, listMyDataRows } from "../backend/rules/my-data.ts";
import { readBackRows } from "../backend/rules/read-back.ts";
import { listTrash, restoreDeletion } from "../backend/rules/trash.ts";
import {
  completeProfile,
  editUser,
  getUserInfo,
  updateBackgroundImage,
  updateBackgroundOverlay,
  updateChatPreferences,
  updateHomepagePreference,
  updateProfile,
  updateResponsePreferences,
} from "../backend/rules/user.ts";
import { uploadImage } from "../backend/rules/upload.ts";
import { listBasicVariants, listVariants, selectVariant } from "../backend/rules/variant.ts";
import { notYet, type NotYet, type Rule } from "../backend/rule.ts";

/** Every operation of the contract and its rule. Forgetting one does not compile; `notYet` answers 501 and says so. */
export const rules = {
  // auth
  changePassword,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
  // bot-check
  validateBotCheck,
  // user
  completeProfile,
  deleteUser,
  editUser,
  getUserInfo,
  updateBackgroundImage,
  updateBackgroundOverlay,
  updateChatPreferences,
  updateHomepagePreference,
  updateProfile,
  updateResponsePreferences,
  // category
  getCreatorCategories,
  getUserCategories,
  listCategories,
  updateCreatorCategories,
  updateUserCategories,
  // creator
  getCreator,
  getCreatorPreferences,
  getExcludedCreators,
  getLegacyPage,
  listCreatorCharacters,
  listCreatorLorebooks,
  listFollowedCreators,
  reportCreator,
  toggleMessageCount,
  updateExcludedCreators,
  updateFollowing,
  updateLegacyPage,
  // avatar-decoration
  deleteAvatarDecoration,
  listAvatarDecorations,
  uploadAvatarDecoration,
  // badge
  listBadges,
  updateBadgeVisibility,
  // theme
  createTheme,
  deleteTheme,
  editTheme,
  listThemes,
  // persona
  createPersona,
  deletePersona,
  editPersona,
  listPersonas,
  // subscription
  cancelSubscription,
  changeSubscription,
  listPlans,
  startCheckout,
  // event-token
  getEventTokens,
  updateEventTokens,
  // upload
  uploadImage,
  // image
  cancelImageJob,
  deleteHistoryImage,
  generateImageFromImage,
  generateImageFromText,
  getImageCredits,
  getImageJob,
  listImageHistory,
  listImageTemplates,
  // ai-model
  listAiModels,
  listFavoriteAiModels,
  selectAiModel,
  syncPreferences,
  updateFavoriteAiModels,
  // character
  createCharacter,
  tryCharacter,
  deleteCharacter,
  duplicateCharacter,
  editCharacter,
  getCharacter,
  listHomeCharacters,
  listMyCharacters,
  reportCharacter,
  searchCharacters,
  // variant
  createVariant,
  deleteVariant,
  editVariant,
  listBasicVariants,
  listVariants,
  selectVariant,
  // version
  getVersion,
  listVersions,
  restoreVersion,
  // figure
  getFigures,
  // discovery
  createSavedSearch,
  deleteSavedSearch,
  editSavedSearch,
  getSearchMemory,
  listFollowedCharacters,
  listSuggestions,
  markFollowedSeen,
  markSavedSearchSeen,
  searchCreators,
  updateInterest,
  updateRecentSearches,
  // favorite
  listFavoriteCharacters,
  toggleFavorite,
  // bucket
  createBucket,
  deleteBucket,
  getBucket,
  listBuckets,
  reorderBuckets,
  updateBucket,
  // lorebook
  createLorebook,
  deleteLorebook,
  editLorebook,
  getLorebook,
  listMyLorebooks,
  listPublicLorebooks,
  // group-chat
  createGroupChat,
  createGroupThread,
  deleteGroupChat,
  editGroupChat,
  getGroupChat,
  listGroupChats,
  // thread
  branchThread,
  createThread,
  deleteThread,
  directThread,
  duplicateThread,
  editThread,
  exportThread,
  getChatConfig,
  getThread,
  getThreadTree,
  importThread,
  listOpenings,
  listRecentChats,
  listThreads,
  markThreadSeen,
  searchMessages,
  updateChatConfig,
  // checkpoint
  createCheckpoint,
  deleteCheckpoint,
  editCheckpoint,
  // message
  chooseAlternate,
  continueMessage,
  createMessagePicture,
  deleteMessage,
  editMessage,
  getMessageLore,
  getMessagePrompt,
  impersonate,
  joinReply,
  listMessages,
  regenerateMessage,
  sendMessage,
  speakReply,
  stopReply,
  reportMessage,
  // memory
  createFact,
  deleteFact,
  editFact,
  editMemory,
  getMemory,
  getNextPrompt,
  writeSummary,
  // my data
  getMyData,
  listMyDataRows,
  readBackRows,
  // trash
  listTrash,
  restoreDeletion,
  // admin
  banUser,
  createBadge,
  createCategory,
  createDecoration,
  deleteBadge,
  deleteCategory,
  deleteDecoration,
  editBadge,
  editCategory,
  editDecoration,
  getAdminOverview,
  getReport,
  listAdminActions,
  listAdminBadges,
  listAdminCategories,
  listAdminCharacters,
  listAdminDecorations,
  listReports,
  listUsers,
  moderateCharacter,
  reopenReport,
  resolveReport,
} satisfies Record<OperationId, Rule | NotYet>;

/** The rule of an operation, or null while it is not ruled. */
export function ruleOf(id: OperationId): Rule | null {
  const table: Readonly<Record<OperationId, Rule | NotYet>> = rules;
  const entry = table[id];
  return entry === notYet ? null : entry;
}
