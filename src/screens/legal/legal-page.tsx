import type { ReactNode } from "react";
import { DocumentPage } from "#src/parts/document/document-page.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";
import { legalTexts } from "./legal-texts.ts";

export type LegalSection = { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] };
export type LegalDocument = {
  readonly title: string;
  readonly changed: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A legal page, with the day of its last change (GAP-20). */
export function LegalPage({ document, children }: { document: LegalDocument; children?: ReactNode }) {
  return (
    <DocumentPage title={document.title} contentsLabel={legalTexts.contents} sections={document.sections}>
      <p className={css({ color: "fg.muted!", textStyle: "meta" })}>
        {legalTexts.changed} <time dateTime={document.changed}>{day.format(new Date(document.changed))}</time>
      </p>
      <div className={css({ my: "5" })}>
        <InlineAlert tone="warning">{legalTexts.review}</InlineAlert>
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
    </DocumentPage>
  );
}
