import { LegalPage } from "./legal-page.tsx";
import { termsText } from "./terms-text.ts";

/** `/terms` (SHELL-22). */
export function TermsScreen() {
  return <LegalPage document={termsText} />;
}
