import { useState } from "react";
import { languageName, languagesByName, pointOfViewLabels, pointsOfView } from "#src/domain/language-and-person.ts";

/** The options of a select of languages (GAP-152); the first one has no value, and says `none`. */
export function LanguageOptions({ none }: { none: string }) {
  const [languages] = useState(languagesByName);
  return (
    <>
      <option value="">{none}</option>
      {languages.map((one) => (
        <option key={one} value={one}>
          {languageName(one)}
        </option>
      ))}
    </>
  );
}

/** The options of a select of points of view (GAP-152); the first one has no value, and says `none`. */
export function PointOfViewOptions({ none }: { none: string }) {
  return (
    <>
      <option value="">{none}</option>
      {pointsOfView.map((one) => (
        <option key={one} value={one}>
          {pointOfViewLabels[one]}
        </option>
      ))}
    </>
  );
}
