import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { imageTemplatesQuery } from "#src/data/image/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { ImagesFrame } from "#src/features/images/images-frame.tsx";
import { imagesTexts } from "#src/features/images/images-texts.ts";
import type { ImageTemplate } from "#src/generated/api/model/imageTemplate.ts";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { WindowedList } from "#src/ui/feedback/windowed-list.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";

const searchBox = css({ display: "block", maxWidth: { md: "360px" }, mb: "6" });
const grid = css({
  display: "grid",
  gap: { base: "3", md: "4" },
  gridTemplateColumns: {
    base: "repeat(auto-fill, minmax(min(140px, 100%), 1fr))",
    md: "repeat(auto-fill, minmax(190px, 1fr))",
  },
  listStyle: "none",
  m: "0",
  p: "0",
});
const category = css({ "& + &": { mt: "8" } });
const heading = css({ textStyle: "h3", mb: "3" });
const card = css({
  display: "block",
  borderRadius: "row",
  color: "fg.default",
  textDecoration: "none",
  "& > span:first-child": { aspectRatio: "3 / 4", borderRadius: "row" },
  _hover: { "& img": { transform: "scale(1.03)" } },
  "& img": { transition: "transform {durations.base}, opacity {durations.base}" },
});
const name = css({ display: "block", mt: "2", textStyle: "control", overflowWrap: "anywhere" });
const words = css({ textStyle: "help", color: "fg.muted", overflowWrap: "anywhere", lineClamp: "2" });

const keyOf = ({ id }: ImageTemplate) => id;

const renderTemplate = (template: ImageTemplate) => (
  <Link to="/text-to-image" search={{ template: template.id }} className={card}>
    <Picture src={template.thumbnail} alt="" seed={template.id} ratio="fill" />
    <span className={name}>{template.name}</span>
    <span className={words}>{template.prompt}</span>
  </Link>
);

/** Templates under the headings of their categories, in the order they came. */
function byCategory(templates: readonly ImageTemplate[]): [string, ImageTemplate[]][] {
  const groups = new Map<string, ImageTemplate[]>();
  for (const one of templates) groups.set(one.category, [...(groups.get(one.category) ?? []), one]);
  return [...groups];
}

/** `/image-templates` (SHELL-13, IMG-03): choosing one opens Text to image with it (GAP-98). */
export function ImageTemplatesScreen({ search }: { search: string }) {
  const navigate = useNavigate();
  const templates = useInfiniteQuery({ ...imageTemplatesQuery(search), placeholderData: keepPreviousData });
  const goSearch = (q: string) =>
    void navigate({ to: "/image-templates", search: q === "" ? {} : { q }, replace: true, resetScroll: false });
  return (
    <ImagesFrame title={imagesTexts.templatesTitle}>
      <search className={searchBox}>
        <SearchBox label={imagesTexts.searchTemplates} value={search} onSearch={goSearch} />
      </search>
      <PagedList
        query={templates}
        itemKey={keyOf}
        loadingLabel={imagesTexts.loadingTemplates}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} width="100%" height={240} />
            ))}
          </div>
        }
        failed={texts.states.listFailed}
        empty={
          search === "" ? (
            <EmptyState title={imagesTexts.noTemplates} />
          ) : (
            <EmptyState
              title={imagesTexts.noMatch}
              action={<Button onClick={() => goSearch("")}>{imagesTexts.clearSearch}</Button>}
            />
          )
        }
        more={{ label: labels.loadMore, failedText: texts.states.moreFailed, count: imagesTexts.templatesShown }}
      >
        {(shown) =>
          byCategory(shown).map(([title, some]) => (
            <section key={title} aria-label={title} className={category}>
              <h2 className={heading}>{title}</h2>
              <WindowedList
                id={`images/templates/${search}/${title}`}
                items={some}
                itemKey={keyOf}
                renderItem={renderTemplate}
                className={grid}
                label={title}
              />
            </section>
          ))
        }
      </PagedList>
    </ImagesFrame>
  );
}
