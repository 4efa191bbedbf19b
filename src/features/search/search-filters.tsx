import { useQuery } from "@tanstack/react-query";
import { openDialog } from "#src/client-state/dialogs.ts";
import { categoriesQuery } from "#src/data/category/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import type { GlobalSearch } from "#src/domain/search-params.ts";
import { languageOf, pointOfViewOf } from "#src/domain/language-and-person.ts";
import { LanguageOptions, PointOfViewOptions } from "#src/parts/language-and-person/options.tsx";
import { CategoryChoiceView } from "#src/parts/category-picker/category-choice-view.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { choiceOf, withChange } from "./search-state.ts";
import { searchTexts as texts } from "./search-texts.ts";

const label = css({ textStyle: "label", mb: "2" });

export interface SearchFiltersProps {
  search: GlobalSearch;
  onChange: (search: GlobalSearch) => void;
  /** Whether the account shows adult characters at all. */
  mayAdult: boolean;
}

/** The filters of characters: tri-state categories, language, person and adult characters (GAP-67). */
export function SearchFilters({ search, onChange, mayAdult }: SearchFiltersProps) {
  const categories = useQuery(categoriesQuery());
  const choice = choiceOf(search);
  return (
    <div className={css({ display: "grid", gap: "6", minWidth: "0" })}>
      <FormField label={texts.language}>
        <SelectInput
          value={languageOf(search.lang) ?? ""}
          onChange={({ target }) => onChange(withChange(search, { lang: target.value }))}
        >
          <LanguageOptions none={texts.anyLanguage} />
        </SelectInput>
      </FormField>
      <FormField label={texts.toldIn}>
        <SelectInput
          value={pointOfViewOf(search.person) ?? ""}
          onChange={({ target }) => onChange(withChange(search, { person: target.value }))}
        >
          <PointOfViewOptions none={texts.anyPerson} />
        </SelectInput>
      </FormField>
      <div>
        <Switch
          label={texts.adult}
          help={mayAdult ? undefined : texts.adultLocked}
          checked={mayAdult && search.adult !== false}
          disabled={!mayAdult}
          onChange={({ target }) => onChange(withChange(search, { adult: target.checked ? undefined : false }))}
        />
        {!mayAdult && (
          <p className={css({ textStyle: "help", mt: "1" })}>
            <TextLink onClick={() => openDialog("settings", { tab: "preferences" })}>{texts.adultSettings}</TextLink>
          </p>
        )}
      </div>
      <div>
        <h2 className={label}>{texts.categories}</h2>
        <CategoryChoiceView
          label={texts.categories}
          categories={categories}
          own={{ data: choice, isError: false, refetch: () => undefined }}
          choice={choice}
          limit={limits.interests}
          limitText={messages.interests.limit}
          isTriState
          onChange={({ selected, excluded }) =>
            onChange(withChange(search, { in: [...selected], out: excluded.slice(0, limits.interests) }))
          }
        />
      </div>
    </div>
  );
}
