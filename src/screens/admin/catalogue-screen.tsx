import type { Catalogue } from "#src/data/admin/mutations.ts";
import { CatalogueList } from "#src/features/back-office/catalogue-list.tsx";
import { ListPage } from "#src/features/back-office/list-page.tsx";

/** `/admin/categories`, `/admin/badges`, `/admin/decorations`. */
export function CatalogueScreen({ catalogue }: { catalogue: Catalogue }) {
  return (
    <ListPage>
      <CatalogueList catalogue={catalogue} />
    </ListPage>
  );
}
