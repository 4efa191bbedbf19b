import { useDocumentTitle } from "#src/lib/use-document-title.ts";
import { brandName } from "#src/ui/brand/brand.tsx";

/** Names the page in the browser's tab: `Home · Sotto`. One per screen. */
export function PageTitle({ children }: { children: string }) {
  useDocumentTitle(`${children} · ${brandName}`);
  return null;
}
