import { useState } from "react";

interface Owned<Shown, Chosen extends Shown> {
  value: Shown;
  onChange: (value: Chosen) => void;
}

/** What a story's field needs of an owner: keeps what is chosen. The story's own `onChange` hears of it first. */
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
