import { texts } from "#src/domain/texts.ts";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { css } from "#styled-system/css";

/** Where the check will stand, while its code is on its way. */
export function WidgetLoading() {
  return (
    <p role="status" className={css({ display: "inline-flex", alignItems: "center", gap: "2", color: "fg.muted" })}>
      <BreathingDots />
      {texts.botCheck.loading}
    </p>
  );
}
