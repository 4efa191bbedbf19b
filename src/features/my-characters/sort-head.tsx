import ChevronDownIcon from "lucide-react/icons/chevron-down";
import ChevronUpIcon from "lucide-react/icons/chevron-up";
import type { MyCharacterSort } from "#src/generated/api/model/myCharacterSort.ts";
import type { SortDirection } from "#src/generated/api/model/sortDirection.ts";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css, cx } from "#styled-system/css";
import { myCharactersTexts } from "./my-characters-texts.ts";
import { columns, narrowOnly, wideOnly } from "./my-list-looks.ts";

export type MySorting = { sort: MyCharacterSort; direction: SortDirection };

/** The direction a column is sorted in first: names from A, numbers and times from the largest. */
export const usualDirection = (sort: MyCharacterSort): SortDirection => (sort === "name" ? "asc" : "desc");

const bar = css({
  display: { base: "none", md: "grid" },
  gridTemplateColumns: columns,
  columnGap: "4",
  alignItems: "center",
  px: "3",
  mt: "3",
  borderBottom: "1px solid",
  borderColor: "border.subtle",
});
const cell = css({
  row: "1",
  minHeight: "36px",
  color: "fg.muted",
  textStyle: "meta",
  "--icon-size": "14px",
  "&[data-end]": { justifyContent: "flex-end" },
  "&[aria-pressed]": { cursor: "pointer", borderRadius: "sm", _hover: { color: "fg.default" } },
  "&[aria-pressed=true]": { color: "fg.default", fontWeight: "650" },
});
const picker = css({ my: "3", display: "grid", gap: "1" });
const sorts: readonly MyCharacterSort[] = ["updated", "name", "chats", "messages", "favourites"];

type SortHeadProps = MySorting & { onSort: (next: MySorting) => void };

/**
 * The column heads of the list. A press sorts by the column, a second one reverses it, a third resets to the latest change.
 * A phone has no columns, so it gets a select with the same orders.
 */
export function SortHead({ sort, direction, onSort }: SortHeadProps) {
  const press = (of: MyCharacterSort) => {
    const usual = usualDirection(of);
    if (of !== sort) return onSort({ sort: of, direction: usual });
    if (direction === usual) return onSort({ sort: of, direction: usual === "asc" ? "desc" : "asc" });
    onSort({ sort: "updated", direction: "desc" });
  };
  const Arrow = direction === "asc" ? ChevronUpIcon : ChevronDownIcon;
  const column = (of: MyCharacterSort) => (
    <button
      type="button"
      className={cell}
      data-end={of === "name" ? undefined : ""}
      aria-pressed={of === sort}
      onClick={() => press(of)}
    >
      {myCharactersTexts.sorts[of]}
      {of === sort && (
        <>
          <Arrow />
          <VisuallyHidden>{myCharactersTexts.sorted[direction]}</VisuallyHidden>
        </>
      )}
    </button>
  );
  return (
    <>
      <div role="group" aria-label={myCharactersTexts.sortBy} className={cx(bar, wideOnly)}>
        <span />
        {column("name")}
        <span className={cell}>{myCharactersTexts.status}</span>
        {column("chats")}
        {column("messages")}
        {column("favourites")}
      </div>
      <div className={cx(picker, narrowOnly)}>
        <SelectInput
          aria-label={myCharactersTexts.sortBy}
          value={sort}
          onChange={({ target }) => {
            const next = target.value as MyCharacterSort;
            onSort({ sort: next, direction: usualDirection(next) });
          }}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {myCharactersTexts.sorts[one]}
            </option>
          ))}
        </SelectInput>
      </div>
    </>
  );
}
