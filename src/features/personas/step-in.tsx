import { useEffect, useRef, useState } from "react";
import { useChoosePersona } from "#src/data/persona/choose-persona.ts";
import type { Persona } from "#src/generated/api/model/persona.ts";
import type { PersonaScope } from "#src/generated/api/model/personaScope.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { RadioCards } from "#src/ui/radio-cards/radio-cards.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { personaTexts } from "./persona-texts.ts";

/** The chat the dialog was opened from. */
export type PersonaChat = { characterId: string; threadId: string };

const panel = css({
  flexShrink: "0",
  maxHeight: "70%",
  overflowY: "auto",
  display: "grid",
  gap: "4",
  px: { base: "4", md: "30px" },
  pt: "4",
  pb: "max(14px, env(safe-area-inset-bottom))",
  bg: "bg.raised",
  boxShadow: "inset 0 1px 0 {colors.border.subtle}",
  animation: "riseIn {durations.base}",
});
const head = css({ row: "3", alignItems: "center" });
const title = css({ textStyle: "poster", overflowWrap: "anywhere" });
const buttons = css({ row: "3", justifyContent: "flex-end", flexWrap: "wrap" });

export interface StepInProps {
  persona: Persona;
  chat: PersonaChat;
  chatName: string;
  /** The name the user has spoken under so far. */
  before: string;
  messages: number;
  onClose: () => void;
  onDone: () => void;
}

/** Asks to which messages of a running chat the persona applies (GAP-136). Escape means Not now. */
export function StepIn({ persona, chat, chatName, before, messages, onClose, onDone }: StepInProps) {
  const [scope, setScope] = useState<PersonaScope>("onward");
  const choose = useChoosePersona();
  const element = useRef<HTMLFieldSetElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const words = personaTexts.stepIn;
  const confirm = () =>
    choose.mutate(
      { ...chat, personaId: persona.id, ...(scope === "all" && { personaScope: scope }) },
      {
        onSuccess: () => {
          toaster.success(scope === "all" ? words.doneForAll(persona.name) : words.done(persona.name));
          onDone();
        },
      },
    );
  return (
    // Enter answers the question from its choices; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={element}
      className={panel}
      aria-label={words.title(chatName, persona.name)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          confirm();
        }
      }}
    >
      <div className={head}>
        <Avatar src={persona.avatar} name={persona.name} seed={persona.id} size={36} isDecorative />
        <div>
          <p className={title}>{words.title(chatName, persona.name)}</p>
          <p className={css({ textStyle: "meta", color: "fg.muted" })}>{words.soFar(messages, before)}</p>
        </div>
      </div>
      <RadioCards
        legend={words.legend}
        columns={2}
        value={scope}
        onChange={setScope}
        options={[
          { value: "onward", title: words.onward, text: words.onwardText(before, persona.name) },
          { value: "all", title: words.all, text: words.allText(persona.name) },
        ]}
      />
      <div className={buttons}>
        <Button variant="ghost" onClick={onClose}>
          {words.notNow}
        </Button>
        <Button variant="primary" isBusy={choose.isPending} onClick={confirm}>
          {words.confirm}
        </Button>
      </div>
    </fieldset>
  );
}
