import { ListPage } from "#src/features/back-office/list-page.tsx";
import { AuditList } from "#src/features/back-office/audit-list.tsx";

/** `/admin/audit`. */
export function AuditScreen() {
  return (
    <ListPage>
      <AuditList />
    </ListPage>
  );
}
