import "#src/app/zod-setup.ts";
import { expect, it } from "vitest";
import {
  blankCharacter,
  blankVariant,
  characterForm,
  type CharacterForm,
  comparedOf,
  formErrors,
  toCreate,
  toEdit,
} from "./character-form.ts";

const saved: CharacterForm = {
  ...blankCharacter,
  name: "Maren",
  categoryIds: ["cat-mystery"],
  variants: [
    { ...blankVariant("var-1", "Keeper"), isNew: false, default: true, firstMessage: "Come in." },
    { ...blankVariant("var-2", "Winter"), isNew: false, lorebooks: [{ id: "lore-1", name: "Coast" }] },
  ],
};

it("sends all variants of a new character, empty texts as none and empty greetings not at all", () => {
  const [head, other] = saved.variants;
  const body = toCreate({ ...saved, variants: [{ ...head!, greetings: [{ text: "" }, { text: "Hi" }] }, other!] });
  expect(body).toMatchObject({
    name: "Maren",
    shortMessage: null,
    variant: { variantName: "Keeper", description: null, alternateGreetings: ["Hi"] },
    otherVariants: [{ variantName: "Winter", lorebookIds: ["lore-1"] }],
  });
  expect(body).not.toHaveProperty("variants");
  expect(toCreate({ ...saved, variants: [head!] })).not.toHaveProperty("otherVariants");
});

it("sends only what changed", () => {
  expect(toEdit(saved, structuredClone(saved))).toEqual({});
  const [keeper, winter] = saved.variants;
  expect(
    toEdit(saved, {
      ...saved,
      name: "Maren H.",
      variants: [{ ...winter!, default: true }, { ...blankVariant("x", "Ice") }],
    }),
  ).toMatchObject({
    name: "Maren H.",
    variants: [{ variantId: "var-2", default: true }],
    newVariants: [{ variantName: "Ice" }],
    deletedVariantIds: [keeper!.id],
  });
});

it("assigns the server's field errors to the form's fields", () => {
  const at = (form: CharacterForm, from: CharacterForm | null, ...fields: string[]) =>
    formErrors(
      fields.map((field) => ({ field, message: "no" })),
      form,
      from,
    ).map(({ field }) => field);
  expect(at(saved, null, "name", "variant.variantName", "otherVariants.0.alternateGreetings.1")).toEqual([
    "name",
    "variants.0.variantName",
    "variants.1.greetings.1.text",
  ]);
  const [keeper, winter] = saved.variants;
  const edited = { ...saved, variants: [keeper!, blankVariant("x", "Ice"), { ...winter!, scenario: "Snow" }] };
  expect(at(edited, saved, "variants.0.lorebookIds", "newVariants.0.variantName")).toEqual([
    "variants.2.lorebooks",
    "variants.1.variantName",
  ]);
});

it("requires a visible name, a category and named variants", () => {
  const issues = (form: CharacterForm) => characterForm.safeParse(form).error?.issues.map(({ path }) => path.join("."));
  expect(issues(saved)).toBeUndefined();
  expect(issues({ ...saved, name: "\u200b", categoryIds: [] })).toEqual(["name", "categoryIds"]);
  expect(issues({ ...saved, variants: [blankVariant("x")] })).toContain("variants.0.variantName");
  expect(characterForm.parse({ ...saved, name: "  Maren " }).name).toBe("Maren");
});

it("compares by names instead of ids", () => {
  const compared = comparedOf(saved, [{ id: "cat-mystery", name: "Mystery" }], {});
  expect([compared.categories, compared.variants[1]?.lorebooks]).toEqual([["Mystery"], ["Coast"]]);
});
