import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import CheckIcon from "lucide-react/icons/check";
import { imageTemplatesQuery } from "#src/data/image/queries.ts";
import type { ImageTemplate } from "#src/generated/api/model/imageTemplate.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { FieldGroup } from "#src/ui/fields/field-group.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

const chips = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "7px" });
/** Number of templates in the form; the page of templates shows them all. */
const atFirst = 5;

/** The first template of each category, then others; always includes the chosen one. */
function offered(templates: readonly ImageTemplate[], chosen: string | null): ImageTemplate[] {
  const firsts = templates.filter((one, at) => templates.findIndex(({ category }) => category === one.category) === at);
  const some = [...firsts, ...templates.filter((one) => !firsts.includes(one))].slice(0, atFirst);
  const mine = templates.find(({ id }) => id === chosen);
  return mine === undefined || some.includes(mine) ? some : [mine, ...some.slice(1)];
}

/** A few templates to start from. The form works without them, so a failed read leaves only the link to all templates. */
export function TemplateChips({ chosen, onChoose }: { chosen: string | null; onChoose: (one: ImageTemplate) => void }) {
  const { data = [] } = useInfiniteQuery(imageTemplatesQuery(""));
  return (
    <FieldGroup legend={imagesTexts.template}>
      <div className={chips}>
        {offered(data, chosen).map((template) => (
          <Chip
            key={template.id}
            isPressed={template.id === chosen}
            icon={template.id === chosen && <CheckIcon />}
            onClick={() => onChoose(template)}
          >
            {template.name}
          </Chip>
        ))}
        <TextLink tone="quiet" asChild className={css({ textStyle: "meta", ms: "1" })}>
          <Link to="/image-templates">{imagesTexts.allTemplates}</Link>
        </TextLink>
      </div>
    </FieldGroup>
  );
}
