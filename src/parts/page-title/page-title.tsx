import { useEffect } from "react";
import { brandName } from "#src/ui/brand/brand.tsx";

/** Sets the page's title while the component is shown. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Names the page in the browser's tab: `Home · Sotto`. One per screen. */
export function PageTitle({ children }: { children: string }) {
  useDocumentTitle(`${children} · ${brandName}`);
  return null;
}
