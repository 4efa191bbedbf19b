import { useQuery } from "@tanstack/react-query";
import { decorationsQuery } from "#src/data/decoration/queries.ts";
import { proMark } from "#src/domain/limits.ts";
import { css } from "#styled-system/css";
import { plansTexts } from "./plans-texts.ts";

const row = css({ display: "flex", flexWrap: "wrap", gap: { base: "2", md: "3" }, mt: "5", listStyle: "none" });
const tile = css({
  display: "grid",
  placeItems: "center",
  boxSize: { base: "46px", md: "58px" },
  borderRadius: "16px",
  bg: "#21070bc4",
  "& img": { boxSize: { base: "38px", md: "48px" } },
});

/** Some decorations of the paid plans. Decorative: if they fail to load, nothing is shown. */
export function ProDecorations() {
  const { data = [] } = useQuery(decorationsQuery());
  const some = data.filter(({ name }) => name.includes(proMark)).slice(0, 4);
  if (some.length === 0) return null;
  return (
    <ul className={row} aria-label={plansTexts.decorations}>
      {some.map(({ id, name, avatarDecoration }) => (
        <li key={id} className={tile}>
          <img src={avatarDecoration} alt={name.replace(proMark, "").trim()} draggable={false} />
        </li>
      ))}
    </ul>
  );
}
