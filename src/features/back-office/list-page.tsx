import type { ReactNode } from "react";
import { staffPage } from "./list-head.tsx";

/** Layout of a page with a list. */
export function ListPage({ children }: { children: ReactNode }) {
  return <div className={staffPage}>{children}</div>;
}
