import { existsSync, readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openings } from "#src/domain/openings.ts";
import { aiModels } from "./ai-models.ts";
import { cast } from "./cast.ts";
import { categories } from "./categories.ts";
import { conversations } from "./conversations.ts";
import { creators } from "./creators.ts";

const seed = new URL("../", import.meta.url);
const fileOf = (path: string): URL => new URL(`.${path}`, seed);
const variants = cast.flatMap((member) => member.variants);
const length = (text: string): number => Array.from(text).length;

describe("the cast", () => {
  it("has ids of its own everywhere", () => {
    const ids = [...cast, ...variants, ...creators, ...categories, ...aiModels, ...conversations].map(
      (entry) => entry.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has everybody who stands in a scene of the landing page, for all to see", () => {
    const seen = cast.filter(({ accessableTo, NSFW }) => accessableTo === "public" && !NSFW).map(({ name }) => name);
    for (const { name } of openings) expect(seen).toContain(name);
  });

  it("names only creators, categories, models and variants that exist", () => {
    for (const member of cast) {
      expect(creators.some((creator) => creator.id === member.creatorId)).toBe(true);
      expect(aiModels.some((model) => model.id === member.aiModelId)).toBe(true);
      for (const id of member.categoryIds) expect(categories.map((category) => category.id)).toContain(id);
    }
    for (const creator of creators)
      for (const id of creator.categoryIds) expect(categories.map((category) => category.id)).toContain(id);
    for (const conversation of conversations) {
      const member = cast.find((candidate) => candidate.id === conversation.characterId);
      expect(member?.variants.map((variant) => variant.id)).toContain(conversation.variantId);
      for (const message of conversation.messages) expect(message.alternates[message.active]).toBeTypeOf("string");
    }
  });

  it("keeps the limits of the character form (GAP-56)", () => {
    for (const member of cast) {
      expect(length(member.name)).toBeLessThanOrEqual(40);
      expect(length(member.shortMessage)).toBeLessThanOrEqual(200);
      expect(member.variants.filter((variant) => variant.default)).toHaveLength(1);
    }
    for (const variant of variants) {
      expect(length(variant.variantTagline)).toBeLessThanOrEqual(100);
      expect(length(variant.firstMessage)).toBeLessThanOrEqual(4_000);
      expect(length(variant.characterCreatorComment)).toBeLessThanOrEqual(1_000);
      expect(variant.firstMessage).toMatch(/“[^”]+”/u);
    }
    for (const creator of creators) expect(length(creator.userName)).toBeLessThanOrEqual(25);
  });

  it("closes every quote and asterisk, and uses only the two placeholders", () => {
    const texts = variants.flatMap((variant) => [
      variant.firstMessage,
      ...variant.alternateGreetings,
      variant.exampleDialogue,
      variant.characterCreatorComment,
    ]);
    for (const text of [
      ...texts,
      ...conversations.flatMap((conversation) => conversation.messages.flatMap((message) => message.alternates)),
    ]) {
      expect(text.split("*").length % 2).toBe(1);
      expect(text.split("“").length).toBe(text.split("”").length);
      expect(text).not.toMatch(/['"]/u);
      expect(text.replaceAll(/\{\{(?:user|char)\}\}/gu, "")).not.toMatch(/[{}]/u);
    }
  });

  it("opens each conversation with one of the variant's own openings", () => {
    for (const conversation of conversations) {
      const variant = variants.find((candidate) => candidate.id === conversation.variantId);
      expect([variant?.firstMessage, ...(variant?.alternateGreetings ?? [])]).toContain(
        conversation.messages[0]?.alternates[0],
      );
    }
  });

  it("has every picture it names, and all of them together stay below 1.5 MB", () => {
    const named = [
      ...variants.flatMap((variant) => [variant.avatar, variant.characterIcon, variant.scene, variant.cutout]),
      ...creators.flatMap((creator) => [creator.avatar, creator.backgroundImage]),
      ...aiModels.map((model) => model.modelIcon),
    ];
    expect(named.filter((path) => path !== null && !existsSync(fileOf(path)))).toEqual([]);
    const media = fileOf("/media");
    const bytes = readdirSync(media, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it("has enough categories for a third page of thirty", () => {
    expect(categories).toHaveLength(75);
  });
});
