import type { ReactElement } from "react";

/** Where the landing page leads. */
export type LandingAddress = "/" | "/sign-in" | "/sign-up" | "/home" | "/terms" | "/privacy" | "/creator/$userId";

/**
 * An empty link element, filled by who draws it. The page stands both inside the app, where the router follows its links, and
 * as a document of its own, which has no router.
 */
export type LandingLink = (
  to: LandingAddress,
  given?: { next?: string; userId?: string },
) => ReactElement<{ className?: string; children?: React.ReactNode }>;
