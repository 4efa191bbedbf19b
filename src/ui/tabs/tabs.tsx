import { Tabs as ArkTabs } from "@ark-ui/react/tabs";
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { cx } from "#styled-system/css";
import { tabs } from "#styled-system/recipes";

const StylesContext = createContext<ReturnType<typeof tabs>>({} as ReturnType<typeof tabs>);

export interface TabsProps extends Omit<
  ComponentProps<typeof ArkTabs.Root>,
  "ref" | "value" | "onChange" | "onValueChange" | "orientation"
> {
  value: string;
  onChange: (value: string) => void;
  /** `line` (default), `strip` and `segment` above the content, `side` beside it. */
  look?: "line" | "strip" | "segment" | "side";
}

/** Tabs with roving focus and automatic activation. Hidden panels are not mounted until first shown. */
export function Tabs({ value, onChange, look = "line", className, ...props }: TabsProps) {
  const styles = tabs({ look });
  const root = useRef<HTMLDivElement>(null);
  // Keeps the chosen tab in view when the strip overflows, also when it was chosen elsewhere, comes into a dialog that
  // opens, or grows with a count that arrives later; until the strip is scrolled by hand. The page itself stays.
  useEffect(() => {
    const chosen = root.current?.querySelector(`[role=tab][data-value="${CSS.escape(value)}"]`);
    const list = chosen?.parentElement;
    if (look === "side" || !chosen || !list) return undefined;
    const sizes = new ResizeObserver(() => {
      const tab = chosen.getBoundingClientRect();
      const strip = list.getBoundingClientRect();
      list.scrollLeft += tab.left + tab.width / 2 - (strip.left + strip.width / 2);
    });
    for (const one of list.children) sizes.observe(one);
    const leave = () => sizes.disconnect();
    const byHand = ["pointerdown", "wheel"] as const;
    for (const name of byHand) list.addEventListener(name, leave, { passive: true, once: true });
    return () => {
      leave();
      for (const name of byHand) list.removeEventListener(name, leave);
    };
  }, [value, look]);
  return (
    <StylesContext value={styles}>
      <ArkTabs.Root
        ref={root}
        lazyMount
        {...props}
        value={value}
        onValueChange={(details) => onChange(details.value)}
        orientation={look === "side" ? "vertical" : "horizontal"}
        className={cx(styles.root, className)}
      />
    </StylesContext>
  );
}

/** Holds the `Tab`s. `label` is the list's accessible name. */
export function TabList({ label, className, ...props }: ComponentProps<typeof ArkTabs.List> & { label: string }) {
  const styles = useContext(StylesContext);
  return <ArkTabs.List {...props} aria-label={label} className={cx(styles.list, className)} />;
}

export interface TabProps extends ComponentProps<typeof ArkTabs.Trigger> {
  icon?: ReactNode;
}

export function Tab({ icon, className, children, ...props }: TabProps) {
  const styles = useContext(StylesContext);
  return (
    <ArkTabs.Trigger {...props} className={cx(styles.trigger, className)}>
      {icon}
      {children}
    </ArkTabs.Trigger>
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof ArkTabs.Content>) {
  const styles = useContext(StylesContext);
  return <ArkTabs.Content {...props} className={cx(styles.content, className)} />;
}
