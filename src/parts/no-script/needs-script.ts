import { css } from "#styled-system/css";

/** On what would look alive without a script and is not. The document says what is missing in the `<noscript>` beside it. */
export const needsScript = css({ _noscript: { display: "none!" } });
