import { memo, type ReactNode } from "react";
import { css } from "#styled-system/css";

const rowBox = css({
  position: "absolute",
  top: "0",
  insetInline: "0",
  _focusVisible: {
    outline: "none",
    "& [data-bubble]": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  },
});

type LogRowProps<Row> = {
  row: Row;
  at: number;
  position: number;
  total: number;
  labelOf: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  measure: (element: HTMLElement | null) => void;
};

/** A row at its place in the list: what the feed says of it, and what measures it. */
export const LogRow = memo(function LogRow<Row extends { readonly key: string }>({
  row,
  at,
  position,
  total,
  labelOf,
  renderRow,
  measure,
}: LogRowProps<Row>) {
  return (
    <article
      ref={measure}
      className={rowBox}
      data-index={at}
      data-key={row.key}
      tabIndex={-1}
      aria-label={labelOf(row)}
      aria-posinset={position}
      aria-setsize={total}
    >
      {renderRow(row)}
    </article>
  );
}) as <Row extends { readonly key: string }>(props: LogRowProps<Row>) => ReactNode;
