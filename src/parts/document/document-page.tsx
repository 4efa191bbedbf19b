import type { ReactNode } from "react";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { css } from "#styled-system/css";

const page = css({
  width: "full",
  maxWidth: "1080px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  py: { base: "6", md: "10" },
  display: { base: "block", lg: "grid" },
  gridTemplateColumns: "220px minmax(0, 66ch)",
  gap: "12",
});
const contents = css({
  display: { base: "none", lg: "block" },
  position: "sticky",
  top: "88px",
  alignSelf: "start",
  _print: { display: "none" },
  "& ol": { listStyle: "none", display: "grid", gap: "2", mt: "3" },
  "& a": {
    color: "fg.muted",
    textDecoration: "none",
    borderRadius: "xs",
    _hover: { color: "fg.default", textDecoration: "underline" },
    "&[aria-current]": { color: "accent.text", fontWeight: "semibold" },
  },
});
const prose = css({
  maxWidth: "66ch",
  "& h2": { textStyle: "h3", mt: "8", mb: "3", scrollMarginTop: "80px" },
  "& p": { mt: "3", color: "fg.default", lineHeight: "1.6" },
});

export type DocumentPageProps = {
  title: string;
  /** Heading of the list of contents. */
  contentsLabel: string;
  sections: readonly { readonly id: string; readonly title: string }[];
  /** Id of the section that is read. */
  currentId?: string | null;
  children: ReactNode;
};

/** A text to read: a readable column, with its contents beside it from 1024 px (design 12, GAP-20). */
export function DocumentPage({ title, contentsLabel, sections, currentId, children }: DocumentPageProps) {
  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <nav aria-label={contentsLabel} className={contents}>
        <p className={css({ textStyle: "label", color: "fg.subtle" })}>{contentsLabel}</p>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} aria-current={section.id === currentId ? "location" : undefined}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={prose}>
        <h1 className={css({ textStyle: "h1" })}>{title}</h1>
        {children}
      </article>
    </div>
  );
}
