import { randomId } from "#src/lib/random-id.ts";
import { Button } from "#src/ui/button/button.tsx";
import { authTexts } from "./auth-texts.ts";
import type { BotCheckWidgetProps } from "./bot-check-widget.ts";

/** Replaces the provider's widget when no site key is set: one button that returns a token. */
export function StandInWidget({ isBusy, onToken }: BotCheckWidgetProps) {
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => onToken(`stand-in-${randomId()}`)}>
      {authTexts.botCheck.idle}
    </Button>
  );
}
