import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { css } from "#styled-system/css";
import { landingTexts } from "./landing-texts.ts";
import { Told } from "./told.tsx";

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
  minHeight: "216px",
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
const turn = css({
  // Who speaks, told by a bar as in a group chat.
  ps: "18px",
  boxShadow: "inset 3px 0 0 var(--speaker)",
  "& b": { display: "block", color: "var(--speaker)", fontSize: "13.5px" },
  "&:nth-child(1)": { "--speaker": "{colors.chat.speaker.1}" },
  "&:nth-child(2)": { "--speaker": "{colors.chat.speaker.2}" },
});
const entry = css({ display: "grid", gap: "10px", p: "4", borderRadius: "row", bg: "bg.raised" });
const keys = css({ display: "flex", flexWrap: "wrap", gap: "6px" });
const key = css({
  px: "11px",
  py: "3px",
  borderRadius: "full",
  color: "fg.muted",
  fontSize: "13px",
  fontWeight: "medium",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  "&:first-child": { bg: "accent.subtle", color: "accent.text", boxShadow: "inset 0 0 0 1px {colors.accent.default}" },
});

function RunningReply() {
  return (
    <>
      <p className={bubble}>
        <Told text={landingTexts.running} /> <CueMark isBreathing />
      </p>
      <span className={swipes}>
        <ChevronLeftIcon />2 / 3<ChevronRightIcon />
      </span>
    </>
  );
}

function CrossTalk() {
  return landingTexts.cross.map(({ name, line }) => (
    <p key={name} className={`${bubble} ${turn}`}>
      <b>{name}</b>
      <Told text={line} />
    </p>
  ));
}

function LoreEntry() {
  const { name, words: known, line } = landingTexts.entry;
  return (
    <div className={entry}>
      <b>{name}</b>
      <span className={keys}>
        {known.map((word) => (
          <span key={word} className={key}>
            {word}
          </span>
        ))}
      </span>
      <span className={css({ color: "fg.muted", fontSize: "14px" })}>{line}</span>
    </div>
  );
}

/** The sample of the interface for each feature. */
const pieces: readonly ReactNode[] = [
  <RunningReply key="reply" />,
  <CrossTalk key="cast" />,
  <LoreEntry key="world" />,
];

/** Versions, group chat and worlds, each with a non-interactive sample of the real interface (GAP-19, design 12). */
export function FeatureCards() {
  return (
    <ul className={list}>
      {landingTexts.features.map(({ title, text }, index) => (
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
