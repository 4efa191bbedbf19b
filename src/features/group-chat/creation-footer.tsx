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
/** Fills the line that it has to itself on the smallest phones. */
const create = css({ flexGrow: { base: "1", lg: "0" } });

export interface CreationFooterProps {
  group: GroupEditor;
  isBusy: boolean;
  /** Which half is in view where there is no room for both. */
  shows: "story" | "sheet";
  onShow: (half: "story" | "sheet") => void;
  /** Id of the form. */
  form: string;
  onCancel: () => void;
}

/** The first rule that is not met, and Create once all are (GROUP-33, GROUP-34). */
export function CreationFooter({ group, isBusy, shows, onShow, form, onCancel }: CreationFooterProps) {
  const element = useRef<HTMLDivElement>(null);
  // A failure is told by a toast, which must not cover the button that tries again.
  useToastOffset(element);
  const draft = useWatch({ control: group.editor.control }) as GroupDraft;
  const rule = group.isLoadingVariants ? texts.rules.loading : unmetRule(draft);
  // Before anybody is picked nothing is wrong yet.
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
