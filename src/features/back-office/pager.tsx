import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";

const foot = css({ row: "2", justifyContent: "space-between", pt: "4", color: "fg.muted", textStyle: "meta" });

type PagerProps = { page: number; pageSize: number; total: number; onPage: (page: number) => void };

/** The position in a list, and the buttons to other pages if there is more than one. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { shown, previous, next } = backOfficeTexts.table;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <div className={foot}>
      <span role="status">{shown(first, last, total)}</span>
      {total > pageSize && (
        <span className={css({ row: "1" })}>
          <IconButton label={previous} disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={next} disabled={last >= total} onClick={() => onPage(page + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </span>
      )}
    </div>
  );
}
