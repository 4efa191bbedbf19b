import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ChangePasswordBody } from "#src/generated/zod/schemas/changePasswordBody.zod.ts";
import { CharacterName } from "#src/generated/zod/schemas/characterName.zod.ts";
import { CompleteProfileBody } from "#src/generated/zod/schemas/completeProfileBody.zod.ts";
import { Email } from "#src/generated/zod/schemas/email.zod.ts";
import { HomepagePreference } from "#src/generated/zod/schemas/homepagePreference.zod.ts";
import { ActForUser } from "#src/generated/zod/schemas/actForUser.zod.ts";
import { BucketCharacterIds } from "#src/generated/zod/schemas/bucketCharacterIds.zod.ts";
import { BucketName } from "#src/generated/zod/schemas/bucketName.zod.ts";
import { BackgroundImageOption } from "#src/generated/zod/schemas/backgroundImageOption.zod.ts";
import { DialogStyle } from "#src/generated/zod/schemas/dialogStyle.zod.ts";
import { GroupName } from "#src/generated/zod/schemas/groupName.zod.ts";
import { MemberName } from "#src/generated/zod/schemas/memberName.zod.ts";
import { NarrationTense } from "#src/generated/zod/schemas/narrationTense.zod.ts";
import { NewPassword } from "#src/generated/zod/schemas/newPassword.zod.ts";
import { OverlayOpacity } from "#src/generated/zod/schemas/overlayOpacity.zod.ts";
import { PovPreference } from "#src/generated/zod/schemas/povPreference.zod.ts";
import { SendMessageBody } from "#src/generated/zod/schemas/sendMessageBody.zod.ts";
import { UpdateCreatorCategoriesBody } from "#src/generated/zod/schemas/updateCreatorCategoriesBody.zod.ts";
import { UpdateExcludedCreatorsBody } from "#src/generated/zod/schemas/updateExcludedCreatorsBody.zod.ts";
import { UpdateFavoriteAiModelsBody } from "#src/generated/zod/schemas/updateFavoriteAiModelsBody.zod.ts";
import { UpdateUserCategoriesBody } from "#src/generated/zod/schemas/updateUserCategoriesBody.zod.ts";
import { UserName } from "#src/generated/zod/schemas/userName.zod.ts";
import { VerboseLength } from "#src/generated/zod/schemas/verboseLength.zod.ts";
import { imageLimits, limits } from "./limits.ts";
import {
  actOptions,
  backgroundImageOptions,
  homepageOptions,
  lengthOptions,
  overlayOptions,
  povOptions,
  styleOptions,
  tenseOptions,
} from "./options.ts";

type Schema = { safeParse: (value: unknown) => { success: boolean } };

/** The schema accepts exactly `max`, and not one more. */
function expectMaximum(schema: Schema, max: number, make: (n: number) => unknown) {
  expect(schema.safeParse(make(max)).success).toBe(true);
  expect(schema.safeParse(make(max + 1)).success).toBe(false);
}
/** Characters outside the BMP: limits count code points (F29). */
const text = (n: number) => "𝒮".repeat(n);
const ids = (n: number) => Array.from({ length: n }, (_, index) => `id-${index}`);

it("names the numbers of the contract", () => {
  expectMaximum(UserName, limits.userName, text);
  expectMaximum(CharacterName, limits.characterName, text);
  expectMaximum(MemberName, limits.memberName, text);
  expectMaximum(GroupName, limits.groupName, text);
  expectMaximum(BucketName, limits.bucketName, text);
  expectMaximum(BucketCharacterIds, limits.bucketCharacters, ids);
  expectMaximum(NewPassword, limits.password, text);
  expect(NewPassword.safeParse(text(limits.newPasswordMin)).success).toBe(true);
  expect(NewPassword.safeParse(text(limits.newPasswordMin - 1)).success).toBe(false);
  expectMaximum(ChangePasswordBody, limits.password, (n) => ({ currentPassword: text(n), newPassword: "long enough" }));
  expectMaximum(CompleteProfileBody, limits.bio, (n) => ({ userName: "a", description: text(n), ageConfirmed: true }));
  expectMaximum(Email, limits.email, (n) => `${"a".repeat(n - "@example.com".length)}@example.com`);
  expectMaximum(SendMessageBody, limits.message, (n) => ({
    content: text(n),
    clientMessageId: "0a1b2c3d-0000-4000-8000-000000000000",
    stream: true,
  }));
});

it("names the numbers of things that may be chosen", () => {
  expectMaximum(UpdateCreatorCategoriesBody, limits.categories, (n) => ({ categoryIds: ids(n) }));
  expectMaximum(UpdateUserCategoriesBody, limits.interests, (n) => ({ categoryIds: ids(n), excludeCategoryIds: [] }));
  expectMaximum(UpdateExcludedCreatorsBody, limits.ignoredCreators, (n) => ({ excludeCreators: ids(n) }));
  expectMaximum(UpdateFavoriteAiModelsBody, limits.favouriteModels, (n) => ({ aiModelIds: ids(n) }));
  expect(UpdateExcludedCreatorsBody.safeParse({ excludeCreators: [] }).success).toBe(true);
});

it.each([
  ["length", VerboseLength, lengthOptions],
  ["POV", PovPreference, povOptions],
  ["act", ActForUser, actOptions],
  ["style", DialogStyle, styleOptions],
  ["tense", NarrationTense, tenseOptions],
  ["homepage", HomepagePreference, homepageOptions],
  ["background", BackgroundImageOption, backgroundImageOptions],
] as const)("has a label for every value of %s, in the contract's order", (_name, schema, options) => {
  expect(Object.keys(options)).toEqual(schema.options);
});

it("has a label for every overlay strength", () => {
  expect(overlayOptions.map(({ value }) => OverlayOpacity.safeParse(value).success)).toEqual([true, true, true, true]);
  expect(OverlayOpacity.safeParse(100).success).toBe(false);
});

it("takes pictures as large as the contract does", () => {
  const contract = readFileSync("openapi/paths/upload.yaml", "utf8");
  expect(contract).toContain(`x-max-file-bytes: ${imageLimits.bytes}\n`);
  expect(contract).toContain(
    `More than ${imageLimits.bytes / 2 ** 20} MB or ${imageLimits.pixels / 1e6} megapixels: 413`,
  );
});
