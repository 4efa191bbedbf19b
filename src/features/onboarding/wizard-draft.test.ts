import { expect, it } from "vitest";
import { readKept } from "#src/parts/form/unsaved-values.ts";
import { firstDraft, soundDraft, type WizardDraft, wizardSchema } from "./wizard-draft.ts";

it("begins with the defaults of onboarding, not with those of elsewhere (ONB-10, ONB-11, TRAP-44)", () => {
  expect(firstDraft.values).toEqual({
    verbose: "medium",
    povPreference: "upToModel",
    actForUser: "no",
    dialogStyle: "balanced",
    narrationTense: "past",
  });
});

const read = (kept: unknown) => {
  const known = readKept(wizardSchema, firstDraft)(kept);
  return known === null ? null : soundDraft({ ...firstDraft, ...known });
};

it("is read as it was kept", () => {
  const draft: WizardDraft = {
    step: 2,
    isAccepted: true,
    values: { ...firstDraft.values, verbose: "short" },
    interests: { selected: ["cat-mystery"], excluded: ["cat-horror"] },
    creator: null,
  };
  expect(read(draft)).toEqual(draft);
});

it("starts over if nothing readable is stored", () => {
  expect(read({})).toEqual(firstDraft);
  expect(read({ step: 7 })).toEqual(firstDraft);
  expect(read("x")).toBeNull();
  expect(read({ interests: 7 })).toBeNull();
});

it("lets nobody past the rules unaccepted, and drops unknown answers", () => {
  expect(read({ step: 2, values: { ...firstDraft.values, verbose: "toString", povPreference: "x" } })).toEqual(
    firstDraft,
  );
});
