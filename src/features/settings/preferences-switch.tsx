import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Switch } from "#src/ui/fields/switch.tsx";
import { css } from "#styled-system/css";
import { PreferencesBox } from "./preferences-section.tsx";

const still = css({ md: { py: "0.5" } });

export interface PreferencesSwitchProps {
  label: string;
  help: string;
  isOn: boolean;
  /** A request is pending: the switch keeps focus and ignores presses (GAP-114). */
  isRunning: boolean;
  /** Settles with the request; failures are shown elsewhere. */
  onTurn: (isOn: boolean) => Promise<unknown>;
}

/** A setting that applies at once. A double press toggles it once (F14). */
export function PreferencesSwitch({ label, help, isOn, isRunning, onTurn }: PreferencesSwitchProps) {
  const turn = useSingleFlight(async (next: boolean) => {
    await onTurn(next).catch(() => undefined);
  });
  return (
    <PreferencesBox>
      <Switch
        className={still}
        label={label}
        help={help}
        checked={isOn}
        aria-disabled={isRunning || undefined}
        onChange={(event) => void turn(event.target.checked)}
      />
    </PreferencesBox>
  );
}
