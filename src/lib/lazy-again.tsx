import { type ComponentType, lazy, type ReactNode } from "react";

const renewals = new Set<() => void>();

/** A component in a chunk of its own, as with `lazy`. A load that failed is tried again after `renewFailed`. */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const make = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> };
      } catch (error) {
        renewals.add(() => (Now = make()));
        throw error;
      }
    });
  let Now = make();
  return (props) => <Now {...props} />;
}

/** Called once failures have been shown: whatever could not be loaded is asked for again when it is next drawn. */
export function renewFailed(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
