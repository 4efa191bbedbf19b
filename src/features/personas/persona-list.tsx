import PlusIcon from "lucide-react/icons/plus";
import UploadIcon from "lucide-react/icons/upload";
import { type KeyboardEvent, useRef, useState } from "react";
import { listPersonasResponseDataPersonasMax as personasAtMost } from "#src/generated/zod/schemas/listPersonasResponse.zod.ts";
import type { Persona } from "#src/generated/api/model/persona.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { css } from "#styled-system/css";
import { readPersonaFile } from "./persona-file.ts";
import { personaTexts } from "./persona-texts.ts";

const column = css({ display: "flex", flexDirection: "column", minHeight: "0", minWidth: "0", height: "full" });
const rows = css({
  flex: "1",
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  display: "grid",
  alignContent: "start",
  gap: "1",
  p: "3",
});
const row = css({
  row: "3",
  width: "full",
  minHeight: "66px",
  px: "3",
  py: "2",
  borderRadius: "row",
  textAlign: "start",
  color: "fg.default",
  _hover: { bg: "bg.hover" },
  "&[aria-current=true]": { bg: "accent.subtle" },
  _focusVisible: { outlineOffset: "-2px" },
});
const words = css({ flex: "1", minWidth: "0", display: "grid", gap: "0.5" });
const name = css({ row: "2", minWidth: "0", textStyle: "control", "& > bdi": { truncate: true } });
const line = css({ textStyle: "meta", color: "fg.muted", truncate: true });
const foot = css({
  row: "2",
  flexShrink: "0",
  px: { base: "4", md: "3", lg: "4" },
  pt: "3",
  pb: "max(14px, env(safe-area-inset-bottom))",
});
const counter = css({ ms: "auto", textStyle: "meta", color: "fg.muted" });

/** The first sentence, cut to the available width. */
function firstSentence(text: string | null): string {
  const plain = text?.trim() ?? "";
  return /^.*?[.!?](?=\s)/s.exec(plain)?.[0].replace(/\.$/, "") ?? plain.replace(/\.$/, "");
}

export interface PersonaListProps {
  personas: readonly Persona[];
  /** Id of the shown one; `new` for an unsaved one, null for none. */
  chosen: string | null;
  /** Those with unsaved changes on this device. */
  drafts: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onAdd: () => void;
  /** Name and description, from a file. */
  onImport: (found: { name: string; description: string }) => void;
}

/** The user's personas; arrow keys move, Tab continues to the form. */
export function PersonaList({ personas, chosen, drafts, onChoose, onAdd, onImport }: PersonaListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isFull = personas.length >= personasAtMost;
  const full = isFull ? { disabled: true, disabledReason: personaTexts.full(personasAtMost) } : {};
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = await readPersonaFile(file);
    setIsRefused(found === null);
    if (found !== null) onImport(found);
  };
  return (
    <div className={column}>
      {/* The arrow keys only move the focus from one button to the next. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul aria-label={personaTexts.list} className={rows} onKeyDown={move}>
        {personas.map((persona) => (
          <li key={persona.id}>
            <button
              type="button"
              data-persona={persona.id}
              className={row}
              aria-current={persona.id === chosen}
              onClick={() => onChoose(persona.id)}
            >
              <Avatar src={persona.avatar} name={persona.name} seed={persona.id} size={44} isDecorative />
              <span className={words}>
                <span className={name}>
                  <bdi>{persona.name}</bdi>
                  {persona.isDefault && <Tag tone="accent">{personaTexts.isDefault}</Tag>}
                  {drafts.has(persona.id) && <Tag>{personaTexts.draft}</Tag>}
                </span>
                <span className={line}>
                  <bdi>{firstSentence(persona.description) || personaTexts.undescribed}</bdi>
                </span>
              </span>
            </button>
          </li>
        ))}
        {chosen === "new" && personas.length > 0 && (
          <li>
            <button type="button" data-persona="new" className={row} aria-current onClick={() => onChoose("new")}>
              <Avatar src={null} name={personaTexts.unnamed} seed="new" size={44} isDecorative />
              <span className={words}>
                <span className={name}>{personaTexts.unnamed}</span>
              </span>
            </button>
          </li>
        )}
      </ul>
      {isRefused && <InlineAlert tone="danger">{personaTexts.fileFailed}</InlineAlert>}
      <div className={foot}>
        <Button variant="soft" icon={<PlusIcon />} {...full} onClick={onAdd}>
          {personaTexts.add}
        </Button>
        <IconButton label={personaTexts.fromFile} disabled={isFull} onClick={() => input.current?.click()}>
          <UploadIcon />
        </IconButton>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={personaTexts.fromFile}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = "";
          }}
        />
        <span className={counter}>{personaTexts.count(personas.length, personasAtMost)}</span>
      </div>
      {isFull && (
        <p className={css({ px: "4", pb: "3", textStyle: "help", color: "fg.muted" })}>
          {personaTexts.full(personasAtMost)}
        </p>
      )}
    </div>
  );
}
