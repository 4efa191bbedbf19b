import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { css } from "#styled-system/css";
import { authTexts } from "./auth-texts.ts";

/** Placeholder while the widget's code loads. */
export function WidgetLoading() {
  return (
    <p role="status" className={css({ inlineRow: "2", color: "fg.muted" })}>
      <BreathingDots />
      {authTexts.botCheck.loading}
    </p>
  );
}
