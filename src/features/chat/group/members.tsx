import MicIcon from "lucide-react/icons/mic";
import MicOffIcon from "lucide-react/icons/mic-off";
import PlayIcon from "lucide-react/icons/play";
import SkipForwardIcon from "lucide-react/icons/skip-forward";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { css, cx } from "#styled-system/css";
import { MemberName } from "#src/parts/member-name/member-name.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { speakerColour } from "../row/speaker-colour.ts";
import { groupTexts } from "./group-texts.ts";
import { ReplyModes } from "./reply-modes.tsx";
import type { Direction, Player } from "./use-direction.ts";

const row = css({
  display: "flex",
  alignItems: "center",
  minHeight: "58px",
  paddingInlineEnd: "6px",
  borderRadius: "13px",
  transition: "background-color {durations.base}",
  _motionReduce: { transition: "none" },
  "&:hover": { background: "bg.hover" },
  "&[data-state=next]": { background: "accent.subtle" },
});
const pick = css({
  flex: "1",
  minWidth: "0",
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minHeight: "58px",
  paddingBlock: "6px",
  paddingInlineStart: "8px",
  borderRadius: "13px",
  background: "transparent",
  color: "fg.default",
  textAlign: "start",
  cursor: "pointer",
  "&[aria-disabled=true]": { cursor: "default" },
});
const bar = css({
  width: "3px",
  height: "34px",
  borderRadius: "3px",
  background: "var(--speaker)",
  flexShrink: "0",
  "[data-state=muted] &, [data-state=gone] &": { opacity: "0.35" },
});
const face = css({
  display: "inline-flex",
  "[data-state=muted] &, [data-state=gone] &": { filter: "saturate(0.2) brightness(0.62)" },
});
const words = css({ minWidth: "0", display: "grid" });
const name = css({
  fontSize: "14.5px",
  fontWeight: "650",
  lineHeight: "1.3",
  color: "var(--speaker)",
  overflowWrap: "anywhere",
  "[data-state=muted] &, [data-state=gone] &": { color: "fg.muted" },
});
const status = css({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  fontSize: "12.5px",
  lineHeight: "1.35",
  color: "fg.muted",
  "--icon-size": "13px",
  "[data-state=next] &": { color: "accent.text", fontWeight: "600" },
});
/** What a press would do takes the place of how things stand. */
const offer = { display: "flex!", color: "fg.default" } as const;
const shownOnHover = css({
  display: "none!",
  "[data-can-choose]:has([role=radio]:focus-visible) &": offer,
  // After a tap :hover stays, and would hide how things stand.
  "@media (hover: hover)": { "[data-can-choose]:hover &": offer },
});
const hiddenOnHover = css({
  "[data-can-choose]:has([role=radio]:focus-visible) &": { display: "none" },
  "@media (hover: hover)": { "[data-can-choose]:hover &": { display: "none" } },
});
const speakButton = css({ paddingInline: "10px!", "& [data-part=label]": { minWidth: "0" } });
const whoSpeaks = css({ display: "flex", minWidth: "0", whiteSpace: "pre" });
const foot = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", padding: "10px 8px 6px" });

/** Mode, members and the way to let one of them speak: the rail's content, and the sheet's. */
export function Members({ direction }: { direction: Direction }) {
  const { mode, players, isBusy, speaker, setMode, letSpeak } = direction;
  // The words around the name, which alone is cut off where there is no room.
  const [before, after] = groupTexts.letSpeak("\n").split("\n");
  return (
    <>
      <div className={css({ paddingInline: "8px" })}>
        <ReplyModes mode={mode} onChange={setMode} />
      </div>
      <MemberRows direction={direction} players={players} />
      <div className={foot}>
        <Button
          variant="soft"
          className={speakButton}
          icon={<PlayIcon />}
          disabled={isBusy || speaker === null}
          aria-label={speaker === null ? undefined : groupTexts.letSpeak(speaker.characterName)}
          onClick={letSpeak}
        >
          {speaker === null ? (
            groupTexts.nobody
          ) : (
            <span className={whoSpeaks}>
              {before}
              <MemberName name={speaker.characterName} />
              {after}
            </span>
          )}
        </Button>
      </div>
    </>
  );
}

/** One radio group: arrows move, Enter or Space makes next, M mutes. */
function MemberRows({ direction, players }: { direction: Direction; players: readonly Player[] }) {
  const id = useId();
  const [focused, setFocused] = useState(0);
  const radios = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent, { memberId, state }: Player) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      const next = (focused + step + players.length) % players.length;
      setFocused(next);
      radios.current[next]?.focus();
    } else if (event.key.toLowerCase() === "m" && state !== "gone") direction.mute(memberId);
    else return;
    event.preventDefault();
  }

  return (
    <div role="radiogroup" aria-label={groupTexts.whoIsNext} aria-describedby={id}>
      <VisuallyHidden id={id}>{groupTexts.memberKeys}</VisuallyHidden>
      {players.map((player, at) => {
        const { memberId, characterId, characterName, icon, colour, state } = player;
        const isAble = state !== "muted" && state !== "gone";
        return (
          <div
            key={memberId}
            className={cx(row, speakerColour(colour))}
            data-state={state}
            data-can-choose={isAble && state !== "next" && state !== "writing" ? "" : undefined}
            title={state === "gone" ? groupTexts.goneHelp : undefined}
          >
            <button
              ref={(element) => {
                radios.current[at] = element;
              }}
              type="button"
              role="radio"
              className={pick}
              aria-checked={state === "next"}
              aria-disabled={!isAble || undefined}
              aria-label={`${characterName}, ${player.status}`}
              tabIndex={at === Math.min(focused, players.length - 1) ? 0 : -1}
              onFocus={() => setFocused(at)}
              onClick={() => isAble && direction.choose(memberId)}
              onKeyDown={(event) => onKeyDown(event, player)}
            >
              <span className={bar} />
              <span className={face}>
                <Avatar
                  src={state === "gone" ? null : icon}
                  name={characterName}
                  seed={characterId}
                  size={38}
                  isDecorative
                />
              </span>
              <span className={words}>
                <MemberName name={characterName} lines={2} className={name} />
                <span className={cx(status, hiddenOnHover)}>
                  {state === "next" && <CueMark />}
                  {player.status}
                </span>
                <span className={cx(status, shownOnHover)} aria-hidden="true">
                  <SkipForwardIcon />
                  {groupTexts.makeNext}
                </span>
              </span>
            </button>
            {state !== "gone" && (
              <IconButton
                label={groupTexts.mute(characterName)}
                isPressed={state === "muted"}
                size="sm"
                onClick={() => direction.mute(memberId)}
              >
                {state === "muted" ? <MicOffIcon /> : <MicIcon />}
              </IconButton>
            )}
          </div>
        );
      })}
    </div>
  );
}
