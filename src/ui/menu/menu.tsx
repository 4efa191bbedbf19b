import { Menu as ArkMenu } from "@ark-ui/react/menu";
import { Portal } from "@ark-ui/react/portal";
import CheckIcon from "lucide-react/icons/check";
import { type ComponentProps, type FocusEvent, type ReactElement, type ReactNode, useId, useState } from "react";
import { menu } from "#styled-system/recipes";
import { floatingContainer } from "../portal/floating-place.ts";

const styles = menu();

export interface MenuProps {
  /** The control that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names the list where the trigger's name does not. */
  label?: string;
  placement?: "bottom-start" | "bottom-end" | "bottom" | "top-start" | "top-end" | "top" | "right-start" | "left-start";
  /** Open from the start: for a menu loaded by the press that opens it. */
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
  // Loaded by the press that opens it: a key's press lights the first entry, as it does from the second time on. The
  // button still stands when this is first drawn.
  const [isLightDue, setIsLightDue] = useState(
    () => isOpenAtFirst && document.activeElement?.matches(":focus-visible") === true,
  );
  return (
    <ArkMenu.Root
      positioning={{ placement, gutter: 6 }}
      defaultOpen={isOpenAtFirst}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      navigate={followLink}
      lazyMount
      unmountOnExit
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      <Portal container={floatingContainer}>
        <ArkMenu.Positioner className={styles.positioner}>
          <ArkMenu.Context>
            {({ setHighlightedValue }) => (
              <ArkMenu.Content
                className={styles.content}
                onFocus={(event) => {
                  returnFocus(event);
                  if (!isLightDue) return;
                  setIsLightDue(false);
                  const first = event.currentTarget.querySelector<HTMLElement>("[data-value]:not([data-disabled])");
                  if (first?.dataset["value"] !== undefined) setHighlightedValue(first.dataset["value"]);
                }}
                {...(label === undefined ? {} : { "aria-label": label })}
              >
                {children}
              </ArkMenu.Content>
            )}
          </ArkMenu.Context>
        </ArkMenu.Positioner>
      </Portal>
    </ArkMenu.Root>
  );
}

/** Enter on a link is a click that React hears, so that a router's link stays inside the application. */
function followLink({ node }: { node: HTMLAnchorElement | null }) {
  queueMicrotask(() => node?.click());
}

/** A key pressed in the frame in which the menu closes asks for focus after it was given back; it goes back again. */
function returnFocus(event: FocusEvent<HTMLElement>) {
  const { currentTarget: list, relatedTarget: trigger } = event;
  if (list.dataset["state"] === "closed" && trigger instanceof HTMLElement) trigger.focus({ preventScroll: true });
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** `danger` for what takes something away, `accent` for the one offer. */
  tone?: "danger" | "accent";
  /** A quiet word at the end. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** Chosen by press or Enter. A link with `asChild` needs none. */
  onSelect?: () => void;
  /** Dresses the one child, a link. Icon and hint then belong to the child. */
  asChild?: boolean;
  /** Its name; with `asChild` the link. */
  children: ReactNode;
}

export function MenuItem({ icon, tone, hint, isDisabled, onSelect, asChild = false, children }: MenuItemProps) {
  const value = useId();
  const shared = { value, className: styles.item, "data-tone": tone, disabled: isDisabled, onSelect };
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
