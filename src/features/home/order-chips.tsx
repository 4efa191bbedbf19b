import { homepageOptions, type HomepagePreference } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { css } from "#styled-system/css";

const row = css({
  display: "flex",
  gap: "2",
  flexWrap: { base: "nowrap", lg: "wrap" },
  justifyContent: { lg: "flex-end" },
  overflowX: { base: "auto", lg: "visible" },
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  // On a phone the row runs out of the page, as a strip does.
  mx: { base: "-16px", md: "-24px", lg: "0" },
  px: { base: "16px", md: "24px", lg: "0" },
  py: { base: "1", lg: "0" },
  "& > button": { flexShrink: "0", whiteSpace: "nowrap" },
});

const orders = Object.entries(homepageOptions) as [HomepagePreference, { label: string }][];

/** The orders of the cast as chips, one of them on (CONST-29, GAP-44). */
export function OrderChips({
  value,
  onChange,
}: {
  value: HomepagePreference;
  onChange: (order: HomepagePreference) => void;
}) {
  return (
    <div role="group" aria-label={texts.home.orderBy} className={row}>
      {orders.map(([order, { label }]) => (
        <Chip key={order} isPressed={order === value} onClick={() => onChange(order)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
