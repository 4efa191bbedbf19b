import { Slider as ArkSlider } from "@ark-ui/react/slider";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "#styled-system/css";
import { slider } from "#styled-system/recipes";

export interface SliderProps {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  /** Called when the thumb is released or moved by a key: the value to save. */
  onChangeEnd?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Formats the value for display and screen readers, for example `75 %`. */
  format?: (value: number) => string;
  /** Labelled positions under the track. */
  marks?: readonly { value: number; label: string }[];
  help?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/**
 * A slider. When: a range whose exact number matters little and whose effect shows at once; a number field for exact
 * values, radio buttons for up to five named ones. Keys: arrows by one step, Page Up and Page Down by ten, Home and End
 * to the ends.
 */
export function Slider({
  label,
  value,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  marks,
  help,
  disabled = false,
  className,
}: SliderProps) {
  const id = useId();
  const styles = slider();
  // `onChangeEnd` can fire before the parent has rendered the new value, so keep the last one reported.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return (
    <ArkSlider.Root
      value={[value]}
      onValueChange={(details) => {
        latest.current = details.value[0] ?? min;
        onChange(latest.current);
      }}
      onValueChangeEnd={() => onChangeEnd?.(latest.current)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      getAriaValueText={(details) => format(details.value)}
      className={cx(styles.root, className)}
    >
      <div className={styles.header}>
        <ArkSlider.Label className={styles.label}>{label}</ArkSlider.Label>
        <span className={styles.valueText} aria-hidden="true">
          {format(value)}
        </span>
      </div>
      <ArkSlider.Control className={styles.control}>
        <ArkSlider.Track className={styles.track}>
          <ArkSlider.Range className={styles.range} />
        </ArkSlider.Track>
        <ArkSlider.Thumb
          index={0}
          className={styles.thumb}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
        >
          <ArkSlider.HiddenInput />
        </ArkSlider.Thumb>
      </ArkSlider.Control>
      {marks !== undefined && (
        <ArkSlider.MarkerGroup className={styles.markerGroup}>
          {marks.map((mark) => (
            <ArkSlider.Marker key={mark.value} value={mark.value} className={styles.marker}>
              {mark.label}
            </ArkSlider.Marker>
          ))}
        </ArkSlider.MarkerGroup>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </ArkSlider.Root>
  );
}
