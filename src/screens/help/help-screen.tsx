import { useState } from "react";
import { Highlighted } from "#src/parts/highlighted/highlighted.tsx";
import { helpSupportId, ownSupportChat } from "#src/domain/addresses.ts";
import { texts } from "#src/domain/texts.ts";
import { isFound } from "#src/lib/search-text.ts";
import { DocumentPage } from "#src/parts/document/document-page.tsx";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { chip } from "#styled-system/recipes";
import { type HelpBlock, helpSections, helpTexts, oftenAsked } from "./help-text.ts";
import { useSectionInView } from "./use-section-in-view.ts";

const head = css({ mt: "5", _print: { display: "none" } });
const often = css({ display: "flex", flexWrap: "wrap", gap: "2", mt: "3", listStyle: "none" });
const oftenLink = css({ textDecoration: "none", minHeight: { base: "44px", md: "32px" } });
const folded = css({
  display: { base: "block", lg: "none" },
  mt: "5",
  borderBlock: "1px solid {colors.border.subtle}",
  _print: { display: "none" },
  "& summary": { minHeight: "52px", alignContent: "center", fontWeight: "semibold", cursor: "pointer" },
  "& summary span": { color: "fg.muted", fontWeight: "regular" },
  "& ol": { listStyle: "none", pb: "3" },
  "& a": { display: "block", py: "10px", color: "fg.muted", textDecoration: "none" },
});
const body = css({
  "& h3": { fontWeight: "semibold", mt: "5" },
  "& h3 + p": { mt: "1" },
  "& b": { fontWeight: "semibold" },
  "& h2 a": { color: "inherit", textDecoration: "none", _hover: { textDecoration: "underline" } },
});
const table = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "200px minmax(0, 1fr)" },
  mt: "3",
  "& dt": { fontVariantLigatures: "none", color: { base: "fg.muted", md: "fg.default" }, pt: "11px" },
  "& dd": { m: "0", pt: { base: "0", md: "11px" }, pb: "11px", borderBottom: "1px solid {colors.border.subtle}" },
  "& dt:not(:last-of-type)": { borderBottom: { md: "1px solid {colors.border.subtle}" } },
  "& dd:last-of-type": { borderBottom: "0" },
});
const narrated = css({ fontFamily: "narration", fontStyle: "italic", color: "chat.narration.fg" });

/**
 * The built-in help: how the product works, and how to reach a person (SHELL-24, DEL-08, SET-PRO-12). `isText`: a document
 * without code, which has no search and does not know what is read.
 */
export function HelpScreen({ isText = false }: { isText?: boolean }) {
  const [search, setSearch] = useState("");
  const found = helpSections.filter(({ title, blocks }) => isFound(search, title, ...blocks.flatMap(wordsOf)));
  const currentId = useSectionInView(found.map(({ id }) => id));
  const at = Math.max(
    0,
    found.findIndex(({ id }) => id === currentId),
  );
  return (
    <DocumentPage
      title={helpTexts.title}
      contentsLabel={helpTexts.contents}
      sections={found}
      currentId={isText ? null : (found[at]?.id ?? null)}
    >
      <div className={head}>
        {!isText && (
          <search>
            <SearchBox label={helpTexts.search} value={search} onSearch={setSearch} />
          </search>
        )}
        <ul className={often} aria-label={helpTexts.often}>
          {oftenAsked.map(({ label, id }) => (
            <li key={label}>
              <a
                href={`#${id}`}
                className={`${chip({ state: "unselected" })} ${oftenLink}`}
                onClick={() => setSearch("")}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <VisuallyHidden role="status">{search !== "" && helpTexts.found(found.length)}</VisuallyHidden>
      </div>
      {found.length > 0 && (
        <details className={folded}>
          <summary>
            {isText ? (
              helpTexts.contents
            ) : (
              <>
                {found[at]?.title} <span>{helpTexts.where(at + 1, found.length)}</span>
              </>
            )}
          </summary>
          <ol>
            {found.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={({ currentTarget }) => currentTarget.closest("details")?.removeAttribute("open")}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
      {found.length === 0 && (
        <EmptyState
          title={helpTexts.nothing}
          text={helpTexts.nothingHelp}
          action={<Button onClick={() => setSearch("")}>{texts.actions.clearSearch}</Button>}
        />
      )}
      <div className={body}>
        {found.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <a href={`#${id}`}>
                <Highlighted text={title} search={search} />
              </a>
            </h2>
            {blocks.map((block) => (
              <Block key={wordsOf(block)[0]} block={block} search={search} />
            ))}
            {id === helpSupportId && ownSupportChat !== null && (
              <p>
                <Button asChild>
                  <a href={ownSupportChat} target="_blank" rel="noopener noreferrer">
                    {helpTexts.supportChat}
                    <VisuallyHidden> ({texts.shell.opensInNewTab})</VisuallyHidden>
                  </a>
                </Button>
              </p>
            )}
          </section>
        ))}
      </div>
    </DocumentPage>
  );
}

function Block({ block, search }: { block: HelpBlock; search: string }) {
  if (typeof block === "string") return <Paragraph text={block} search={search} />;
  if ("title" in block)
    return (
      <>
        <h3>
          <Highlighted text={block.title} search={search} />
        </h3>
        <Paragraph text={block.text} search={search} />
      </>
    );
  return (
    <dl className={table}>
      {block.rows.map(({ typed, shown, isNarrated }) => [
        <dt key={typed}>{typed}</dt>,
        <dd key={shown} className={isNarrated ? narrated : undefined}>
          {shown}
        </dd>,
      ])}
    </dl>
  );
}

/** Every second stretch between `**` names a control. */
function Paragraph({ text, search }: { text: string; search: string }) {
  return (
    <p>
      {text.split("**").map((stretch, index) => {
        const words = <Highlighted text={stretch} search={search} />;
        // The stretches never change order, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        return index % 2 === 1 ? <b key={index}>{words}</b> : <span key={index}>{words}</span>;
      })}
    </p>
  );
}

function wordsOf(block: HelpBlock): string[] {
  if (typeof block === "string") return [block.replaceAll("**", "")];
  if ("title" in block) return [block.title, block.text.replaceAll("**", "")];
  return block.rows.flatMap(({ typed, shown }) => [typed, shown]);
}
