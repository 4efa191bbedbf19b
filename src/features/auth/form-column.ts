import { css } from "#styled-system/css";

/** The fields of an account form, one under the other. */
export const formColumn = css({ display: "flex", flexDirection: "column", gap: "4" });
