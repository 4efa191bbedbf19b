import { Menu as ArkMenu, useMenu } from "@ark-ui/react/menu";
import CheckIcon from "lucide-react/icons/check";
import {
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { menu } from "#styled-system/recipes";
import { useClosedByBack } from "#src/lib/use-closed-by-back.ts";
import { Floating } from "../portal/floating.tsx";
import { useAfterMount } from "../portal/use-after-mount.ts";

const styles = menu();

export interface MenuProps {
  /** The control that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names the list if the trigger's name does not. */
  label?: string;
  placement?: "bottom-start" | "bottom-end" | "bottom" | "top-start" | "top-end" | "top" | "right-start" | "left-start";
  /** Open on mount, for a menu whose code is loaded by the press that opens it. */
  isOpenAtFirst?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** `MenuItem`, `MenuSeparator`, `MenuGroup`, `MenuRadioGroup`. */
  children: ReactNode;
}

/** A list of actions on a control: arrow keys, first letters, Escape; focus returns to the trigger. */
export function Menu({
  trigger,
  label,
  placement = "bottom-end",
  isOpenAtFirst = false,
  onOpenChange,
  children,
}: MenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const machine = useMenu({
    positioning: { placement, gutter: 6 },
    onOpenChange: (details) => onOpenChange?.(details.open),
    navigate: followLink,
  });
  // Opened by a key, a menu highlights its first item. This one opens itself, so it has to do so too; the button that was
  // pressed still has the focus while this renders first.
  const [isHighlightDue, setIsHighlightDue] = useState(
    () => isOpenAtFirst && document.activeElement?.matches(":focus-visible") === true,
  );
  useAfterMount(() => {
    if (isOpenAtFirst) machine.api.setOpen(true);
  });
  useClosedByBack(machine.api.open, () => machine.api.setOpen(false));
  return (
    <ArkMenu.RootProvider value={machine}>
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      <Floating content={content}>
        <ArkMenu.Positioner className={styles.positioner}>
          <ArkMenu.Content
            ref={content}
            className={styles.content}
            onFocus={(event) => {
              returnFocus(event);
              if (!isHighlightDue) return;
              setIsHighlightDue(false);
              const first = event.currentTarget.querySelector<HTMLElement>("[data-value]:not([data-disabled])");
              if (first?.dataset["value"] !== undefined) machine.api.setHighlightedValue(first.dataset["value"]);
            }}
            onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
              // A shortcut of the page: what it opens finds the menu closed, and returns the focus to its button.
              if (!(ctrlKey || metaKey) || altKey || key.length > 1) return;
              machine.api.setOpen(false);
              document.getElementById(machine.api.getTriggerProps().id ?? "")?.focus();
            }}
            {...(label === undefined ? {} : { "aria-label": label })}
          >
            {children}
          </ArkMenu.Content>
        </ArkMenu.Positioner>
      </Floating>
    </ArkMenu.RootProvider>
  );
}

/** Enter on a link clicks it outside of Ark's update, so that the router's link handles it. */
function followLink({ node }: { node: HTMLAnchorElement | null }) {
  queueMicrotask(() => node?.click());
}

/** Ark focuses the list one frame after an arrow key. If the menu has closed by then, focus goes back where it was. */
function returnFocus(event: FocusEvent<HTMLElement>) {
  const { currentTarget: list, relatedTarget: before } = event;
  if (list.dataset["state"] === "closed" && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/**
 * Ark reports a selection before it closes the menu and focuses the trigger in a microtask; the second of two
 * microtasks runs after that. The action may then move focus, or open a dialog that returns it to the trigger.
 */
function afterFocusReturn(run: () => void) {
  queueMicrotask(() => queueMicrotask(run));
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** `danger` for what takes something away, `accent` for the one offer. */
  tone?: "danger" | "accent";
  /** A secondary text at the end. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** Called after the menu has closed and the trigger has focus. Not needed for a link with `asChild`. */
  onSelect?: () => void;
  /** Dresses the one child, a link. Icon and hint then belong to the child. */
  asChild?: boolean;
  /** Its name; with `asChild` the link. */
  children: ReactNode;
}

export function MenuItem({ icon, tone, hint, isDisabled, onSelect, asChild = false, children }: MenuItemProps) {
  const value = useId();
  const shared = {
    value,
    className: styles.item,
    "data-tone": tone,
    disabled: isDisabled,
    onSelect: onSelect && (() => afterFocusReturn(onSelect)),
  };
  if (asChild) {
    return (
      <ArkMenu.Item {...shared} asChild>
        {children}
      </ArkMenu.Item>
    );
  }
  return (
    <ArkMenu.Item {...shared}>
      {icon}
      <ArkMenu.ItemText className={styles.itemText}>{children}</ArkMenu.ItemText>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </ArkMenu.Item>
  );
}

export function MenuSeparator() {
  return <ArkMenu.Separator className={styles.separator} />;
}

/** Items under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ArkMenu.ItemGroup>
      <ArkMenu.ItemGroupLabel className={styles.itemGroupLabel}>{label}</ArkMenu.ItemGroupLabel>
      {children}
    </ArkMenu.ItemGroup>
  );
}

export interface MenuRadioGroupProps extends Omit<
  ComponentProps<typeof ArkMenu.RadioItemGroup>,
  "value" | "onValueChange" | "onChange"
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One of several, with a check on the chosen one. */
export function MenuRadioGroup({ label, value, onChange, children, ...props }: MenuRadioGroupProps) {
  return (
    <ArkMenu.RadioItemGroup {...props} value={value} onValueChange={(details) => onChange(details.value)}>
      <ArkMenu.ItemGroupLabel className={styles.itemGroupLabel}>{label}</ArkMenu.ItemGroupLabel>
      {children}
    </ArkMenu.RadioItemGroup>
  );
}

export function MenuRadioItem({ value, icon, children }: { value: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <ArkMenu.RadioItem value={value} className={styles.item}>
      {icon}
      <ArkMenu.ItemText className={styles.itemText}>{children}</ArkMenu.ItemText>
      <ArkMenu.ItemIndicator className={styles.itemIndicator}>
        <CheckIcon />
      </ArkMenu.ItemIndicator>
    </ArkMenu.RadioItem>
  );
}
