import { Link } from "@tanstack/react-router";
import GlobeIcon from "lucide-react/icons/globe";
import { type PlaceholderNames, substitutePlaceholders } from "#src/domain/placeholders.ts";
import { texts } from "#src/domain/texts.ts";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { css } from "#styled-system/css";
import { characterTexts } from "./character-texts.ts";
import { sectionHead, sectionTitle } from "./section-looks.ts";

const words = css({ "& *": { color: "fg.muted" } });
const world = css({
  row: "3",
  mx: "-8px",
  p: "2",
  borderRadius: "row",
  color: "fg.default",
  textDecoration: "none",
  transition: "background-color {durations.fast}",
  _hover: { bg: "bg.hover" },
});
const coin = css({
  display: "grid",
  placeItems: "center",
  boxSize: "44px",
  flexShrink: "0",
  borderRadius: "input",
  bg: "bg.raised",
  color: "chat.narration.fg",
});

/** The author's notes on a variant, and the worlds attached to it. Hidden if there are none. */
export function WriterNotes({ variant, names }: { variant: Variant; names: PlaceholderNames }) {
  const comment = substitutePlaceholders(variant.characterCreatorComment ?? "", names).trim();
  const { lorebooks } = variant;
  if (comment === "" && lorebooks.length === 0) return null;
  return (
    <section aria-labelledby="notes-title">
      <div className={sectionHead}>
        <h2 id="notes-title" className={sectionTitle}>
          {comment === "" ? characterTexts.worlds : characterTexts.notes}
        </h2>
      </div>
      {comment !== "" && <Prose text={comment} isStory={false} className={words} />}
      {lorebooks.length > 0 && (
        <ul aria-label={characterTexts.worlds}>
          {lorebooks.map(({ id, name, entryCount }) => (
            <li key={id} className={css({ mt: "2" })}>
              <Link to="/lorebooks/$lorebookId" params={{ lorebookId: id }} className={world}>
                <span className={coin}>
                  <GlobeIcon aria-hidden />
                </span>
                <span className={css({ minWidth: "0" })}>
                  <bdi className={css({ display: "block", fontWeight: "semibold", overflowWrap: "anywhere" })}>
                    {name}
                  </bdi>
                  <span className={css({ textStyle: "meta", color: "fg.muted" })}>
                    {texts.lorebook.entries(entryCount)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
