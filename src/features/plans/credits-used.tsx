import { useQuery } from "@tanstack/react-query";
import { imageCreditsQuery } from "#src/data/image/queries.ts";
import { Progress } from "#src/ui/progress/progress.tsx";
import { css } from "#styled-system/css";
import { plansTexts } from "./plans-texts.ts";

const card = css({
  mt: "22px",
  px: "22px",
  py: "4",
  borderRadius: "18px",
  bg: "bg.surface",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
});

/** The share of this month's credits that is used (GAP-49). The top bar's counter reports a failed read. */
export function CreditsUsed() {
  const { data } = useQuery(imageCreditsQuery());
  if (data === undefined) return null;
  const { totalCredits, utilizedCredits } = data;
  const used = Math.min(utilizedCredits, totalCredits);
  return (
    <div className={card}>
      <Progress
        label={plansTexts.usedTitle}
        value={used}
        max={totalCredits}
        valueText={plansTexts.used(used, totalCredits)}
      />
    </div>
  );
}
