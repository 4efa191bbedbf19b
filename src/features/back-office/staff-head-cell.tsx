import { flexRender, type Header } from "@tanstack/react-table";
import ArrowDownIcon from "lucide-react/icons/arrow-down";
import ArrowUpIcon from "lucide-react/icons/arrow-up";
import { css } from "#styled-system/css";

const sortButton = css({
  row: "1",
  width: "full",
  minHeight: "44px",
  cursor: "pointer",
  borderRadius: "sm",
  "--icon-size": "14px",
  _hover: { color: "fg.default" },
  "[aria-sort]:not([aria-sort=none]) > &": { color: "fg.default", fontWeight: "650" },
});

/** A heading of the back office's tables; a button where the column can be sorted. */
export function StaffHeadCell<Item>({ header }: { header: Header<Item, unknown> }) {
  const { column } = header;
  const { sorts, isEnd, width } = column.columnDef.meta ?? {};
  const direction = column.getIsSorted();
  const words = flexRender(column.columnDef.header, header.getContext());
  const Arrow = direction === "asc" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      data-end={isEnd && ""}
      style={width === undefined ? undefined : { width: `${width}%` }}
      aria-sort={sorts && (direction === "asc" ? "ascending" : direction === "desc" ? "descending" : "none")}
    >
      {sorts ? (
        <button type="button" className={sortButton} data-end={isEnd && ""} onClick={() => column.toggleSorting()}>
          {words}
          {direction !== false && <Arrow />}
        </button>
      ) : (
        words
      )}
    </th>
  );
}
