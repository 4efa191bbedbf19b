import { expect, it } from "vitest";
import { firstDraft, readWizardDraft, type WizardDraft } from "./wizard-draft.ts";

it("begins with the defaults of onboarding, not with those of elsewhere (ONB-10, ONB-11, TRAP-44)", () => {
  expect(firstDraft.values).toEqual({
    verbose: "medium",
    povPreference: "upToModel",
    actForUser: "no",
    dialogStyle: "balanced",
    narrationTense: "past",
  });
});

it("is read as it was kept", () => {
  const draft: WizardDraft = {
    step: 2,
    isAccepted: true,
    values: { ...firstDraft.values, verbose: "short" },
    interests: { selected: ["cat-mystery"], excluded: ["cat-horror"] },
    creator: null,
  };
  expect(readWizardDraft(JSON.stringify(draft))).toEqual(draft);
});

it("begins anew where nothing readable was kept", () => {
  for (const text of ["", "null", "{}", "x", '{"step":7}']) expect(readWizardDraft(text)).toEqual(firstDraft);
});

it("lets nobody past the rules unaccepted, and takes no answer that is none", () => {
  const kept = { ...firstDraft, step: 2, values: { ...firstDraft.values, verbose: "toString", povPreference: "x" } };
  expect(readWizardDraft(JSON.stringify(kept))).toEqual(firstDraft);
});
