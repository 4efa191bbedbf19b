import CircleAlertIcon from "lucide-react/icons/circle-alert";
import CircleCheckIcon from "lucide-react/icons/circle-check";
import InfoIcon from "lucide-react/icons/info";
import TriangleAlertIcon from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { inlineAlert } from "#styled-system/recipes";

const icons = { danger: CircleAlertIcon, warning: TriangleAlertIcon, info: InfoIcon, success: CircleCheckIcon };

export interface InlineAlertProps {
  tone?: keyof typeof icons;
  title?: string;
  children?: ReactNode;
  /** Buttons: beside the text if there is no title, else below it. */
  actions?: ReactNode;
}

/** A message inside a form, a dialog or above a list. `danger` is announced assertively, the rest politely. */
export function InlineAlert({ tone = "info", title, children, actions }: InlineAlertProps) {
  const styles = inlineAlert({ tone });
  const Icon = icons[tone];
  return (
    <div className={styles.root} role={tone === "danger" ? "alert" : "status"}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body} data-line={(title === undefined && actions !== undefined) || undefined}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
