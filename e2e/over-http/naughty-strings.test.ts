import { expect, test } from "vitest";
import { testWorld } from "#mocks/hosts/node.ts";
import { naughtyStrings } from "../support/naughty-strings.ts";

test("F28: every text of a character gives each naughty string back as it was, but for the space around it", async () => {
  const world = testWorld();
  world.context.state.categories.put({ id: "cat-any", name: "Any", order: 99 });
  expect(naughtyStrings.length).toBeGreaterThan(500);
  for (const text of naughtyStrings) {
    const short = Array.from(text).length <= 100 ? text : null;
    const variant = {
      variantName: "A",
      variantTagline: short,
      description: text,
      personality: text,
      scenario: text,
      firstMessage: text,
      alternateGreetings: [text, "Last"],
      exampleDialogue: text,
      characterCreatorComment: text,
    };
    const body = { name: "Ines", shortMessage: short, categoryIds: ["cat-any"], NSFW: false, accessableTo: "private" };
    const prompts = { systemPrompt: text, postHistoryInstructions: text };
    const made = await world.call("POST", "/api/v1/character/create", { ...body, ...prompts, variant });
    expect([text, made.status]).toEqual([text, 200]);
    const { id } = made.body.data;
    const { data } = (await world.call("GET", `/api/v1/character/details/${id}`)).body;
    const [kept] = (await world.call("GET", `/api/v1/character/${id}/variants/list`)).body.data.variants;
    const whole = text.trim() || null;
    expect([data.authored.systemPrompt, data.authored.postHistoryInstructions]).toEqual([whole, whole]);
    expect([data.shortMessage, kept.variantTagline]).toEqual(short === null ? [null, null] : [whole, whole]);
    expect(kept.characterCreatorComment).toBe(whole);
    expect(kept.authored).toMatchObject({
      description: whole,
      personality: whole,
      scenario: whole,
      firstMessage: text.trim(),
      alternateGreetings: whole === null ? ["Last"] : [whole, "Last"],
      exampleDialogue: whole,
    });
  }
});
