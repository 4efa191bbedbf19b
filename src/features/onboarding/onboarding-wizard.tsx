import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { formDraft } from "#src/client-state/drafts.ts";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { labels } from "#src/domain/messages.ts";
import type { Preference } from "#src/domain/response-preferences.ts";
import { ResponseEditor } from "#src/parts/response-preferences/response-editor.tsx";
import { ResponseSample } from "#src/parts/response-preferences/response-sample.tsx";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogFrame } from "#src/ui/dialog/dialog-frame.tsx";
import { StepBar } from "#src/ui/step-bar/step-bar.tsx";
import { ThemeScope } from "#src/ui/theme/theme-scope.tsx";
import { css } from "#styled-system/css";
import { CategoriesStep } from "./categories-step.tsx";
import { onboardingTexts } from "./onboarding-texts.ts";
import { RulesStep } from "./rules-step.tsx";
import thessaly from "./thessaly.svg";
import { useFinish } from "./use-finish.ts";
import { firstDraft, soundDraft, type WizardDraft, wizardSchema } from "./wizard-draft.ts";

const titles = [labels.onboardingSteps.terms, labels.onboardingSteps.preferences, labels.onboardingSteps.categories];
const leads = [onboardingTexts.terms.lead, onboardingTexts.preferences, onboardingTexts.categories.lead];

const sheet = css({ bg: "bg.canvas!" });
const page = css({
  display: "grid",
  minHeight: "full",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 54fr) minmax(0, 46fr)" },
  gridTemplateRows: { base: "auto 1fr", lg: "minmax(0, 1fr)" },
  lg: { height: "full" },
});
const still = css({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  bg: "#160c08",
  height: { base: "132px", lg: "auto" },
  order: { lg: "2" },
  "&[data-sample]": { height: { base: "288px", lg: "auto" } },
});
const picture = css({
  position: "absolute",
  inset: "0",
  boxSize: "full",
  objectFit: "cover",
  objectPosition: { base: "50% 30%", lg: "50% 12%" },
  zIndex: "-2",
});
const shade = css({
  position: "absolute",
  inset: "0",
  zIndex: "-1",
  backgroundImage: "linear-gradient(to top, #110904f0 8%, #11090499 38%, transparent 68%)",
});
const scope = css({ position: "absolute", inset: "0", bg: "transparent!" });
const sample = css({
  position: "absolute",
  insetInline: { base: "4", lg: "10" },
  bottom: { base: "4", lg: "10" },
  maxHeight: { base: "200px", lg: "46%" },
});
const left = css({
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  minHeight: "0",
  px: { base: "4", md: "8", lg: "64px" },
  pt: { base: "5", lg: "36px" },
});
const bars = css({ justifyContent: "space-between", "& > :first-child": { maxWidth: "174px" } });
const middle = css({
  flex: "1",
  minHeight: "0",
  display: "flex",
  flexDirection: "column",
  py: { base: "5", lg: "6" },
  lg: { overflowY: "auto", mx: "-3", px: "3", overscrollBehavior: "contain" },
});
const inner = css({
  my: { lg: "auto" },
  width: "full",
  maxWidth: "720px",
  // As high as the tallest tab panel, so that the tabs do not move.
  "&[data-tabs]": { minHeight: { lg: "440px" } },
});
const heading = css({ textStyle: "h1", outline: "none" });
const lead = css({ mt: "2", mb: "6", color: "fg.muted", maxWidth: "56ch" });
const foot = css({
  row: "3",
  justifyContent: "space-between",
  position: { base: "sticky", lg: "static" },
  bottom: "0",
  bg: "bg.canvas",
  mx: { base: "-4", md: "-8", lg: "0" },
  px: { base: "4", md: "8", lg: "0" },
  pt: "3",
  pb: { base: "calc(12px + env(safe-area-inset-bottom))", lg: "36px" },
});

/**
 * The three steps of a new account (ONB-01 to ONB-14, GAP-88), over every page with chrome except the terms. It cannot
 * be dismissed, but whoever does not accept the rules can log out. Answers are stored in this browser until the server has
 * them, so that a reload loses none.
 */
export function OnboardingWizard({ userId }: { userId: string }) {
  const finish = useFinish();
  const signOut = useSignOut();
  const editor = useEditorForm({
    schema: wizardSchema,
    saved: firstDraft,
    draft: formDraft(userId, "onboarding"),
    // Each call shows its own error, so no field does.
    fieldErrorsOf: () => [],
    onSubmit: (draft) => finish(soundDraft(draft)),
  });
  const draft = soundDraft(useWatch({ control: editor.control }) as WizardDraft);
  const [tab, setTab] = useState<Preference>("verbose");
  const [isRefused, setIsRefused] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { step } = draft;
  const isBusy = editor.isSaving;

  const change = (part: Partial<WizardDraft>) => {
    for (const [name, value] of Object.entries(part)) editor.change(name as keyof WizardDraft, value);
  };
  const go = (next: WizardDraft["step"]) => {
    change({ step: next });
    requestAnimationFrame(() => {
      title.current?.focus();
      title.current?.scrollIntoView({ block: "nearest" });
    });
  };
  const next = () => {
    if (step === 0 && !draft.isAccepted) {
      setIsRefused(true);
      box.current?.focus();
    } else if (step === 2) void editor.submit();
    else go(step === 0 ? 1 : 2);
  };

  return (
    <DialogFrame
      isOpen
      // Not dismissible (GAP-88).
      onClose={() => undefined}
      onBack={step === 0 ? null : () => go(step === 2 ? 1 : 0)}
      title={titles[step]}
      isTitleHidden
      size="full"
      isFlush
      hasCloseButton={false}
      className={sheet}
      isBusy={isBusy}
    >
      <div className={page}>
        <div className={still} data-sample={step === 1 || undefined}>
          <img src={thessaly} alt="" className={picture} draggable={false} />
          <div className={shade} />
          {step === 1 && (
            // The picture is dark in every theme, so its text uses the dark theme.
            <ThemeScope theme="dark" className={scope}>
              <ResponseSample values={draft.values} about={tab} className={sample} />
            </ThemeScope>
          )}
        </div>
        <div className={left}>
          <StepBar label={onboardingTexts.progress} current={step + 1} count={3} className={bars} />
          <div className={middle}>
            <div className={inner} data-tabs={step === 1 || undefined}>
              <h2 ref={title} tabIndex={-1} className={heading}>
                {titles[step]}
              </h2>
              <p className={lead}>{leads[step]}</p>
              {step === 0 && (
                <RulesStep
                  isAccepted={draft.isAccepted}
                  onAccept={(isAccepted) => change({ isAccepted })}
                  isRefused={isRefused}
                  box={box}
                />
              )}
              {step === 1 && (
                <ResponseEditor
                  values={draft.values}
                  onChange={(values) => change({ values })}
                  tab={tab}
                  onTab={setTab}
                />
              )}
              {step === 2 && <CategoriesStep draft={draft} onChange={change} />}
            </div>
          </div>
          <div className={foot}>
            {step > 0 ? (
              <Button variant="ghost" icon={<ArrowLeftIcon />} disabled={isBusy} onClick={() => go(step === 2 ? 1 : 0)}>
                {labels.back}
              </Button>
            ) : (
              <Button variant="ghost" onClick={signOut}>
                {labels.logout}
              </Button>
            )}
            <Button variant="primary" size="lg" isBusy={isBusy} onClick={next}>
              {step === 2 ? onboardingTexts.finish : onboardingTexts.next}
            </Button>
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}
