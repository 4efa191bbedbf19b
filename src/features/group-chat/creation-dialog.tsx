import { useEffect, useRef } from "react";
import { groupCreationSteps } from "#src/domain/limits.ts";
import { type GroupCreation, shareOf, stepOf } from "#src/domain/group-creation.ts";
import { messages } from "#src/domain/messages.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { StepBar } from "#src/ui/step-bar/step-bar.tsx";
import { css } from "#styled-system/css";
import { groupChatTexts } from "./group-chat-texts.ts";
import type { CastPick } from "./group-draft.ts";

const still = css({ position: "relative", borderRadius: "row", overflow: "hidden" });
const portraits = css({
  position: "absolute",
  insetInline: "0",
  bottom: "6%",
  display: "flex",
  justifyContent: "center",
  gap: { base: "1", sm: "3" },
  "& > span": {
    borderRadius: "full",
    boxShadow: "0 0 0 2px #071014",
    opacity: "0.25",
    transition: "opacity {durations.slow}",
  },
  "& > [data-lit]": { opacity: "1" },
});
const words = css({ mt: "5", mb: "3", minHeight: "1.5em", color: "fg.muted", textAlign: "center" });

export interface CreationDialogProps {
  state: Exclude<GroupCreation, { phase: "form" | "closed" }>;
  cast: readonly CastPick[];
  onOpen: () => void;
  onDismiss: () => void;
}

/** Shows the six steps of creating a group, then the prompt to open its chat, also after a failure (GROUP-36, GROUP-37). */
export function CreationDialog({ state, cast, onOpen, onDismiss }: CreationDialogProps) {
  const { phase } = state;
  const isMaking = phase === "creating" || phase === "finishing";
  const isReady = phase === "ready";
  const step = stepOf(state);
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReady) go.current?.focus();
  }, [isReady]);
  // As the steps advance, more portraits light up.
  const lit = Math.ceil(shareOf(step) * cast.length);
  return (
    <Dialog
      title={isMaking ? groupChatTexts.creating : messages.group.ready}
      onClose={onDismiss}
      closeLabel={groupChatTexts.promptClose}
      isBusy={isMaking}
      hasCloseButton={!isMaking}
      footer={
        isMaking ? undefined : (
          <Button ref={go} variant="primary" size="lg" isFullWidth isBusy={!isReady} onClick={onOpen}>
            {messages.group.openChat}
          </Button>
        )
      }
    >
      <div className={still}>
        <GhostLight />
        <div className={portraits}>
          {cast.map((pick, at) => (
            <span key={pick.pickId} data-lit={at < lit || undefined}>
              <Avatar src={pick.icon} name={pick.characterName} seed={pick.characterId} size={52} isDecorative />
            </span>
          ))}
        </div>
      </div>
      <p className={words} role="status">
        {wordsOf(state)}
      </p>
      {isMaking && (
        <StepBar
          label={groupChatTexts.creating}
          current={step}
          count={groupCreationSteps}
          text={`${Math.round(shareOf(step) * 100)} %`}
        />
      )}
    </Dialog>
  );
}

function wordsOf(state: CreationDialogProps["state"]): string {
  if (state.phase === "ready") return state.hasFailed ? groupChatTexts.retryText : groupChatTexts.readyText;
  if (state.phase === "creating" || state.phase === "finishing") return groupChatTexts.steps[stepOf(state) - 1] ?? "";
  return groupChatTexts.opening;
}
