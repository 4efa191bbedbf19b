import { Tabs as ArkTabs } from "@ark-ui/react/tabs";
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from "react";
import { useKeptInView } from "#src/lib/kept-in-view.ts";
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
