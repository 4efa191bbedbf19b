import { Tabs as ArkTabs } from "@ark-ui/react/tabs";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { cx } from "#styled-system/css";
import { tabs } from "#styled-system/recipes";

function middle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

/**
 * Keeps the item that `selector` finds within `root` in the middle of the strip it lies in, also when it comes into a
 * dialog that opens or the strip grows with a number that arrives later; until the strip is scrolled by hand. The page
 * itself stays where it is. With `null` nothing is kept.
 */
export function useKeptInView(root: RefObject<HTMLElement | null>, selector: string | null): void {
  useEffect(() => {
    const chosen = selector === null ? null : root.current?.querySelector(selector);
    const strip = chosen?.parentElement;
    if (!chosen || !strip) return undefined;
    const sizes = new ResizeObserver(() => {
      strip.scrollLeft += middle(chosen) - middle(strip);
    });
    for (const one of strip.children) sizes.observe(one);
    const leave = () => sizes.disconnect();
    strip.addEventListener("wheel", leave, { once: true });
    strip.addEventListener("pointerdown", leave, { once: true });
    return leave;
  }, [root, selector]);
}

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
  useKeptInView(root, look === "side" ? null : `[role=tab][data-value="${CSS.escape(value)}"]`);
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
