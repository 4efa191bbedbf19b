import { ListPage } from "#src/features/back-office/list-page.tsx";
import { Overview } from "#src/features/back-office/overview.tsx";

/** `/admin`. */
export function OverviewScreen() {
  return (
    <ListPage>
      <Overview />
    </ListPage>
  );
}
