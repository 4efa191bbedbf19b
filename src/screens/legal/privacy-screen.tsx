import { LegalPage } from "./legal-page.tsx";
import { privacyText } from "./privacy-text.ts";

/** `/privacy` (SHELL-23). */
export function PrivacyScreen() {
  return <LegalPage document={privacyText} />;
}
