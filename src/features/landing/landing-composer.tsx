import ArrowRightIcon from "lucide-react/icons/arrow-right";
import AsteriskIcon from "lucide-react/icons/asterisk";
import BookmarkIcon from "lucide-react/icons/bookmark";
import ShuffleIcon from "lucide-react/icons/shuffle";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { keepReply, keptReplyStore } from "#src/client-state/kept-reply.ts";
import { limits } from "#src/domain/limits.ts";
import { type Opening, openingAfter, openingOf, openings } from "#src/domain/openings.ts";
import { sendsOn, wrapInAsterisks } from "#src/domain/composer-keys.ts";
import { lengthOf } from "#src/lib/text.ts";
import { needsScript } from "#src/parts/no-script/needs-script.ts";
import { Button } from "#src/ui/button/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { narrated } from "./narrated.ts";
import { sceneTexts } from "./scene-texts.ts";

// The scene keeps its own colours in every theme.
const box = css({
  maxWidth: "720px",
  mt: "18px",
  p: "1.5",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "1",
  borderRadius: "22px",
  bg: "#101a1d",
  color: "#f8efe4",
  boxShadow: "0 18px 50px #000000b3, inset 0 0 0 1px #ffffff2e",
  _focusWithin: { boxShadow: "0 18px 50px #000000b3, 0 0 0 2px #fab16a, 0 0 0 5px #fab16a59" },
});
const stack = css({ display: "grid", flex: "1 1 200px", minWidth: "0" });
/** The field, and behind it the same words with their narration: line for line alike, so both share what moves a letter. */
const words = {
  gridArea: "1 / 1",
  minWidth: "0",
  minHeight: "46px",
  // Six lines, then it scrolls.
  maxHeight: "168px",
  px: "14px",
  py: "11px",
  fontSize: "16px",
  lineHeight: "1.5",
  whiteSpace: "pre-wrap",
  overflowWrap: "break-word",
  scrollbarWidth: "thin",
  scrollbarGutter: "stable",
} as const;
const field = css({
  ...words,
  fieldSizing: "content",
  resize: "none",
  border: "0",
  outline: "none",
  bg: "transparent",
  overflowY: "auto",
  "&::placeholder": { color: "#a9b1ae" },
  // From the first stroke that the code has seen the words behind are to be read.
  "&[data-echoed]": { caretColor: "#fab16a", "@media (forced-colors: none)": { color: "transparent" } },
});
const echo = css({
  ...words,
  overflow: "hidden",
  pointerEvents: "none",
  "@media (forced-colors: active)": { display: "none" },
  "& [data-look=narrated]": { color: "#a8c5c6" },
  "& [data-look=mark]": { color: "#a8c5c6", opacity: "0.55" },
});
/** Shown while there are words, or where they could be: the room of the second line is always the tools'. */
const tools = css({
  display: "flex",
  flex: "1",
  alignItems: "center",
  gap: "1.5",
  minWidth: "0",
  order: "1",
  containerType: "inline-size",
});
const hint = css({
  px: "3",
  minHeight: { base: "44px", md: "34px" },
  borderRadius: "full",
  fontSize: "13px",
  color: "#d8d3c9",
  cursor: "pointer",
  whiteSpace: "nowrap",
  boxShadow: "inset 0 0 0 1px #ffffff33",
  _hover: { bg: "#ffffff14" },
  // As many as there is room for beside the button.
  "@container (max-width: 228px)": { display: "none" },
  "&[data-second]": { "@container (max-width: 340px)": { display: "none" } },
});
const mark = css({
  display: "grid",
  placeItems: "center",
  boxSize: "44px",
  borderRadius: "full",
  color: "#d8d3c9",
  cursor: "pointer",
  _hover: { bg: "#ffffff14" },
});
const below = css({
  display: "flex",
  gap: "10px",
  minHeight: { base: "42px", md: "24px" },
  maxWidth: "720px",
  mt: "3",
  fontSize: "13.5px",
  lineHeight: "1.4",
  color: "#d8d3c9",
  "--icon-size": "16px",
  "& svg": { color: "#fab16a" },
  "& > span": { transition: "opacity 140ms", opacity: "0" },
  "&[data-shown] > span": { opacity: "1" },
});
const counter = css({ ms: "auto", fontVariantNumeric: "tabular-nums", "&[data-over]": { color: "#ffb4a8" } });

const hintLines = new Set(openings.flatMap(({ hints }) => hints.map(({ line }) => line)));

type LandingComposerProps = {
  opening: Opening;
  /** Another one, asked for or meant by the reply that is kept. */
  onOpening: (opening: Opening) => void;
  onReply: () => void;
};

/** The visitor's answer to the line of the scene: kept on this device at each letter, and taken along to sign-up. */
export function LandingComposer({ opening, onOpening, onReply }: LandingComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const length = lengthOf(typed.trim());
  const isOver = length > limits.message;
  const read = () => input.current?.value ?? "";

  function note() {
    const text = read();
    setTyped(text);
    keepReply(text, opening.name);
  }
  function write(text: string, start = text.length, end = start) {
    const element = input.current;
    if (element === null) return;
    element.value = text;
    element.focus();
    element.setSelectionRange(start, end);
    note();
  }
  useEffect(() => {
    const element = input.current;
    if (element === null) return;
    // Words typed before the code came are in the field already.
    const kept = keptReplyStore.get();
    // A browser that restores the field on reload brings the kept words too, and they stay meant for whom they answer.
    if (element.value === "" || element.value === kept?.text) {
      element.value = kept?.text ?? "";
      onOpening(openingOf(kept?.on));
    } else keepReply(element.value, openings[0].name);
    setTyped(element.value);
  }, [input, onOpening]);
  const scrollAlike = () => {
    if (behind.current !== null) behind.current.scrollTop = input.current?.scrollTop ?? 0;
  };
  useEffect(scrollAlike, [typed]);

  function change() {
    const next = openingAfter(opening);
    onOpening(next);
    setSaid(sceneTexts.onStage(next.name, next.line));
    // What is typed stays, and is meant for who is here now.
    keepReply(read(), next.name);
  }
  function reply() {
    if (read().trim() === "") input.current?.focus();
    else if (!isOver) onReply();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    const { isComposing, keyCode } = nativeEvent;
    const isTouch = () => matchMedia("(pointer: coarse)").matches;
    if (!sendsOn({ key, shiftKey, altKey, ctrlKey, metaKey, isComposing, keyCode, isTouch })) return;
    event.preventDefault();
    reply();
  }
  const canFill = () => read().trim() === "" || hintLines.has(read());
  return (
    <form
      className={needsScript}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        reply();
      }}
    >
      <div className={box}>
        <div className={stack}>
          <div ref={behind} className={echo} dir="auto" aria-hidden="true">
            {narrated(typed).map(({ text, look, at }) => (
              <span key={at} data-look={look}>
                {text}
              </span>
            ))}
            {/* A last line that is empty has its height, too. */}{" "}
          </div>
          <textarea
            ref={input}
            className={field}
            data-echoed={typed === "" ? undefined : ""}
            onScroll={scrollAlike}
            name="reply"
            dir="auto"
            rows={1}
            aria-label={sceneTexts.answer(opening.short)}
            aria-invalid={isOver || undefined}
            placeholder={sceneTexts.placeholder(opening.them)}
            onInput={note}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className={css({ flexBasis: "100%", order: "1" })} />
        <div className={tools}>
          <button
            type="button"
            className={mark}
            aria-label={sceneTexts.narrate}
            onClick={() => {
              const { selectionStart = 0, selectionEnd = 0 } = input.current ?? {};
              const wrapped = wrapInAsterisks(read(), selectionStart, selectionEnd);
              write(wrapped.text, wrapped.start, wrapped.end);
            }}
          >
            <AsteriskIcon />
          </button>
          <button type="button" className={mark} aria-label={sceneTexts.another} onClick={change}>
            <ShuffleIcon />
          </button>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {opening.hints.map(({ label, line }, index) => (
            <button
              key={label}
              type="button"
              className={hint}
              data-second={index > 0 || undefined}
              onClick={() => (canFill() ? write(line) : input.current?.focus())}
            >
              {label}
            </button>
          ))}
        </div>
        <Button
          type="submit"
          variant="primary"
          className={css({ order: "1", height: "46px!", borderRadius: "15px!", "& svg": { ms: "2" } })}
        >
          {sceneTexts.reply}
          <ArrowRightIcon />
        </Button>
      </div>
      <p className={below} data-shown={length > 0 || undefined}>
        <span aria-hidden="true">
          <BookmarkIcon />
        </span>
        <span>{length > 0 && sceneTexts.promise(opening.they)}</span>
        {length >= limits.message * 0.9 && (
          <span role="status" className={counter} data-over={isOver || undefined}>
            {sceneTexts.left(limits.message - length)}
          </span>
        )}
      </p>
    </form>
  );
}
