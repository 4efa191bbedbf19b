import { css } from "#styled-system/css";

/** Stacks the fields of an account form. */
export const formColumn = css({ display: "flex", flexDirection: "column", gap: "4" });
