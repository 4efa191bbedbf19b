import type { ReactNode } from "react";
import { staffPage } from "./list-head.tsx";

/** The frame of a list's page. */
export function ListPage({ children }: { children: ReactNode }) {
  return <div className={staffPage}>{children}</div>;
}
