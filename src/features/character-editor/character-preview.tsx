import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { substitutePlaceholders } from "#src/domain/placeholders.ts";
import { tokensIn } from "#src/domain/token-estimate.ts";
import { CharacterCard } from "#src/parts/character-card/character-card.tsx";
import { Prose } from "#src/parts/prose/prose.tsx";
import { css } from "#styled-system/css";
import type { CharacterForm } from "./character-form.ts";
import { editorTexts } from "./editor-texts.ts";
import type { CharacterEditorForm } from "./use-character-form.ts";

const stack = css({ display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" });
const poster = css({ width: "full", maxWidth: "330px", mx: "auto", "& > *": { boxShadow: "shadow.3" } });
const caption = css({ mt: "3", textAlign: "center", color: "fg.muted", fontSize: "13px" });
const bubble = css({
  px: "4",
  py: "3",
  borderRadius: "4px 18px 18px 18px",
  bg: "chat.character.bg",
  overflowWrap: "anywhere",
  maxHeight: "340px",
  overflowY: "auto",
});
const label = css({ textStyle: "label", mb: "2" });
const quiet = css({ color: "fg.muted" });
const counts = css({ display: "grid", gap: "1", m: "0", fontSize: "13.5px" });
const count = css({
  display: "flex",
  gap: "2",
  alignItems: "baseline",
  "& dd": { m: "0", ms: "auto", fontVariantNumeric: "tabular-nums" },
});

const sum = (...texts: (string | undefined)[]) => texts.reduce((all, text) => all + tokensIn(text ?? ""), 0);

/** A preview for the author: the poster, the first message, and its share of a model's context. */
export function CharacterPreview({ editor, userName }: { editor: CharacterEditorForm; userName: string }) {
  const words = editorTexts.preview;
  const form = useDeferredValue(useWatch({ control: editor.control }) as CharacterForm);
  const variant = form.variants[editor.shown] ?? form.variants[0];
  const name = form.name.trim() || words.nobody;
  const opening = substitutePlaceholders(variant?.firstMessage.trim() ?? "", { user: userName, char: name });
  const tokens = [
    {
      label: words.permanent,
      help: words.permanentHelp,
      count: sum(
        variant?.description,
        variant?.personality,
        variant?.scenario,
        form.systemPrompt,
        form.postHistoryInstructions,
      ),
    },
    {
      label: words.temporary,
      help: words.temporaryHelp,
      count: sum(variant?.firstMessage, variant?.exampleDialogue),
    },
  ];
  return (
    <section aria-label={words.title} className={stack}>
      <div>
        <div className={poster}>
          <CharacterCard
            character={{
              id: "preview",
              name,
              shortMessage: form.shortMessage.trim() || null,
              isFavorite: false,
              NSFW: false,
              variant: { avatar: variant?.avatar ?? null },
            }}
            viewsNsfw
            isPriority
            link={<div />}
          />
        </div>
        <p className={caption}>{words.caption}</p>
      </div>
      <div>
        <h2 className={label}>{words.opens}</h2>
        {opening === "" ? (
          <p className={quiet}>{words.silent}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          <div className={bubble} tabIndex={0} role="group" aria-label={words.opens} dir="auto">
            <Prose text={opening} />
          </div>
        )}
      </div>
      <div>
        <h2 className={label}>{words.tokens}</h2>
        <dl className={counts}>
          {tokens.map((one) => (
            <div key={one.label} className={count}>
              <dt>
                {one.label} <span className={quiet}>{one.help}</span>
              </dt>
              <dd>{one.count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
