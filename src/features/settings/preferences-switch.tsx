import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Switch } from "#src/ui/fields/switch.tsx";
import { css } from "#styled-system/css";
import { PreferencesBox } from "./preferences-section.tsx";

const still = css({ md: { py: "0.5" } });

export interface PreferencesSwitchProps {
  label: string;
  help: string;
  isOn: boolean;
  /** Its request is on its way: the switch keeps the focus and does nothing (GAP-114). */
  isRunning: boolean;
  /** Settles with the request; who fails says so elsewhere. */
  onTurn: (isOn: boolean) => Promise<unknown>;
}

/** A setting that is in force at once. Pressed twice, it turns once (F14). */
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
