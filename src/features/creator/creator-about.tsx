import type { CreatorProfile } from "#src/generated/api/model/creatorProfile.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { css } from "#styled-system/css";
import { chip } from "#styled-system/recipes";
import { monthOf } from "./creator-head.tsx";
import { creatorTexts } from "./creator-texts.ts";

const list = css({
  display: "grid",
  gap: "6",
  maxWidth: "66ch",
  "& dt": { textStyle: "label", color: "fg.muted", mb: "2" },
});
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2", listStyle: "none" });

/** The About tab of a creator's profile. */
export function CreatorAbout({ creator }: { creator: CreatorProfile }) {
  const { description, categories, createdAt } = creator;
  return (
    <dl className={list}>
      <div>
        <dt>{creatorTexts.bio}</dt>
        <dd>
          {description === null || description.trim() === "" ? (
            <p className={css({ color: "fg.muted" })}>{creatorTexts.noBio}</p>
          ) : (
            <Prose text={description} isStory={false} />
          )}
        </dd>
      </div>
      <div>
        <dt>{creatorTexts.onStageSince}</dt>
        <dd>{monthOf(createdAt)}</dd>
      </div>
      {categories.length > 0 && (
        <div>
          <dt>{creatorTexts.categories}</dt>
          <dd>
            <ul className={chips}>
              {categories.map(({ id, name }) => (
                <li key={id} className={chip()}>
                  {name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
