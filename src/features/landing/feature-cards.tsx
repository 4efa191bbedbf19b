import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { texts } from "#src/domain/texts.ts";
import { splitSpeech } from "#src/lib/split-speech.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { css } from "#styled-system/css";

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
  gap: { base: "3", md: "4" },
  mt: "22px",
  listStyle: "none",
});
const card = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
  alignContent: "start",
  borderRadius: "xl",
  bg: "bg.surface",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  overflow: "hidden",
});
/** The frame around a sample of the interface. */
const piece = css({
  display: "grid",
  alignContent: "center",
  gap: "10px",
  minHeight: "192px",
  p: { base: "5", md: "6" },
  bg: "bg.sunken",
  "& > *": { minWidth: "0" },
});
const words = css({ p: { base: "5", md: "6" }, alignSelf: "center" });

const bubble = css({
  px: "16px",
  py: "13px",
  borderRadius: "4px 18px 18px 18px",
  bg: "chat.character.bg",
  color: "chat.dialogue.fg",
  fontSize: "15px",
  lineHeight: "1.55",
});
const narration = css({
  fontFamily: "narration",
  fontStyle: "italic",
  fontSize: "1.05em",
  color: "chat.narration.fg",
});
const swipes = css({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  "--icon-size": "14px",
  px: "14px",
  py: "5px",
  borderRadius: "input",
  bg: "bg.raised",
  color: "fg.muted",
  textStyle: "meta",
  fontVariantNumeric: "tabular-nums",
});
const row = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "12px",
  px: "12px",
  py: "10px",
  borderRadius: "row",
  "&[data-lit]": { bg: "bg.raised" },
});
const clipped = css({ display: "block", truncate: true });
const when = css({ color: "fg.muted", textStyle: "meta" });
const choices = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const choice = css({
  px: "13px",
  py: "6px",
  borderRadius: "full",
  color: "fg.muted",
  fontSize: "13.5px",
  fontWeight: "medium",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  "&[data-on]": { bg: "accent.subtle", color: "accent.text", boxShadow: "inset 0 0 0 1px {colors.accent.default}" },
});

function RunningReply() {
  return (
    <>
      <p className={bubble}>
        {splitSpeech(texts.landing.running).map(({ text, isSpoken }) => (
          <span key={text} className={isSpoken ? undefined : narration}>
            {text}
          </span>
        ))}{" "}
        <CueMark isBreathing />
      </p>
      <span className={swipes}>
        <ChevronLeftIcon />2 / 3<ChevronRightIcon />
      </span>
    </>
  );
}

function KeptScenes() {
  return texts.landing.kept.map(({ name, line, ago }, index) => (
    <div key={name} className={row} data-lit={index === 0 || undefined}>
      <Avatar src={null} name={name} seed={name} size={38} isDecorative />
      <span className={css({ minWidth: "0" })}>
        <b className={clipped}>{name}</b>
        <span className={`${clipped} ${when}`}>{line}</span>
      </span>
      <span className={when}>{ago}</span>
    </div>
  ));
}

function ChosenTelling() {
  return texts.landing.choices.map(([chosen, ...others]) => (
    <div key={chosen} className={choices}>
      <span className={choice} data-on="">
        {chosen}
      </span>
      {others.map((other) => (
        <span key={other} className={choice}>
          {other}
        </span>
      ))}
    </div>
  ));
}

/** The sample of the interface for each feature. */
const pieces: readonly ReactNode[] = [
  <RunningReply key="reply" />,
  <KeptScenes key="kept" />,
  <ChosenTelling key="telling" />,
];

/** Three feature cards, each with a non-interactive sample of the real interface (GAP-19, design 12). */
export function FeatureCards() {
  return (
    <ul className={list}>
      {texts.landing.features.map(({ title, text }, index) => (
        <li key={title} className={card}>
          <div className={piece} aria-hidden="true">
            {pieces[index]}
          </div>
          <div className={words}>
            <h3 className={css({ textStyle: "h3" })}>{title}</h3>
            <p className={css({ mt: "2", color: "fg.muted", maxWidth: "44ch" })}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
