import { homepageOptions, type HomepagePreference } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { css, cx } from "#styled-system/css";
import { chipRow } from "./chip-row.ts";

const orders = Object.entries(homepageOptions) as [HomepagePreference, { label: string }][];

/** The feed's sort orders as chips, exactly one selected (CONST-29, GAP-44). */
export function OrderChips({
  value,
  onChange,
}: {
  value: HomepagePreference;
  onChange: (order: HomepagePreference) => void;
}) {
  return (
    <div
      role="group"
      aria-label={texts.home.orderBy}
      className={cx(chipRow, css({ justifyContent: { lg: "flex-end" } }))}
    >
      {orders.map(([order, { label }]) => (
        <Chip key={order} isPressed={order === value} onClick={() => onChange(order)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
