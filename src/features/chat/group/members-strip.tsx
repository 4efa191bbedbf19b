import ChevronDownIcon from "lucide-react/icons/chevron-down";
import MicOffIcon from "lucide-react/icons/mic-off";
import { css, cx } from "#styled-system/css";
import { MemberName } from "#src/parts/member-name/member-name.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { speakerColour } from "../row/speaker-colour.ts";
import { groupTexts, modes } from "./group-texts.ts";
import type { Direction } from "./use-direction.ts";

const strip = css({
  display: "flex",
  alignItems: "center",
  gap: "8px",
  // A focus ring has its room above a button, which would cut it off otherwise.
  padding: "5px 12px 5px",
  background: "bg.overlay",
  boxShadow: "0 1px 0 {colors.border.subtle}",
  overflowX: "auto",
  scrollbarWidth: "none",
  "[data-picture] &": {
    background: "color-mix(in oklab, {colors.bg.overlay} 92%, transparent)",
    backdropFilter: "blur(14px)",
  },
});
const pill = css({
  display: "flex",
  alignItems: "center",
  gap: "8px",
  height: "44px",
  flexShrink: "0",
  // The next one is seen to begin.
  maxWidth: "50vw",
  borderRadius: "full",
  paddingInline: "6px 13px",
  fontSize: "13.5px",
  fontWeight: "600",
  background: "bg.hover",
  color: "var(--speaker)",
  cursor: "pointer",
  "--icon-size": "15px",
  "&[data-state=next]": { background: "accent.subtle", boxShadow: "inset 0 0 0 1.5px {colors.accent.default}" },
  "&[data-state=muted], &[data-state=gone]": {
    color: "fg.muted",
    "& img": { filter: "saturate(0.2) brightness(0.62)" },
  },
});
const modeButton = css({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  height: "44px",
  flexShrink: "0",
  paddingInline: "8px 4px",
  borderRadius: "input",
  background: "transparent",
  color: "fg.default",
  fontSize: "13.5px",
  fontWeight: "600",
  cursor: "pointer",
  whiteSpace: "nowrap",
  "--icon-size": "16px",
});

/** On a phone: the mode, which opens all choices, and the members, the next speaker first. */
export function MembersStrip({ direction, onOpen }: { direction: Direction; onOpen: () => void }) {
  const { mode, players, choose } = direction;
  const ordered = [
    ...players.filter(({ state }) => state === "writing"),
    ...players.filter(({ state }) => state === "next"),
    ...players.filter(({ state }) => state === "waiting"),
    ...players.filter(({ state }) => state === "muted" || state === "gone"),
  ];
  return (
    <div className={strip} role="group" aria-label={groupTexts.members}>
      <button
        type="button"
        className={modeButton}
        aria-haspopup="dialog"
        aria-label={`${groupTexts.whoAnswers}: ${modes[mode].label}`}
        onClick={onOpen}
      >
        {modes[mode].label}
        <ChevronDownIcon />
      </button>
      {ordered.map(({ memberId, characterId, characterName, icon, colour, state, status }) => (
        <button
          key={memberId}
          type="button"
          className={cx(pill, speakerColour(colour))}
          data-state={state}
          aria-pressed={state === "next"}
          aria-label={`${characterName}, ${status}`}
          // Whoever cannot be next is explained where the rest can be changed.
          onClick={() => (state === "muted" || state === "gone" ? onOpen() : choose(memberId))}
        >
          <Avatar src={state === "gone" ? null : icon} name={characterName} seed={characterId} size={32} isDecorative />
          <MemberName name={characterName} />
          {state === "next" && <CueMark />}
          {state === "writing" && <CueMark isBreathing />}
          {state === "muted" && <MicOffIcon />}
        </button>
      ))}
    </div>
  );
}
