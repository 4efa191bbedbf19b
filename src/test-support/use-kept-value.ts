import { useState } from "react";

interface Owned<Shown, Chosen extends Shown> {
  value: Shown;
  onChange: (value: Chosen) => void;
}

/** Keeps a field's value in a story. Calls the story's own `onChange` first. */
export function useKeptValue<Shown, Chosen extends Shown>({
  value: first,
  onChange,
}: Owned<Shown, Chosen>): Owned<Shown, Chosen> {
  const [value, setValue] = useState<Shown>(first);
  return {
    value,
    onChange: (next) => {
      onChange(next);
      setValue(next);
    },
  };
}
