import type { ReactNode } from "react";
import { texts } from "#src/domain/texts.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";

export type LegalSection = { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] };
export type LegalDocument = {
  readonly title: string;
  readonly changed: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};

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
  "& ol": { listStyle: "none", display: "grid", gap: "2", mt: "3" },
  "& a": {
    color: "fg.muted",
    textDecoration: "none",
    borderRadius: "xs",
    _hover: { color: "fg.default", textDecoration: "underline" },
  },
});
const prose = css({
  maxWidth: "66ch",
  "& h2": { textStyle: "h3", mt: "8", mb: "3", scrollMarginTop: "80px" },
  "& p": { mt: "3", color: "fg.default", lineHeight: "1.6" },
});

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A legal page: a readable column, with contents beside it from 1024 px (design 12, GAP-20). */
export function LegalPage({ document, children }: { document: LegalDocument; children?: ReactNode }) {
  return (
    <div className={page}>
      <PageTitle>{document.title}</PageTitle>
      <nav aria-label={texts.legal.contents} className={contents}>
        <p className={css({ textStyle: "label", color: "fg.subtle" })}>{texts.legal.contents}</p>
        <ol>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={prose}>
        <h1 className={css({ textStyle: "h1" })}>{document.title}</h1>
        <p className={css({ color: "fg.muted!", textStyle: "meta" })}>
          {texts.legal.changed} <time dateTime={document.changed}>{day.format(new Date(document.changed))}</time>
        </p>
        <div className={css({ my: "5" })}>
          <InlineAlert tone="warning">{texts.legal.review}</InlineAlert>
        </div>
        <p>{document.lead}</p>
        {document.sections.map(({ id, title, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {children}
      </article>
    </div>
  );
}
