import type { ReactNode } from "react";
import { css } from "#styled-system/css";

/** A row of a phone's sheet; without a button it is plain information. */
export const sheetRow = css({
  row: "14px",
  width: "full",
  minHeight: "52px",
  paddingInline: "16px",
  borderRadius: "md",
  background: "transparent",
  color: "fg.default",
  fontSize: "15px",
  textAlign: "start",
  "&:is(button)": { cursor: "pointer", _hover: { background: "bg.hover" } },
  "&[data-tone=danger]": { color: "danger.text" },
  "&:not(button)": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
});

export type SheetItemProps = {
  icon: ReactNode;
  label: string;
  isPressed?: boolean;
  isDanger?: boolean;
  onPress: () => void;
};

/** An action of a phone's sheet. */
export function SheetItem({ icon, label, isPressed, isDanger = false, onPress }: SheetItemProps) {
  return (
    <button
      type="button"
      className={sheetRow}
      data-tone={isDanger ? "danger" : undefined}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {icon}
      {label}
    </button>
  );
}
