import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "#src/ui/button/button.tsx";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { css } from "#styled-system/css";
import { groupChatTexts as texts } from "./group-chat-texts.ts";
import { type GroupDraft, unmetRule } from "./group-draft.ts";
import type { GroupEditor } from "./use-group-editor.ts";

const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  width: "full",
});
const said = css({
  flex: { base: "1 0 100%", lg: "1" },
  minWidth: "0",
  color: "fg.muted",
  textStyle: "help",
  "&[data-faulty]": { color: "danger.text" },
});
const onlyWide = css({ lgDown: { display: "none" } });
const onlyNarrow = css({ flex: "1000", lg: { display: "none!" } });
/** On the smallest phones it wraps to its own line and fills it. */
const create = css({ flexGrow: { base: "1", lg: "0" } });

export interface CreationFooterProps {
  group: GroupEditor;
  isBusy: boolean;
  /** The visible half on windows too narrow for both. */
  shows: "story" | "sheet";
  onShow: (half: "story" | "sheet") => void;
  /** Id of the form. */
  form: string;
  onCancel: () => void;
}

/** Shows the first unmet rule; Create is enabled once all are met (GROUP-33, GROUP-34). */
export function CreationFooter({ group, isBusy, shows, onShow, form, onCancel }: CreationFooterProps) {
  const element = useRef<HTMLDivElement>(null);
  // The toast of a failure must not cover the button to retry.
  useToastOffset(element);
  const draft = useWatch({ control: group.editor.control }) as GroupDraft;
  const rule = group.isLoadingVariants ? texts.rules.loading : unmetRule(draft);
  // An untouched form shows no errors.
  const isFaulty = rule !== null && !group.isLoadingVariants && group.editor.isDirty;
  return (
    <div ref={element} className={foot}>
      <p className={said} data-faulty={isFaulty || undefined} role="status">
        {rule ?? texts.rules.allGood}
      </p>
      <Button variant="ghost" className={onlyWide} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button className={onlyNarrow} onClick={() => onShow(shows === "story" ? "sheet" : "story")}>
        {shows === "story" ? texts.sheet.open(draft.groupCharacterList.length) : texts.sheet.back}
      </Button>
      <Button type="submit" form={form} variant="primary" className={create} isBusy={isBusy} disabled={rule !== null}>
        {texts.submit}
      </Button>
    </div>
  );
}
