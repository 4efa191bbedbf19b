import { css } from "#styled-system/css";

/** The head of a section: its title, and a control at the end. */
export const sectionHead = css({ row: "3", justifyContent: "space-between", minHeight: "36px", mb: "14px" });
export const sectionTitle = css({ textStyle: "h3" });
